package dev.casilla.app.review;

import android.annotation.SuppressLint;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import dev.casilla.app.databinding.ReviewControlsBinding;
import java.util.ArrayList;
import java.util.List;

/** Leads the focus, a keyboard's and a screen reader's, to where a person goes on. */
/*
 * What has the focus when it goes away loses it to the first thing in the window, far from what is
 * being done. So the focus goes on before that. To force a screen reader's focus is bad manners
 * elsewhere: here it would be lost, and nothing is taken from where it could stay.
 */
final class Onward {
  private final ReviewControlsBinding controls;
  private final View board;

  Onward(ReviewControlsBinding controls, View board) {
    this.controls = controls;
    this.board = board;
  }

  /** Takes the focus from all that {@code state} does not show; to be called before it is shown. */
  @SuppressLint("AccessibilityFocus")
  void lead(ReviewUiState state) {
    View next = next(state);
    for (View going : going(state)) {
      if (going.hasFocus()) {
        next.requestFocus();
      }
      if (isHeard(going)) {
        next.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null);
      }
    }
  }

  /** The next doubt, or else the way out. */
  private View next(ReviewUiState state) {
    if (state.doubts() > 0) {
      return controls.focus.choice1;
    }
    return state.canBeUsed() ? controls.use : board;
  }

  private List<View> going(ReviewUiState state) {
    List<View> going = new ArrayList<>();
    if (state.doubts() == 0) {
      going.add(controls.previous);
      going.add(controls.next);
    }
    if (!state.show().keys()) {
      going.add(controls.focus.keys);
    }
    if (!state.asksForInk()) {
      going.add(controls.focus.ink);
    }
    if (!state.showsRepair()) {
      going.add(controls.proposal);
    }
    return going;
  }

  /** Whether a screen reader is at {@code view} or at something in it. */
  private static boolean isHeard(View view) {
    boolean isHeard = view.isAccessibilityFocused();
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        isHeard |= isHeard(group.getChildAt(i));
      }
    }
    return isHeard;
  }
}
