package dev.casilla.app.ui.review.cards;

import android.graphics.Bitmap;
import dev.casilla.app.model.BoardPhoto;
import java.nio.IntBuffer;
import org.jspecify.annotations.Nullable;

/** Converts board photos to bitmaps and keeps the last one. Confined to the main thread. */
// The board and the selected cell's card draw the same photo. Gray pixels are equal in every
// channel order, so they are copied without conversion, which takes a third of the time.
public final class BoardPhotoBitmapCache {
  private static final int OPAQUE = 0xff000000;

  /** Copies a shade to red, green and blue. */
  private static final int GRAY = 0x010101;

  private @Nullable CachedBitmap last;

  private record CachedBitmap(BoardPhoto plate, Bitmap bitmap) {}

  public Bitmap of(BoardPhoto plate) {
    CachedBitmap known = last;
    if (known == null || !known.plate().equals(plate)) {
      known = new CachedBitmap(plate, paint(plate));
      last = known;
    }
    return known.bitmap();
  }

  /** A new bitmap of the photo. */
  public static Bitmap paint(BoardPhoto plate) {
    int side = plate.side();
    int[] pixels = new int[side * side];
    int i = 0;
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        pixels[i++] = OPAQUE | GRAY * plate.at(x, y);
      }
    }
    Bitmap bitmap = Bitmap.createBitmap(side, side, Bitmap.Config.ARGB_8888);
    bitmap.copyPixelsFromBuffer(IntBuffer.wrap(pixels));
    return bitmap;
  }
}
