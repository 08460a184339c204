package dev.casilla.app.ui.review.cards;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.layout.BoardScreenLayout;

/**
 * How much room the window has for text.
 *
 * @param isTextLarge whether text is too large for its usual place
 * @param isNarrow whether the window has no room for the board beside the controls
 * @param hasBar whether there is a title bar; the lowest windows have none
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

  /** Whether every line counts. */
  boolean isCompact() {
    return isLow && isTextLarge;
  }

  /** Whether the keys need the room of the button below them. */
  public boolean hidesActionBelowKeys() {
    return isLow || (isTextLarge && isNarrow);
  }

  /**
   * Whether to show the verdict in the title bar, because the card is likely to be scrolled away.
   */
  boolean showsTextInBar() {
    return hasBar && (isLow || isTextLarge);
  }
}
