package dev.casilla.app.review;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.page.TextSize;
import dev.casilla.app.puzzle.PuzzleLayout;

/**
 * How much room there is for words.
 *
 * @param isLow whether the window is low
 * @param isTextLarge whether text is so large that not all of it fits where it usually does
 * @param hasBar whether there is a bar above all else; the lowest windows go without
 */
record Room(boolean isLow, boolean isTextLarge, boolean hasBar) {
  static Room of(Resources resources) {
    float bar = resources.getDimension(R.dimen.review_bar);
    int title = (int) (bar * Math.max(1, TextSize.scale(resources)));
    return new Room(
        resources.getBoolean(R.bool.review_low),
        TextSize.isLarge(resources),
        PuzzleLayout.isTitled(resources, title));
  }

  /** Whether a line more or less decides what is seen at all. */
  boolean isForFewWords() {
    return isLow && isTextLarge;
  }

  /** Whether a card is likely to be below what is seen without scrolling, and the bar is not. */
  boolean isForBar() {
    return hasBar && (isLow || isTextLarge);
  }
}
