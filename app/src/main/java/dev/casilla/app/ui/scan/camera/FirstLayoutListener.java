package dev.casilla.app.ui.scan.camera;

import android.view.View;
import org.jspecify.annotations.Nullable;

/** Waits until a view is in a window and has a size. For the main thread. */
/*
 * What is waited for happens a little later than that: whoever listens to the same layout, as the
 * view itself may, has heard of it by then.
 */
final class FirstLayoutListener implements View.OnLayoutChangeListener {
  private final View view;
  private @Nullable Runnable next;

  FirstLayoutListener(View view) {
    this.view = view;
  }

  /** Does {@code then}, now or as soon as it may be done; instead of what it was to do before. */
  void runWhenShown(Runnable then) {
    end();
    if (isShown()) {
      then.run();
    } else {
      next = then;
      view.addOnLayoutChangeListener(this);
    }
  }

  /** Waits no more. */
  void end() {
    view.removeOnLayoutChangeListener(this);
    if (next != null) {
      view.removeCallbacks(next);
      next = null;
    }
  }

  private boolean isShown() {
    return view.isAttachedToWindow() && view.getWidth() > 0 && view.getHeight() > 0;
  }

  @Override
  public void onLayoutChange(
      View laidOut,
      int left,
      int top,
      int right,
      int bottom,
      int leftBefore,
      int topBefore,
      int rightBefore,
      int bottomBefore) {
    if (next != null && isShown()) {
      view.removeOnLayoutChangeListener(this);
      view.post(next);
    }
  }
}
