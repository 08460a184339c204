package dev.casilla.app.puzzle;

import dev.casilla.app.board.BoardState;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.Verdict;
import java.util.SortedSet;

/**
 * All that the puzzle screen shows. Immutable.
 *
 * @param stage how far the puzzle is
 * @param board what the board shows
 * @param message what there is to say
 */
record PuzzleUiState(Stage stage, BoardState board, PuzzleMessage message) {
  /** How far the puzzle is. */
  enum Stage {
    /** There is none. */
    EMPTY,
    /** It can be solved. */
    READY,
    /** It cannot be solved as it is, or need not be. */
    SETTLED,
    /** It is being solved. */
    SOLVING,
    /** It has been being solved for a while. */
    SOLVING_LONG,
    /** Its only solution is shown. */
    SOLVED
  }

  /** What the main button does. */
  enum MainAction {
    NONE,
    SOLVE,
    STOP,
    HIDE_SOLUTION
  }

  /** The empty board. */
  static PuzzleUiState empty() {
    return new PuzzleUiState(Stage.EMPTY, BoardState.EMPTY, new PuzzleMessage.Invite());
  }

  /** A puzzle as it came in. */
  static PuzzleUiState puzzle(Grid givens) {
    PuzzleMessage message = firstLook(givens);
    Stage stage = message instanceof PuzzleMessage.Ready ? Stage.READY : Stage.SETTLED;
    return new PuzzleUiState(stage, BoardState.puzzle(givens), message);
  }

  /** A puzzle that has been judged. */
  static PuzzleUiState judged(Grid givens, Verdict verdict) {
    if (verdict instanceof Verdict.Unique unique) {
      return new PuzzleUiState(
          Stage.SOLVED,
          BoardState.solved(givens, unique.solution()),
          new PuzzleMessage.OnlySolution(Cells.COUNT - givens.givens()));
    }
    if (verdict instanceof Verdict.Several several) {
      return new PuzzleUiState(
          Stage.SETTLED,
          BoardState.differing(givens, several.first(), several.second()),
          new PuzzleMessage.Several(several.count(), several.differing().size()));
    }
    if (verdict instanceof Verdict.Unsolvable unsolvable) {
      return new PuzzleUiState(
          Stage.SETTLED,
          BoardState.contradicting(givens, unsolvable.contradiction()),
          new PuzzleMessage.NoSolution(unsolvable.contradiction().size()));
    }
    return puzzle(givens);
  }

  /** The same after a paste that did not work: nothing is lost. */
  PuzzleUiState troubled(PasteTrouble trouble) {
    return new PuzzleUiState(stage, board, new PuzzleMessage.Trouble(trouble));
  }

  /** This puzzle, being solved. */
  PuzzleUiState solving() {
    return new PuzzleUiState(Stage.SOLVING, board, message);
  }

  /** This puzzle, being solved for a while. */
  PuzzleUiState solvingLong() {
    return new PuzzleUiState(Stage.SOLVING_LONG, board, new PuzzleMessage.Solving());
  }

  /** Whether there is a puzzle; if not, the ways to get one are shown. */
  boolean hasPuzzle() {
    return stage != Stage.EMPTY;
  }

  /** Whether to show that work is going on. */
  boolean showsProgress() {
    return stage == Stage.SOLVING_LONG;
  }

  /** What the main button does. */
  MainAction mainAction() {
    return switch (stage) {
      case EMPTY, SETTLED -> MainAction.NONE;
      case READY, SOLVING -> MainAction.SOLVE;
      case SOLVING_LONG -> MainAction.STOP;
      case SOLVED -> MainAction.HIDE_SOLUTION;
    };
  }

  private static PuzzleMessage firstLook(Grid givens) {
    SortedSet<Integer> clashes = givens.clashes();
    if (!clashes.isEmpty()) {
      return clash(givens, clashes.first());
    }
    if (givens.isComplete()) {
      return new PuzzleMessage.Complete();
    }
    if (givens.givens() < Verdict.TooFewClues.FEWEST_GIVENS) {
      return new PuzzleMessage.TooFewClues(givens.givens());
    }
    return givens.distinctDigits() < Verdict.TooFewClues.FEWEST_DIGITS
        ? new PuzzleMessage.TooFewDigits(givens.distinctDigits())
        : new PuzzleMessage.Ready(givens.givens());
  }

  private static PuzzleMessage clash(Grid givens, int cell) {
    int digit = givens.digitAt(cell);
    for (int place = 0; place < Units.PER_CELL; place++) {
      int unit = Units.of(cell, place);
      if (occurrences(givens, unit, digit) > 1) {
        return new PuzzleMessage.Clash(digit, Units.kind(unit), Units.index(unit));
      }
    }
    throw new IllegalArgumentException("no clash at " + Cells.name(cell));
  }

  private static int occurrences(Grid givens, int unit, int digit) {
    int occurrences = 0;
    for (int place = 0; place < Cells.SIDE; place++) {
      occurrences += givens.digitAt(Units.cell(unit, place)) == digit ? 1 : 0;
    }
    return occurrences;
  }
}
