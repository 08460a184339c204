package dev.casilla.app.ui.puzzle.controls;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;

/** Whether a window is too small for details. Stateless. */
public final class CompactWindow {
  /** Minimum height for messages of more than one line, in dp. */
  private static final int LEAST_HEIGHT_DP = 480;

  /** The same with the board beside the controls; grows with the text size. */
  private static final int LEAST_HEIGHT_BESIDE_DP = 320;

  private CompactWindow() {}

  /** Whether details that are visible elsewhere are left out. */
  public static boolean is(Resources resources) {
    int least = isWide(resources) ? LEAST_HEIGHT_BESIDE_DP : LEAST_HEIGHT_DP;
    return height(resources) < Math.max(LEAST_HEIGHT_DP, least * TextSize.scale(resources));
  }

  /** Whether buttons have icons only: with large text on a phone in landscape. */
  public static boolean isForIcons(Resources resources) {
    return height(resources) < LEAST_HEIGHT_DP && TextSize.isLarge(resources);
  }

  /**
   * Whether there is room for only one action below the controls: in large text, two would hide the
   * keys.
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
