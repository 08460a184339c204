package dev.casilla.app.review;

import android.graphics.Bitmap;
import android.graphics.Color;

/** Turns plates into bitmaps. */
final class PlateBitmap {
  private PlateBitmap() {}

  /** The plate as a bitmap. */
  static Bitmap of(Plate plate) {
    int side = plate.side();
    int[] pixels = new int[side * side];
    for (int i = 0; i < pixels.length; i++) {
      int y = i / side;
      int gray = plate.at(i % side, y);
      pixels[i] = Color.rgb(gray, gray, gray);
    }
    return Bitmap.createBitmap(pixels, side, side, Bitmap.Config.ARGB_8888);
  }
}
