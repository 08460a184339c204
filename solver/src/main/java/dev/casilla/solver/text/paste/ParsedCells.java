package dev.casilla.solver.text.paste;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import org.jspecify.annotations.Nullable;

/** The cells of a text under one interpretation, and the first error. Confined to one thread. */
/*
 * Cells are counted after an error, too: the error that is reported comes from the interpretation
 * whose count is nearest to 81.
 */
final class ParsedCells {
  private static final int NO_INDEX = -1;

  private final SourceText source;
  private final int[] digits = new int[Cells.COUNT];
  private final int[] indexes = new int[Cells.COUNT];
  private int cells;
  private int surplus = NO_INDEX;
  private @Nullable Failure error;

  /** The kind of error, its index in the source, and the number of cells before it. */
  private record Failure(Problem problem, int index, int cells) {}

  ParsedCells(SourceText source) {
    this.source = source;
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

  /** Records an error; only the first counts. */
  void fail(Problem problem, int index) {
    if (error == null) {
      error = new Failure(problem, index, cells);
    }
  }

  /**
   * Records an error if some digits are marked, as in (4) or +4, and others are not: one kind may
   * be entries or guesses, which are not part of the puzzle.
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

  /** The index of the mark of a digit; brackets and quotes around three cells mark none. */
  private int marking(int cell) {
    int before = indexes[cell] - 1;
    if (before >= source.from() && isMarking(before, cell % 3 > 0)) {
      return before;
    }
    int after = indexes[cell] + 1;
    return after < source.to() && isMarking(after, cell % 3 < 2) ? after : NO_INDEX;
  }

  private boolean isMarking(int index, boolean isInsideABlock) {
    char character = source.charAt(index);
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

  /** The difference between the number of cells and 81. */
  int distance() {
    return Math.abs(cells - Cells.COUNT);
  }

  /** The error that makes this no grid. */
  InvalidGridException exception() {
    if (error != null) {
      return source.error(error.problem, error.index, error.cells);
    }
    return surplus == NO_INDEX
        ? source.error(Problem.TOO_FEW_CELLS, source.to(), cells)
        : source.error(Problem.TOO_MANY_CELLS, surplus, cells);
  }

  /** The error that this grid and a different one, {@code other}, are both possible. */
  InvalidGridException conflict(ParsedCells other) {
    int cell = 0;
    while (digits[cell] == other.digits[cell]) {
      cell++;
    }
    boolean isFirst = source.position(indexes[cell]) <= other.source.position(other.indexes[cell]);
    ParsedCells first = isFirst ? this : other;
    return first.source.error(Problem.AMBIGUOUS, first.indexes[cell], cells);
  }
}
