package dev.casilla.app.ui.puzzle.controls;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;

/** Where there is no room for words that something else says, too. Stateless. */
public final class CompactWindow {
  /** In a lower window there is no room for more than a line. */
  private static final int LEAST_HEIGHT_DP = 480;

  /** The same beside a board, where the whole height is the controls', by how large text is. */
  private static final int LEAST_HEIGHT_BESIDE_DP = 320;

  private CompactWindow() {}

  /** Whether that is so. */
  public static boolean is(Resources resources) {
    int least = isWide(resources) ? LEAST_HEIGHT_BESIDE_DP : LEAST_HEIGHT_DP;
    return height(resources) < Math.max(LEAST_HEIGHT_DP, least * TextSize.scale(resources));
  }

  /** Whether not even keys have room for a name and an icon: in large text, on a phone's side. */
  public static boolean isForIcons(Resources resources) {
    return height(resources) < LEAST_HEIGHT_DP && TextSize.isLarge(resources);
  }

  /**
   * Whether there is room for one action only that stays where it is: two side by side, in large
   * text, take so much that the keys are not seen any more.
   */
  public static boolean isForOneAction(Resources resources) {
    return resources.getBoolean(R.bool.actions_stay) && isForIcons(resources);
  }

  private static boolean isWide(Resources resources) {
    float density = resources.getDisplayMetrics().density;
    int width = resources.getConfiguration().screenWidthDp;
    return width * density >= resources.getDimension(R.dimen.wide_window);
  }

  private static int height(Resources resources) {
    return resources.getConfiguration().screenHeightDp;
  }
}
