package dev.casilla.app.review;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.page.TextSize;

/**
 * How much room there is for words.
 *
 * @param isLow whether the window is low
 * @param isTextLarge whether text is so large that not all of it fits where it usually does
 */
record Room(boolean isLow, boolean isTextLarge) {
  static Room of(Resources resources) {
    return new Room(resources.getBoolean(R.bool.review_low), TextSize.isLarge(resources));
  }

  /** Whether a card is likely to be below what is seen without scrolling. */
  boolean isTight() {
    return isLow || isTextLarge;
  }
}
