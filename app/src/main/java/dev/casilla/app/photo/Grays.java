package dev.casilla.app.photo;

import android.graphics.Bitmap;
import android.graphics.Color;
import java.nio.IntBuffer;

/** Turns bitmaps into gray photos and back. */
/*
 * A gray pixel is the same in every order of colours, so that on the way back, which is the main
 * thread's, pixels are copied as they are: to have them converted takes longer than to make them.
 */
public final class Grays {
  private static final int WHITE = 255;

  /** What red, green and blue weigh in brightness, in parts of 256 (ITU-R BT.601). */
  private static final int RED = 77;

  private static final int GREEN = 150;
  private static final int BLUE = 29;

  private static final int OPAQUE = 0xff000000;

  /** Spreads a shade to red, green and blue. */
  private static final int GRAY = 0x010101;

  private Grays() {}

  /** The brightness of a bitmap; where that is transparent, paper shows through. */
  public static GrayPhoto of(Bitmap bitmap) {
    int width = bitmap.getWidth();
    int height = bitmap.getHeight();
    byte[] luma = new byte[width * height];
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      bitmap.getPixels(row, 0, width, 0, y, width, 1);
      for (int x = 0; x < width; x++) {
        luma[y * width + x] = (byte) onPaper(row[x]);
      }
    }
    return new GrayPhoto(luma, width, height);
  }

  /** The photo as a bitmap. */
  static Bitmap bitmap(GrayPhoto photo) {
    int[] pixels = new int[photo.width() * photo.height()];
    int i = 0;
    for (int y = 0; y < photo.height(); y++) {
      for (int x = 0; x < photo.width(); x++) {
        pixels[i++] = OPAQUE | GRAY * photo.at(x, y);
      }
    }
    Bitmap bitmap = Bitmap.createBitmap(photo.width(), photo.height(), Bitmap.Config.ARGB_8888);
    bitmap.copyPixelsFromBuffer(IntBuffer.wrap(pixels));
    return bitmap;
  }

  private static int onPaper(int color) {
    int luma =
        (RED * Color.red(color) + GREEN * Color.green(color) + BLUE * Color.blue(color)) >> 8;
    int alpha = Color.alpha(color);
    return (alpha * luma + (WHITE - alpha) * WHITE) / WHITE;
  }
}
