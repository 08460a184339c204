package dev.casilla.app.reading.frame;

import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Rotation;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Copies the visible part of frames into a buffer, which it reuses. For one thread. */
final class LumaCopier {
  private static final byte[] NOTHING = {};

  private byte[] luma = NOTHING;

  /**
   * The visible part of {@code frame}, valid until the next call. A frame with fewer bytes than its
   * layout needs gives a broken picture.
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
    // A duplicate has a position of its own.
    ByteBuffer from = frame.luma().duplicate();
    for (int y = 0; y < height; y++) {
      copyRow(from, layout, y);
    }
    return LumaPlane.of(luma, width, height)
        .withRotation(Rotation.ofDegrees(layout.rotationDegrees()));
  }

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
      // ByteBuffer.position is newer than API 24; Buffer.position is not.
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
