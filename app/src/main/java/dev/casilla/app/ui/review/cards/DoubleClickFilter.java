package dev.casilla.app.ui.review.cards;

import android.os.SystemClock;
import android.view.View;
import android.view.ViewConfiguration;
import dev.casilla.app.ui.review.state.ReviewUiState;

/** Tells a click that is meant for a cell from the second half of a double click, which is not. */
/*
 * What is said leads on to the next doubt at once, under the same finger. No one has seen that so
 * soon, however fast they work. Who says something else of it, at another control, means it.
 */
public final class DoubleClickFilter {
  private int control = View.NO_ID;
  private int cell = ReviewUiState.NOWHERE;
  private long millis;

  /** Whether a click just now on a control, {@code clicked}, is meant for {@code shown}, a cell. */
  public boolean accepts(int clicked, int shown) {
    long now = SystemClock.uptimeMillis();
    boolean isSecond = clicked == control && now - millis < ViewConfiguration.getDoubleTapTimeout();
    if (isSecond && shown != cell) {
      return false;
    }
    control = clicked;
    cell = shown;
    millis = now;
    return true;
  }
}
