package dev.casilla.reader.testing;

import dev.casilla.reader.vision.LumaPlane;

/** Shows pictures in a mirror. Stateless. */
public final class Mirror {
  private Mirror() {}

  /** The picture with left and right exchanged; as rendered ones are, without gaps and upright. */
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
