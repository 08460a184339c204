package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Trace;
import java.util.Arrays;
import java.util.Optional;

/**
 * Norvig's constraint propagation, and search on it.
 *
 * <p>Assigning a digit eliminates all others from its cell; each elimination follows up at once
 * what it forces, in peers and units, until nothing more follows. Nothing is answered where that
 * leads to a contradiction. An interrupted thread gets a {@link CancellationException} from a
 * search. Immutable; as safe for use by many threads as its {@link Trace}.
 */
public final class Propagation {
  private final Trace trace;

  /** A propagation that nobody listens to. */
  public Propagation() {
    this(Trace.NONE);
  }

  /** A propagation that tells {@code trace} each step. */
  public Propagation(Trace trace) {
    this.trace = trace;
  }

  /**
   * What a grid's clues are and what follows from them. Immutable.
   *
   * @param clues how many clues the grid has
   * @param distinctDigits how many different digits occur among them
   * @param candidates what is left after all clues are assigned; nothing on a contradiction
   */
  public record Parsed(int clues, int distinctDigits, Optional<Candidates> candidates) {}

  /** Assigns the clues of {@code grid} one after the other to a board where all is possible. */
  public Parsed parse(Grid grid) {
    return new Parsed(grid.givens(), grid.distinctDigits(), assignAll(grid));
  }

  /** What follows where {@code cell} is {@code digit}. */
  public Optional<Candidates> assign(Candidates candidates, int cell, int digit) {
    requireCellAndDigit(cell, digit);
    PropagatingBoard board = new PropagatingBoard(candidates.toArray(), trace, 0);
    return board.given(cell, digit) ? Optional.of(board.candidates()) : Optional.empty();
  }

  /** What follows where {@code cell} is not {@code digit}. */
  public Optional<Candidates> eliminate(Candidates candidates, int cell, int digit) {
    requireCellAndDigit(cell, digit);
    PropagatingBoard board = new PropagatingBoard(candidates.toArray(), trace, 0);
    return board.remove(cell, digit, Reason.FREE)
        ? Optional.of(board.candidates())
        : Optional.empty();
  }

  /** A solution of {@code grid}, or nothing if it has none. */
  public Optional<Grid> solve(Grid grid) {
    return parse(grid).candidates().flatMap(this::search).map(Candidates::toGrid);
  }

  /** A solution within {@code candidates} as this propagation left them, or nothing. */
  public Optional<Candidates> search(Candidates candidates) {
    return new DepthFirstSearch(this::after, trace).search(candidates);
  }

  private static void requireCellAndDigit(int cell, int digit) {
    if (cell < 0 || cell >= Cells.COUNT) {
      throw new IllegalArgumentException("not a cell: " + cell);
    }
    if (digit < 1 || digit > Cells.SIDE) {
      throw new IllegalArgumentException("not a digit: " + digit);
    }
  }

  private Optional<Candidates> assignAll(Grid grid) {
    int[] all = new int[Cells.COUNT];
    Arrays.fill(all, Digits.ALL);
    PropagatingBoard board = new PropagatingBoard(all, trace, 0);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!grid.isEmptyAt(cell) && !board.given(cell, grid.digitAt(cell))) {
        return Optional.empty();
      }
    }
    return Optional.of(board.candidates());
  }

  private Optional<Candidates> after(Candidates candidates, Guess choice) {
    PropagatingBoard board = new PropagatingBoard(candidates.toArray(), trace, choice.depth());
    return board.assign(choice.cell(), choice.digit())
        ? Optional.of(board.candidates())
        : Optional.empty();
  }
}
