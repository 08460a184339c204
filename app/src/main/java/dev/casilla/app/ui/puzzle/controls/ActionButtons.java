package dev.casilla.app.ui.puzzle.controls;

import android.text.TextUtils;
import android.widget.Button;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import java.util.Optional;
import java.util.function.Consumer;

/** Assigns actions to buttons. */
public final class ActionButtons {
  private final Consumer<PuzzleAction> act;

  public ActionButtons(Consumer<PuzzleAction> act) {
    this.act = act;
  }

  /** Assigns {@code action} to {@code button}; hides it if there is none. */
  public void assign(Optional<PuzzleAction> action, Button button) {
    ViewVisibility.set(button, action.isPresent());
    action.ifPresent(
        present -> {
          int name = name(present);
          int shown = TextSize.isLarge(button.getResources()) ? shortName(present) : name;
          setText(button, shown);
          button.setContentDescription(shown == name ? null : button.getResources().getText(name));
          button.setOnClickListener(view -> act.accept(present));
        });
  }

  /** Sets the text of {@code button}, which requests a layout only if the text differs. */
  public static void setText(Button button, @StringRes int name) {
    CharSequence text = button.getResources().getText(name);
    if (!TextUtils.equals(text, button.getText())) {
      button.setText(text);
    }
  }

  /** A shorter name for large text, which needs one line only. */
  private static int shortName(PuzzleAction action) {
    return switch (action) {
      case HIDE -> R.string.hide_solution_short;
      case REVEAL_CELL -> R.string.reveal_cell_short;
      default -> name(action);
    };
  }

  static int name(PuzzleAction action) {
    return switch (action) {
      case SOLVE -> R.string.solve;
      case STOP -> R.string.stop;
      case HIDE -> R.string.hide_solution;
      case CHECK -> R.string.check;
      case SET_AS_PUZZLE -> R.string.set_as_puzzle;
      case EDIT_CLUES -> R.string.edit_clues;
      case END_EDITING_CLUES -> R.string.done;
      case REVEAL_CELL -> R.string.reveal_cell;
      case REVEAL_ALL -> R.string.reveal_all;
      case START_OVER -> R.string.start_over;
      // Its own name, because the tool Undo is right below.
      case UNDO -> R.string.bring_back;
      case RETRY -> R.string.retry;
      case CLEAR_WRONG -> R.string.clear_it;
      case SHOW_FIRST -> R.string.show_first;
      case SHOW_SECOND -> R.string.show_second;
      case SHOW_BOTH -> R.string.show_both;
    };
  }
}
