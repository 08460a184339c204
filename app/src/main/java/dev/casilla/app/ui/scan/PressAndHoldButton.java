package dev.casilla.app.ui.scan;

import android.annotation.SuppressLint;
import android.view.MotionEvent;
import android.view.View;
import androidx.core.util.Consumer;

/**
 * A button that works as long as it is held. Who cannot hold it, with a keyboard or a screen
 * reader, switches it on and off by clicking. Who listens says whether it is on, by activating it.
 */
final class PressAndHoldButton {
  private final Consumer<Boolean> held;

  @SuppressLint("ClickableViewAccessibility") // A click is what the listener below is for.
  PressAndHoldButton(View button, Consumer<Boolean> held) {
    this.held = held;
    button.setOnTouchListener((view, event) -> touch(event));
    button.setOnClickListener(view -> held.accept(!view.isActivated()));
  }

  private boolean touch(MotionEvent event) {
    switch (event.getActionMasked()) {
      case MotionEvent.ACTION_DOWN -> held.accept(true);
      case MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> held.accept(false);
      default -> {}
    }
    return true;
  }
}
