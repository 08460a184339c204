package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.reading.Content;
import dev.casilla.reader.vision.Rejection;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** How a reading of a specimen compares to the truth. */
final class Assessment {
  /** Cells a corner may be off: beyond it cells are mixed up. */
  private static final double FOUND = 0.35;

  /** Ways for a cell to be read. */
  enum Kind {
    PRINT_RIGHT,
    /** A printed digit that was not seen. */
    MISSED,
    /** A printed digit taken for another one. */
    MISTAKEN,
    /** A printed digit, read right, but taken for handwriting; counted beside the others. */
    PRINT_AS_HAND,
    EMPTY_RIGHT,
    /** A digit where there is none. */
    INVENTED,
    HAND_RIGHT,
    HAND_WRONG,
    /** Handwriting taken for print; counted beside the others. */
    HAND_AS_PRINT
  }

  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
  private final List<Integer> wrongCells = new ArrayList<>();
  private final Specimen specimen;
  private final PuzzleReading reading;

  Assessment(Specimen specimen, PuzzleReading reading) {
    this.specimen = specimen;
    this.reading = reading;
    if (specimen.truth().isPresent() && board().isPresent()) {
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        count(specimen.truth().get(), cell, board().get().reading().cell(cell));
      }
    }
  }

  private void count(Truth truth, int cell, CellReading read) {
    int digit = read.digit();
    boolean isRight = digit == truth.digitAt(cell);
    if (truth.isPrinted(cell)) {
      note(isRight ? Kind.PRINT_RIGHT : digit == 0 ? Kind.MISSED : Kind.MISTAKEN);
      countIf(isRight && read.content() == Content.ENTRY, Kind.PRINT_AS_HAND);
    } else if (truth.isWritten(cell)) {
      note(isRight ? Kind.HAND_RIGHT : Kind.HAND_WRONG);
      countIf(read.content() == Content.GIVEN, Kind.HAND_AS_PRINT);
    } else {
      note(isRight ? Kind.EMPTY_RIGHT : Kind.INVENTED);
    }
    if (!isRight || read.content() == Content.GIVEN != truth.isPrinted(cell)) {
      wrongCells.add(cell);
    }
  }

  private void note(Kind kind) {
    counts.merge(kind, 1, Integer::sum);
  }

  private void countIf(boolean condition, Kind kind) {
    if (condition) {
      note(kind);
    }
  }

  Specimen specimen() {
    return specimen;
  }

  /** How many cells were read in this way. */
  int count(Kind kind) {
    return counts.getOrDefault(kind, 0);
  }

  Optional<ReadBoard> board() {
    return reading instanceof PuzzleReading.Boards boards
        ? Optional.of(boards.best())
        : Optional.empty();
  }

  Optional<Rejection> rejection() {
    return reading instanceof PuzzleReading.Rejected rejected
        ? Optional.of(rejected.why())
        : Optional.empty();
  }

  OptionalDouble error() {
    return board().isPresent()
        ? specimen.error().apply(board().get().grid())
        : OptionalDouble.empty();
  }

  /** Whether the grid was found; a grid whose place is not known counts as found. */
  boolean isFound() {
    return board().isPresent() && error().orElse(0) < FOUND;
  }

  boolean isRawRight() {
    return givensAre(board().map(ReadBoard::raw));
  }

  boolean isShownRight() {
    return givensAre(board().map(ReadBoard::shown));
  }

  private boolean givensAre(Optional<Grid> grid) {
    return grid.isPresent() && grid.equals(specimen.truth().map(Truth::givens));
  }

  boolean isSolutionRight() {
    Optional<Grid> solution = specimen.truth().flatMap(Truth::solution);
    return solution.isPresent() && board().flatMap(ReadBoard::solution).equals(solution);
  }

  boolean isCertain() {
    return board().isPresent() && board().get().isCertain();
  }

  /** Whether a solution is shown as certain that is not the one of any puzzle in the picture. */
  boolean isMisread() {
    return isCertain() && !isOther() && !isSolutionRight();
  }

  /**
   * Whether the solution is right and shown as certain, but not all givens are: one is covered, or
   * handwriting was taken for print.
   */
  boolean isInexact() {
    return isCertain() && isSolutionRight() && !isShownRight();
  }

  /** Whether another puzzle of the picture was read instead, and rightly. */
  boolean isOther() {
    return board().map(ReadBoard::shown).filter(specimen.others()::contains).isPresent();
  }

  /** Whether there is something to look at in the report. */
  boolean isFailure() {
    boolean isExpected = specimen.truth().isPresent() ? isShownRight() : !isCertain();
    return !isExpected || isMisread();
  }

  List<Integer> wrongCells() {
    return wrongCells;
  }
}
