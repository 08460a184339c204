package dev.casilla.reader.testing.page;

import dev.casilla.reader.picture.LumaPlane;

/** Mirrors images. Stateless. */
public final class MirrorImage {
  private MirrorImage() {}

  /**
   * The image mirrored horizontally; it must be upright and without row padding, as rendered images
   * are.
   */
  public static LumaPlane of(LumaPlane plane) {
    int width = plane.width();
    byte[] luma = new byte[width * plane.height()];
    for (int i = 0; i < luma.length; i++) {
      int row = i / width;
      luma[row * width + width - 1 - i % width] = plane.luma()[i];
    }
    return LumaPlane.of(luma, width, plane.height());
  }
}
