package dev.casilla.app.reading.frame;

import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Rotation;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Takes over what is visible of frames, one after the other, into a buffer that is used again. For
 * one thread.
 */
final class LumaCopier {
  private static final byte[] NOTHING = {};

  private byte[] luma = NOTHING;

  /**
   * The visible part of {@code frame}, which is a broken picture if the frame has fewer bytes than
   * it says; valid until the next one is taken.
   */
  LumaPlane take(Frame frame) {
    PixelLayout layout = frame.layout();
    int width = layout.visible().width();
    int height = layout.visible().height();
    if (layout.index(width - 1, height - 1) >= frame.luma().limit()) {
      return LumaPlane.of(NOTHING, width, height);
    }
    if (luma.length < width * height) {
      luma = new byte[width * height];
    }
    // Its own position, so that nobody else's view of the buffer moves.
    ByteBuffer from = frame.luma().duplicate();
    for (int y = 0; y < height; y++) {
      copyRow(from, layout, y);
    }
    return LumaPlane.of(luma, width, height)
        .withRotation(Rotation.ofDegrees(layout.rotationDegrees()));
  }

  /** The visible part of {@code picture}, standing upright; it is nobody else's. */
  GrayPhoto photo(Frame picture) {
    LumaPlane plane = take(picture);
    int pixels = plane.width() * plane.height();
    if (plane.luma().length < pixels) {
      return GrayPhoto.BROKEN;
    }
    GrayPhoto photo =
        new GrayPhoto(Arrays.copyOf(plane.luma(), pixels), plane.width(), plane.height());
    int turns = Math.floorMod(picture.layout().rotationDegrees(), 360) / 90;
    for (int turn = 0; turn < turns; turn++) {
      photo = photo.quarterTurned();
    }
    return photo;
  }

  private void copyRow(ByteBuffer from, PixelLayout layout, int y) {
    int width = layout.visible().width();
    if (layout.pixelStride() == 1) {
      // ByteBuffer's own position is newer than the oldest Android here.
      Buffer rows = from;
      rows.position(layout.index(0, y));
      from.get(luma, y * width, width);
    } else {
      for (int x = 0; x < width; x++) {
        luma[y * width + x] = from.get(layout.index(x, y));
      }
    }
  }
}
