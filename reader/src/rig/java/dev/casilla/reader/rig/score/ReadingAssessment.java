package dev.casilla.reader.rig.score;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.reader.rig.specimen.Specimen;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Compares the reading of a specimen with the truth. The cells are compared on the first board,
 * which people see first. Certain boards count in all positions, since people can choose another
 * one.
 */
public final class ReadingAssessment {
  /** The possible results for a cell. */
  enum Kind {
    PRINT_RIGHT,
    /** A printed digit that was read as empty. */
    MISSED,
    /** A printed digit that was read as another digit. */
    MISTAKEN,
    /** A printed digit on a picture without a board. */
    PRINT_UNREAD,
    /**
     * A printed digit that was read correctly, but as handwriting; counted in addition to the other
     * results.
     */
    PRINT_AS_HAND,
    EMPTY_RIGHT,
    /** An empty cell that was read as a digit. */
    INVENTED,
    /** An empty cell on a picture without a board. */
    EMPTY_UNREAD,
    HAND_RIGHT,
    HAND_WRONG,
    /** A handwritten digit on a picture without a board. */
    HAND_UNREAD,
    /** Handwriting that was read as print; counted in addition to the other results. */
    HAND_AS_PRINT,
    /**
     * A confident printed digit or empty cell of an aligned board that is right; counted in
     * addition to the other results.
     */
    SURELY_RIGHT,
    /**
     * A confident printed digit or empty cell of an aligned board that is wrong; counted in
     * addition to the other results.
     */
    SURELY_WRONG
  }

  private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
  private final List<Integer> wrongCells = new ArrayList<>();
  private final Specimen specimen;
  private final PuzzleReading reading;

  public ReadingAssessment(Specimen specimen, PuzzleReading reading) {
    this.specimen = specimen;
    this.reading = reading;
    specimen.truth().ifPresent(this::countAll);
  }

  private void countAll(BoardTruth truth) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (board().isPresent()) {
        count(truth, cell, board().get().reading().cell(cell));
      } else {
        increment(
            truth.isPrinted(cell)
                ? Kind.PRINT_UNREAD
                : truth.isWritten(cell) ? Kind.HAND_UNREAD : Kind.EMPTY_UNREAD);
      }
    }
  }

  private void count(BoardTruth truth, int cell, CellReading read) {
    int digit = read.digit();
    boolean isRight = digit == truth.digitAt(cell);
    if (truth.isPrinted(cell)) {
      increment(isRight ? Kind.PRINT_RIGHT : digit == 0 ? Kind.MISSED : Kind.MISTAKEN);
      countIf(isRight && read.content() == CellContent.ENTRY, Kind.PRINT_AS_HAND);
    } else if (truth.isWritten(cell)) {
      increment(isRight ? Kind.HAND_RIGHT : Kind.HAND_WRONG);
      countIf(read.content() == CellContent.GIVEN, Kind.HAND_AS_PRINT);
    } else {
      increment(isRight ? Kind.EMPTY_RIGHT : Kind.INVENTED);
    }
    countConfident(truth, cell, read);
    if (!isRight || read.content() == CellContent.GIVEN != truth.isPrinted(cell)) {
      wrongCells.add(cell);
    }
  }

  private void countConfident(BoardTruth truth, int cell, CellReading read) {
    if (isAligned() && !truth.isWritten(cell) && !read.isDoubtful()) {
      increment(truth.isReadRight(cell, read) ? Kind.SURELY_RIGHT : Kind.SURELY_WRONG);
    }
  }

  private void increment(Kind kind) {
    counts.merge(kind, 1, Integer::sum);
  }

  private void countIf(boolean condition, Kind kind) {
    if (condition) {
      increment(kind);
    }
  }

  public Specimen specimen() {
    return specimen;
  }

  /** Returns the number of cells with this result. */
  int count(Kind kind) {
    return counts.getOrDefault(kind, 0);
  }

  /** Returns all boards; the first one is what people see first. */
  List<ReadBoard> boards() {
    return reading instanceof PuzzleReading.Boards boards ? boards.bestFirst() : List.of();
  }

  public Optional<ReadBoard> board() {
    return boards().stream().findFirst();
  }

  public Optional<RejectionReason> rejection() {
    return reading instanceof PuzzleReading.Rejected rejected
        ? Optional.of(rejected.why())
        : Optional.empty();
  }

  /**
   * Returns the error of the grid in cells, or empty if no board was read or the position is
   * unknown.
   */
  public OptionalDouble error() {
    return board().isPresent() && specimen.error().isPresent()
        ? OptionalDouble.of(specimen.error().get().applyAsDouble(board().get().grid()))
        : OptionalDouble.empty();
  }

  /** Returns whether the grid is where the puzzle is; false if the position is unknown. */
  boolean isFound() {
    return error().isPresent() && error().getAsDouble() < PlanarError.FOUND;
  }

  /**
   * Returns whether the cells are those of the puzzle: the grid is found, or a board was read and
   * the position is unknown.
   */
  boolean isAligned() {
    return specimen.error().isPresent() ? isFound() : board().isPresent();
  }

  boolean isRawRight() {
    return givensAre(board().map(ReadBoard::raw));
  }

  boolean isShownRight() {
    return givensAre(board().map(ReadBoard::shown));
  }

  private boolean givensAre(Optional<Grid> grid) {
    return grid.isPresent() && grid.equals(specimen.truth().map(BoardTruth::givens));
  }

  boolean isSolutionRight() {
    Optional<Grid> solution = specimen.truth().flatMap(BoardTruth::solution);
    return solution.isPresent() && board().flatMap(ReadBoard::solution).equals(solution);
  }

  /** Returns whether the picture was rejected for the expected reason. */
  boolean isRejectedCorrectly() {
    return rejection().isPresent() && rejection().equals(specimen.printed().refusal());
  }

  boolean isCertain() {
    return board().isPresent() && board().get().isCertain();
  }

  /** Returns the boards, not only the first, that are shown as certain and have this outcome. */
  public List<ReadBoard> certain(ReadingOutcome outcome) {
    return boards().stream()
        .filter(ReadBoard::isCertain)
        .filter(board -> ReadingOutcome.of(board, specimen.printed()) == outcome)
        .toList();
  }

  /** Returns whether the board is another puzzle of the picture, and correct. */
  boolean isOtherPuzzle() {
    return board().map(ReadBoard::shown).filter(specimen.printed().others()::contains).isPresent();
  }

  /** Returns whether the report must show this reading. */
  public boolean isFailure() {
    boolean isWronglyCertain =
        !certain(ReadingOutcome.WRONG).isEmpty() || !certain(ReadingOutcome.INEXACT).isEmpty();
    boolean isMissed = specimen.truth().isPresent() && !isShownRight();
    boolean isWronglyAccepted = specimen.printed().refusal().isPresent() && !isRejectedCorrectly();
    return isWronglyCertain || isMissed || isWronglyAccepted;
  }

  public List<Integer> wrongCells() {
    return wrongCells;
  }
}
