package dev.casilla.solver.text.paste;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import org.jspecify.annotations.Nullable;

/**
 * The cells that one way of reading a passage yields, and the first trouble on the way. Confined to
 * one thread.
 */
/*
 * After a trouble cells are still counted: the way whose count comes nearest to 81 is the one whose
 * trouble is worth telling.
 */
final class ParsedCells {
  private static final int NO_INDEX = -1;

  private final SourceText passage;
  private final int[] digits = new int[Cells.COUNT];
  private final int[] indexes = new int[Cells.COUNT];
  private int cells;
  private int surplus = NO_INDEX;
  private @Nullable Failure error;

  /** What is wrong, at which index of the passage, after how many cells. */
  private record Failure(Problem problem, int index, int cells) {}

  ParsedCells(SourceText passage) {
    this.passage = passage;
  }

  void add(int digit, int index) {
    if (cells < Cells.COUNT) {
      digits[cells] = digit;
      indexes[cells] = index;
    } else if (surplus == NO_INDEX) {
      surplus = index;
    }
    cells++;
  }

  /** Notes a trouble; only the first counts. */
  void fail(Problem problem, int index) {
    if (error == null) {
      error = new Failure(problem, index, cells);
    }
  }

  /**
   * Notes as a trouble that some digits are marked, as in (4) or +4, and others are not: those may
   * be entries or guesses, which are no part of the puzzle.
   */
  void checkMarkings() {
    int first = NO_INDEX;
    boolean allMarked = true;
    for (int cell = 0; cell < Math.min(cells, Cells.COUNT); cell++) {
      if (digits[cell] != Grid.NO_DIGIT) {
        int marking = marking(cell);
        first = first == NO_INDEX ? marking : first;
        allMarked &= marking != NO_INDEX;
      }
    }
    if (first != NO_INDEX && !allMarked) {
      fail(Problem.UNEXPECTED_CHARACTER, first);
    }
  }

  /**
   * Where the digit of {@code cell} is marked; brackets and quotes around three cells mark none.
   */
  private int marking(int cell) {
    int before = indexes[cell] - 1;
    if (before >= passage.from() && isMarking(before, cell % 3 > 0)) {
      return before;
    }
    int after = indexes[cell] + 1;
    return after < passage.to() && isMarking(after, cell % 3 < 2) ? after : NO_INDEX;
  }

  private boolean isMarking(int index, boolean isInsideABlock) {
    char character = passage.charAt(index);
    return CellMarks.isDigitMarker(character)
        || (isInsideABlock && CellMarks.isEnclosing(character));
  }

  int cells() {
    return cells;
  }

  boolean isGrid() {
    return error == null && cells == Cells.COUNT;
  }

  Grid grid() {
    return Grid.of(digits);
  }

  /** How far the count is from a grid's. */
  int distance() {
    return Math.abs(cells - Cells.COUNT);
  }

  /** Why this is no grid. */
  InvalidGridException exception() {
    if (error != null) {
      return passage.error(error.problem, error.index, error.cells);
    }
    return surplus == NO_INDEX
        ? passage.error(Problem.TOO_FEW_CELLS, passage.to(), cells)
        : passage.error(Problem.TOO_MANY_CELLS, surplus, cells);
  }

  /** Why this grid and the {@code other}, a different one, are none. */
  InvalidGridException conflict(ParsedCells other) {
    int cell = 0;
    while (digits[cell] == other.digits[cell]) {
      cell++;
    }
    boolean mineIsFirst =
        passage.position(indexes[cell]) <= other.passage.position(other.indexes[cell]);
    ParsedCells first = mineIsFirst ? this : other;
    return first.passage.error(Problem.AMBIGUOUS, first.indexes[cell], cells);
  }
}
