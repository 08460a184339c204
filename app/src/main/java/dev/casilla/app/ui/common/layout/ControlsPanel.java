package dev.casilla.app.ui.common.layout;

import android.content.res.Resources;
import android.view.View;
import android.view.ViewGroup;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/**
 * The controls in a {@link BoardScreenLayout}, the actions below them if they are not among them,
 * and what of the controls takes part in the layout.
 */
final class ControlsPanel {
  private static final int CONTROLS = 2;
  private static final int ACTIONS = 3;

  private final ViewGroup layout;
  private final int margin;
  private final int gap;
  private final int mostHeightening;
  private @Nullable EvenGridLayout keypad;
  private @Nullable View insteadOfTitle;

  /** The children of {@code layout} that are controls. */
  ControlsPanel(ViewGroup layout) {
    this.layout = layout;
    Resources resources = layout.getResources();
    margin = resources.getDimensionPixelSize(R.dimen.controls_margin);
    gap = resources.getDimensionPixelSize(R.dimen.controls_gap);
    mostHeightening = resources.getDimensionPixelSize(R.dimen.key_heightening_most);
  }

  /** Somewhere among the controls there is {@code keypad}. */
  void arrange(EvenGridLayout keypad) {
    this.keypad = keypad;
  }

  /** Somewhere among the controls there is what shows for a title. */
  void showInsteadOfTitle(View instead) {
    insteadOfTitle = instead;
  }

  /** Sets the keys in {@code columns}; of {@code spare} pixels full rows get an equal share. */
  void setColumns(int columns, int spare) {
    if (keypad != null) {
      int rows = keypad.getChildCount() / columns;
      keypad.setColumns(columns);
      keypad.setExtraHeight(Math.min(mostHeightening, Math.max(0, spare) / rows));
    }
  }

  /** Fits controls and actions together into a place; {@code titled} is whether a title shows. */
  void measure(int width, int height, boolean titled) {
    if (insteadOfTitle != null) {
      insteadOfTitle.setVisibility(titled ? View.GONE : View.VISIBLE);
    }
    int left = height;
    if (hasActions()) {
      ExactLayoutMeasure.height(actions(), width - 2 * margin);
      left -= actions().getMeasuredHeight() + gap;
    }
    ExactLayoutMeasure.exactly(controls(), width, left);
  }

  int measuredWidth() {
    return controls().getMeasuredWidth();
  }

  void place(int x, int y) {
    ExactLayoutMeasure.place(controls(), x, y);
    if (hasActions()) {
      ExactLayoutMeasure.place(actions(), x + margin, y + controls().getMeasuredHeight());
    }
  }

  private boolean hasActions() {
    return layout.getChildCount() > ACTIONS && actions().getVisibility() != View.GONE;
  }

  private View controls() {
    return layout.getChildAt(CONTROLS);
  }

  private View actions() {
    return layout.getChildAt(ACTIONS);
  }
}
