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

/** Chooses what is offered in a scene: one or two buttons, one beside the message, and the menu. */
final class ActionSelector {
  private ActionSelector() {}

  /** The loud button. */
  static Optional<PuzzleAction> primary(PuzzleState scene) {
    if (scene.isWaiting()) {
      return scene.hasSheet() ? Optional.of(PuzzleAction.STOP) : Optional.empty();
    }
    if (!isWorthSolving(scene) || isDone(scene)) {
      return Optional.empty();
    }
    // To solve once more what was just found not to have one solution would do nothing.
    boolean isAnswered = scene.display() == SolutionDisplay.VERDICT && isImproper(scene);
    return isAnswered ? Optional.empty() : Optional.of(PuzzleAction.SOLVE);
  }

  /** Whether there is nothing left to solve, so that the loud button leads to another puzzle. */
  static boolean isDone(PuzzleState scene) {
    boolean isFilled = scene.display().isFilled() || scene.editor().sheet().digits().isSolved();
    return isFilled && isWorthSolving(scene) && !scene.isWaiting();
  }

  /** The quiet button. */
  static Optional<PuzzleAction> secondary(PuzzleState scene) {
    if (!isWorthSolving(scene) || scene.isWaiting()) {
      return Optional.empty();
    }
    if (scene.display().isFilled()) {
      return Optional.of(PuzzleAction.HIDE);
    }
    if (!scene.editor().hasGivens()) {
      return Optional.of(PuzzleAction.SET_AS_PUZZLE);
    }
    if (scene.editor().mode().has(Toggle.CLUES)) {
      return Optional.of(PuzzleAction.END_EDITING_CLUES);
    }
    if (scene.editor().sheet().digits().isSolved()) {
      return Optional.empty();
    }
    return Optional.of(isImproper(scene) ? PuzzleAction.EDIT_CLUES : PuzzleAction.REVEAL_CELL);
  }

  /** What {@code message}, said in {@code scene}, suggests doing, unless a button offers it. */
  static Optional<PuzzleAction> inMessage(PuzzleMessage message, PuzzleState scene) {
    boolean isWaiting = scene.isWaiting() || message == Fixed.STILL_OPENING;
    if (isWaiting && !scene.hasSheet()) {
      // The doors need the room of the loud button.
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
    return message == Fixed.STARTED_OVER ? Optional.of(PuzzleAction.UNDO) : Optional.empty();
  }

  /** What the menu offers. */
  static Set<PuzzleAction> menu(PuzzleState scene) {
    Set<PuzzleAction> menu = EnumSet.noneOf(PuzzleAction.class);
    if (!scene.hasSheet() || scene.display().isFilled() || scene.editor().sheet().isBlank()) {
      return menu;
    }
    Sheet sheet = scene.editor().sheet();
    if (!sheet.equals(Sheet.of(sheet.givens()))) {
      menu.add(PuzzleAction.START_OVER);
    }
    if (!isImproper(scene) && !sheet.digits().isSolved()) {
      menu.add(PuzzleAction.REVEAL_CELL);
      menu.add(PuzzleAction.REVEAL_ALL);
    }
    if (scene.editor().hasGivens() && !scene.editor().mode().has(Toggle.CLUES)) {
      menu.add(PuzzleAction.EDIT_CLUES);
    }
    if (sheet.entries().givens() > 0) {
      menu.add(PuzzleAction.SET_AS_PUZZLE);
    }
    return menu;
  }

  /** Whether a check would say something that is not said already. */
  static boolean isWorthChecking(PuzzleState scene) {
    return isWorthSolving(scene) && !isKnownToBeSolved(scene);
  }

  private static boolean isKnownToBeSolved(PuzzleState scene) {
    EditorState desk = scene.editor();
    boolean isOnlyOne =
        desk.clues().isComplete() || scene.analysis().flatMap(PuzzleAnalysis::solution).isPresent();
    return isOnlyOne && desk.sheet().digits().isSolved();
  }

  private static PuzzleAction next(SolutionDisplay shown) {
    return switch (shown) {
      case FIRST -> PuzzleAction.SHOW_SECOND;
      case SECOND -> PuzzleAction.SHOW_BOTH;
      default -> PuzzleAction.SHOW_FIRST;
    };
  }

  /** Whether it is known that there is no single solution, so that nothing can be revealed. */
  private static boolean isImproper(PuzzleState scene) {
    return scene.analysis().isPresent() && !scene.analysis().get().solution().isPresent();
  }

  private static boolean isWorthSolving(PuzzleState scene) {
    return scene.hasSheet() && scene.editor().sheet().digits().givens() > 0;
  }
}
