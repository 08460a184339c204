package dev.casilla.app.ui.review.cards;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.layout.BoardScreenLayout;

/**
 * How much room there is for words.
 *
 * @param isLow whether the window is low
 * @param isTextLarge whether text is so large that not all of it fits where it usually does
 * @param isNarrow whether the window has no room for the board beside the controls
 * @param hasBar whether there is a bar above all else; the lowest windows go without
 */
public record ReviewWindowSize(
    boolean isLow, boolean isTextLarge, boolean isNarrow, boolean hasBar) {
  private static final int WIDE_WINDOW_DP = 600;

  public static ReviewWindowSize of(Resources resources) {
    float bar = resources.getDimension(R.dimen.review_bar);
    int title = (int) (bar * Math.max(1, TextSize.scale(resources)));
    return new ReviewWindowSize(
        resources.getBoolean(R.bool.review_low),
        TextSize.isLarge(resources),
        resources.getConfiguration().screenWidthDp < WIDE_WINDOW_DP,
        BoardScreenLayout.isTitled(resources, title));
  }

  /** Whether a line more or less decides what is seen at all. */
  boolean isCompact() {
    return isLow && isTextLarge;
  }

  /** Whether the keys need the room of the button below them. */
  public boolean hidesActionBelowKeys() {
    return isLow || (isTextLarge && isNarrow);
  }

  /** Whether a card is likely to be below what is seen without scrolling, and the bar is not. */
  boolean showsTextInBar() {
    return hasBar && (isLow || isTextLarge);
  }
}
