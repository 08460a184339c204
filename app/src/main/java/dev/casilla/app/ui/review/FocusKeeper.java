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

/** Moves keyboard focus and accessibility focus on before the view that has it is hidden. */
/*
 * Android gives the focus of a hidden view to the first view in the window, far from the current
 * task, so it moves on before that. Forcing accessibility focus is discouraged, but here it would
 * be lost otherwise; it never leaves a view that stays visible.
 */
final class FocusKeeper {
  /** The choices that every cell has. */
  private static final int FEWEST = 2;

  private final ReviewControlsBinding controls;
  private final View board;

  FocusKeeper(ReviewControlsBinding controls, View board) {
    this.controls = controls;
    this.board = board;
  }

  /**
   * Moves the focus away from views that {@code state} hides. Call it before showing {@code state}.
   * The photo slider passes its focus to the button that shows it again.
   */
  void moveFocus(ReviewUiState state) {
    if (!state.show().photo().isShown()) {
      moveFocus(controls.amount, controls.photo);
    }
    View next = next(state);
    for (View hidden : hiddenViews(state)) {
      moveFocus(hidden, next);
    }
  }

  @SuppressLint("AccessibilityFocus")
  private static void moveFocus(View hidden, View next) {
    if (hidden.hasFocus()) {
      next.requestFocus();
    }
    if (hasAccessibilityFocus(hidden)) {
      next.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null);
    }
  }

  /** The next doubtful cell's first choice or, without one, the button that ends the review. */
  private View next(ReviewUiState state) {
    if (state.doubts() > 0) {
      return controls.focus.choice1;
    }
    return state.canBeUsed() ? controls.use : board;
  }

  private List<View> hiddenViews(ReviewUiState state) {
    List<View> hidden = new ArrayList<>();
    if (state.doubts() == 0) {
      hidden.add(controls.previous);
      hidden.add(controls.next);
    }
    if (!state.focus().isPresent()) {
      hidden.add(controls.focus.looking);
    }
    if (state.focus().filter(cell -> cell.choices().size() <= FEWEST).isPresent()) {
      hidden.add(controls.focus.choice3);
    }
    if (!state.show().keys()) {
      hidden.add(controls.focus.keys);
    }
    if (!state.asksForInk()) {
      hidden.add(controls.focus.ink);
    }
    if (!state.showsRepair()) {
      hidden.add(controls.proposal);
    }
    if (!state.explainsFinding()) {
      hidden.add(controls.message.getRoot());
    }
    if (!(state.finding() instanceof ReviewVerdict.JudgingFailed)) {
      hidden.add(controls.message.action);
    }
    return hidden;
  }

  private static boolean hasAccessibilityFocus(View view) {
    boolean hasAccessibilityFocus = view.isAccessibilityFocused();
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        hasAccessibilityFocus |= hasAccessibilityFocus(group.getChildAt(i));
      }
    }
    return hasAccessibilityFocus;
  }
}
