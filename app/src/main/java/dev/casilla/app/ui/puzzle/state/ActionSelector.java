package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Chooses the actions to offer: on two buttons, on the message card and in the menu. Stateless. */
final class ActionSelector {
  private ActionSelector() {}

  static Optional<PuzzleAction> primary(PuzzleState state) {
    if (state.isWaiting()) {
      return state.hasSheet() ? Optional.of(PuzzleAction.STOP) : Optional.empty();
    }
    if (!isWorthSolving(state) || isDone(state)) {
      return Optional.empty();
    }
    // Solving again would not change the verdict.
    boolean isAnswered = state.display() == SolutionDisplay.VERDICT && isNotUnique(state);
    return isAnswered ? Optional.empty() : Optional.of(PuzzleAction.SOLVE);
  }

  /** Whether nothing is left to solve, so that the primary button leads to another puzzle. */
  static boolean isDone(PuzzleState state) {
    boolean isFilled = state.display().isFilled() || state.editor().sheet().digits().isSolved();
    return isFilled && isWorthSolving(state) && !state.isWaiting();
  }

  static Optional<PuzzleAction> secondary(PuzzleState state) {
    if (!isWorthSolving(state) || state.isWaiting()) {
      return Optional.empty();
    }
    if (state.display().isFilled()) {
      return Optional.of(PuzzleAction.HIDE);
    }
    if (!state.editor().hasGivens()) {
      return Optional.of(PuzzleAction.SET_AS_PUZZLE);
    }
    if (state.editor().mode().has(Toggle.CLUES)) {
      return Optional.of(PuzzleAction.END_EDITING_CLUES);
    }
    if (state.editor().sheet().digits().isSolved()) {
      return Optional.empty();
    }
    return Optional.of(isNotUnique(state) ? PuzzleAction.EDIT_CLUES : PuzzleAction.REVEAL_CELL);
  }

  /** The action on the card of {@code message}, unless another button offers it. */
  static Optional<PuzzleAction> inMessage(PuzzleMessage message, PuzzleState state) {
    boolean isWaiting = state.isWaiting() || message == Fixed.STILL_OPENING;
    if (isWaiting && !state.hasSheet()) {
      // The home menu has no primary button.
      return Optional.of(PuzzleAction.STOP);
    }
    if (message instanceof PuzzleMessage.Several several) {
      return Optional.of(next(several.shown()));
    }
    if (message instanceof PuzzleMessage.OneOf one) {
      return one.count().map(several -> PuzzleAction.SHOW_FIRST);
    }
    if (message instanceof PuzzleMessage.Wrong) {
      return Optional.of(PuzzleAction.CLEAR_WRONG);
    }
    if (message == Fixed.PRINTED_CLUE) {
      return Optional.of(PuzzleAction.EDIT_CLUES);
    }
    if (message == Fixed.STORAGE_FAILED) {
      return Optional.of(PuzzleAction.RETRY);
    }
    return message == Fixed.STARTED_OVER ? Optional.of(PuzzleAction.UNDO) : Optional.empty();
  }

  static Set<PuzzleAction> menu(PuzzleState state) {
    Set<PuzzleAction> menu = EnumSet.noneOf(PuzzleAction.class);
    if (!state.hasSheet() || state.display().isFilled() || state.editor().sheet().isBlank()) {
      return menu;
    }
    Sheet sheet = state.editor().sheet();
    if (!sheet.equals(Sheet.of(sheet.givens()))) {
      menu.add(PuzzleAction.START_OVER);
    }
    if (!isNotUnique(state) && !sheet.digits().isSolved()) {
      menu.add(PuzzleAction.REVEAL_CELL);
      menu.add(PuzzleAction.REVEAL_ALL);
    }
    if (state.editor().hasGivens() && !state.editor().mode().has(Toggle.CLUES)) {
      menu.add(PuzzleAction.EDIT_CLUES);
    }
    if (sheet.entries().givens() > 0) {
      menu.add(PuzzleAction.SET_AS_PUZZLE);
    }
    return menu;
  }

  /** Whether a check would give new information. */
  static boolean isWorthChecking(PuzzleState state) {
    return isWorthSolving(state) && !isKnownToBeSolved(state);
  }

  private static boolean isKnownToBeSolved(PuzzleState state) {
    EditorState editor = state.editor();
    boolean isOnlyOne =
        editor.clues().isComplete()
            || state.analysis().flatMap(PuzzleAnalysis::solution).isPresent();
    return isOnlyOne && editor.sheet().digits().isSolved();
  }

  private static PuzzleAction next(SolutionDisplay shown) {
    return switch (shown) {
      case FIRST -> PuzzleAction.SHOW_SECOND;
      case SECOND -> PuzzleAction.SHOW_BOTH;
      default -> PuzzleAction.SHOW_FIRST;
    };
  }

  /** Whether the puzzle is known not to have exactly one solution: nothing can be revealed. */
  private static boolean isNotUnique(PuzzleState state) {
    return state.analysis().isPresent() && !state.analysis().get().solution().isPresent();
  }

  private static boolean isWorthSolving(PuzzleState state) {
    return state.hasSheet() && state.editor().sheet().digits().givens() > 0;
  }
}
