package dev.casilla.app.ui.puzzle.controls;

import android.widget.Button;
import dev.casilla.app.R;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import java.util.Optional;
import java.util.function.Consumer;

/** Puts actions on buttons. */
public final class ActionButtons {
  private final Consumer<PuzzleAction> act;

  public ActionButtons(Consumer<PuzzleAction> act) {
    this.act = act;
  }

  /** Lets {@code button} do {@code action}; hides it where there is none. */
  public void offer(Optional<PuzzleAction> action, Button button) {
    ViewVisibility.set(button, action.isPresent());
    action.ifPresent(
        known -> {
          int name = name(known);
          int shown = TextSize.isLarge(button.getResources()) ? shortName(known) : name;
          button.setText(shown);
          button.setContentDescription(shown == name ? null : button.getResources().getText(name));
          button.setOnClickListener(view -> act.accept(known));
        });
  }

  /** What it is called where two words would make two lines: what is meant can be seen. */
  private static int shortName(PuzzleAction action) {
    return switch (action) {
      case HIDE -> R.string.hide_solution_short;
      case REVEAL_CELL -> R.string.reveal_cell_short;
      default -> name(action);
    };
  }

  /** What {@code action} is called. */
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
      // By a name of its own: the tool that does the same is right below.
      case UNDO -> R.string.bring_back;
      case CLEAR_WRONG -> R.string.clear_it;
      case SHOW_FIRST -> R.string.show_first;
      case SHOW_SECOND -> R.string.show_second;
      case SHOW_BOTH -> R.string.show_both;
    };
  }
}
