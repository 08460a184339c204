package dev.casilla.app.ui.scan.camera;

import android.view.View;
import org.jspecify.annotations.Nullable;

/** Waits until a view is attached and has a size. For the main thread. */
// The callback is posted, so that it runs after all other listeners of the same layout.
final class FirstLayoutListener implements View.OnLayoutChangeListener {
  private final View view;
  private @Nullable Runnable next;

  FirstLayoutListener(View view) {
    this.view = view;
  }

  /** Runs {@code then} as soon as the view is laid out. Replaces an earlier callback. */
  void runWhenShown(Runnable then) {
    end();
    if (isShown()) {
      then.run();
    } else {
      next = then;
      view.addOnLayoutChangeListener(this);
    }
  }

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
