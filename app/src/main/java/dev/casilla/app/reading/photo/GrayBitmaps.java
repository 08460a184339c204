package dev.casilla.app.reading.photo;

import android.graphics.Bitmap;
import android.graphics.Color;
import java.nio.ByteBuffer;

/** Converts between bitmaps and gray photos. */
// A gray photo becomes an ALPHA_8 bitmap, whose alpha is the brightness: its bytes are copied as
// they are, which is fast on the main thread, and need a quarter of the memory of colors.
public final class GrayBitmaps {
  private static final int WHITE = 255;

  /** The weights of red, green and blue in 1/256 (ITU-R BT.601). */
  private static final int RED = 77;

  private static final int GREEN = 150;
  private static final int BLUE = 29;

  private GrayBitmaps() {}

  /** The brightness of a bitmap on a white background. */
  public static GrayPhoto of(Bitmap bitmap) {
    int width = bitmap.getWidth();
    int height = bitmap.getHeight();
    byte[] luma = new byte[width * height];
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      bitmap.getPixels(row, 0, width, 0, y, width, 1);
      for (int x = 0; x < width; x++) {
        luma[y * width + x] = (byte) lumaOnWhite(row[x]);
      }
    }
    return new GrayPhoto(luma, width, height);
  }

  /** The photo as an alpha mask, to be drawn in white on black. */
  public static Bitmap alphaBitmap(GrayPhoto photo) {
    Bitmap light = Bitmap.createBitmap(photo.width(), photo.height(), Bitmap.Config.ALPHA_8);
    light.copyPixelsFromBuffer(ByteBuffer.wrap(photo.plane().luma()));
    return light;
  }

  private static int lumaOnWhite(int color) {
    int luma =
        (RED * Color.red(color) + GREEN * Color.green(color) + BLUE * Color.blue(color)) >> 8;
    int alpha = Color.alpha(color);
    return (alpha * luma + (WHITE - alpha) * WHITE) / WHITE;
  }
}
