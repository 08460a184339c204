package dev.casilla.app.ui.review;

import android.annotation.SuppressLint;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import dev.casilla.app.databinding.ReviewControlsBinding;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import java.util.ArrayList;
import java.util.List;

/**
 * Leads the focus, a keyboard's and a screen reader's, to where a person goes on, if what has it
 * goes away: a control, a card, or what a screen reader finds on one.
 */
/*
 * What has the focus when it goes away loses it to the first thing in the window, far from what is
 * being done. So the focus goes on before that. To force a screen reader's focus is bad manners
 * elsewhere: here it would be lost, and nothing is taken from where it could stay.
 */
final class FocusKeeper {
  /** Choices that every cell has. */
  private static final int FEWEST = 2;

  private final ReviewControlsBinding controls;
  private final View board;

  FocusKeeper(ReviewControlsBinding controls, View board) {
    this.controls = controls;
    this.board = board;
  }

  /**
   * Takes the focus from what {@code state} does not show any more; to be called before it is
   * shown. The photo's slider leaves it to the button that brings the slider back.
   */
  void moveFocus(ReviewUiState state) {
    if (!state.show().photo().isShown()) {
      moveFocus(controls.amount, controls.photo);
    }
    View next = next(state);
    for (View going : going(state)) {
      moveFocus(going, next);
    }
  }

  @SuppressLint("AccessibilityFocus")
  private static void moveFocus(View going, View next) {
    if (going.hasFocus()) {
      next.requestFocus();
    }
    if (isHeard(going)) {
      next.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null);
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
    if (!state.focus().isPresent()) {
      going.add(controls.focus.looking);
    }
    if (state.focus().filter(cell -> cell.choices().size() <= FEWEST).isPresent()) {
      going.add(controls.focus.choice3);
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
    if (!state.explainsFinding()) {
      going.add(controls.message.getRoot());
    }
    if (!(state.finding() instanceof ReviewVerdict.Unjudged)) {
      going.add(controls.message.action);
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
