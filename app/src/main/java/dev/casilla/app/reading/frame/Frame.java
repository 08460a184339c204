package dev.casilla.app.reading.frame;

import java.nio.ByteBuffer;
import java.util.Optional;

/** A camera image. The camera has only a few buffers, so close it soon. */
public interface Frame extends AutoCloseable {
  /** Receives the camera's images on the reading thread, one after the other. */
  interface Listener {
    /** Reads {@code frame} and closes it. */
    void onFrame(Frame frame);

    /** Reads the picture that the shutter took and closes it. */
    void onPicture(Frame picture);

    void onNoPicture();
  }

  /** The brightness of the pixels, in the order of {@link #layout}, from the buffer's start. */
  ByteBuffer luma();

  /** The layout of the pixels in {@link #luma}. */
  PixelLayout layout();

  /** Maps the image to the preview; empty while that is unknown. */
  Optional<ViewProjection> toView();

  /** Returns the buffer to the camera. A second call does nothing. */
  @Override
  void close();
}
