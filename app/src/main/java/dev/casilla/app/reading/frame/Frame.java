package dev.casilla.app.reading.frame;

import java.nio.ByteBuffer;
import java.util.Optional;

/** One picture of a camera, which has only a few to fill: close it when done. */
public interface Frame extends AutoCloseable {
  /** The brightness of its pixels, row by row as {@link #layout} says, from the buffer's start. */
  ByteBuffer luma();

  /** How the pixels lie. */
  PixelLayout layout();

  /** Where they are shown, as far as that is known. */
  Optional<ViewProjection> toView();

  /** Gives it back to the camera; once more changes nothing. */
  @Override
  void close();
}
