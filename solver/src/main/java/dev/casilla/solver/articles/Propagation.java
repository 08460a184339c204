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
 * <p>Assigning a digit eliminates all others from its cell. Each elimination is followed at once by
 * the placements and eliminations that it forces in peers and units. The result is empty where that
 * leads to a contradiction. An interrupted thread gets a {@link
 * java.util.concurrent.CancellationException} from a search. Immutable; as safe for use by many
 * threads as its {@link Trace}.
 */
public final class Propagation {
  private final Trace trace;

  /** A propagation without a trace. */
  public Propagation() {
    this(Trace.NONE);
  }

  /** A propagation that reports each step to {@code trace}. */
  public Propagation(Trace trace) {
    this.trace = trace;
  }

  /**
   * The clues of a grid and what follows from them. Immutable.
   *
   * @param clues the number of clues
   * @param distinctDigits the number of different digits among them
   * @param candidates the candidates after all clues are assigned; empty on a contradiction
   */
  public record Parsed(int clues, int distinctDigits, Optional<Candidates> candidates) {}

  /** Assigns the clues of {@code grid} one by one to a board where all digits are possible. */
  public Parsed parse(Grid grid) {
    return new Parsed(grid.givens(), grid.distinctDigits(), assignAll(grid));
  }

  /** The candidates after {@code digit} is placed in {@code cell}; empty on a contradiction. */
  public Optional<Candidates> assign(Candidates candidates, int cell, int digit) {
    requireCellAndDigit(cell, digit);
    PropagatingBoard board = new PropagatingBoard(candidates.toArray(), trace, 0);
    return board.given(cell, digit) ? Optional.of(board.candidates()) : Optional.empty();
  }

  /** The candidates after {@code digit} is removed from {@code cell}; empty on a contradiction. */
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

  /** A solution within {@code candidates} that this propagation produced, or nothing. */
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

  private Optional<Candidates> after(Candidates candidates, Guess guess) {
    PropagatingBoard board = new PropagatingBoard(candidates.toArray(), trace, guess.depth());
    return board.assign(guess.cell(), guess.digit())
        ? Optional.of(board.candidates())
        : Optional.empty();
  }
}
