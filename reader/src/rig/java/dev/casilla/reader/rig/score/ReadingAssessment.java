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
 * How a reading of a specimen compares to the truth. What is read is measured on the first board,
 * which is what people see; what is shown as certain, on all of them, for people may choose
 * another.
 */
public final class ReadingAssessment {
  /** Ways for a cell to be read. */
  enum Kind {
    PRINT_RIGHT,
    /** A printed digit that was not seen. */
    MISSED,
    /** A printed digit taken for another one. */
    MISTAKEN,
    /** A printed digit of a picture in which no board was read. */
    PRINT_UNREAD,
    /** A printed digit, read right, but taken for handwriting; counted beside the others. */
    PRINT_AS_HAND,
    EMPTY_RIGHT,
    /** A digit where there is none. */
    INVENTED,
    /** An empty cell of a picture in which no board was read. */
    EMPTY_UNREAD,
    HAND_RIGHT,
    HAND_WRONG,
    /** A written digit of a picture in which no board was read. */
    HAND_UNREAD,
    /** Handwriting taken for print; counted beside the others. */
    HAND_AS_PRINT,
    /** A printed digit or empty cell of a found board, read right without doubt. */
    SURELY_RIGHT,
    /** The same, read wrong all the same; those two counted beside the others. */
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
        note(
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
      note(isRight ? Kind.PRINT_RIGHT : digit == 0 ? Kind.MISSED : Kind.MISTAKEN);
      countIf(isRight && read.content() == CellContent.ENTRY, Kind.PRINT_AS_HAND);
    } else if (truth.isWritten(cell)) {
      note(isRight ? Kind.HAND_RIGHT : Kind.HAND_WRONG);
      countIf(read.content() == CellContent.GIVEN, Kind.HAND_AS_PRINT);
    } else {
      note(isRight ? Kind.EMPTY_RIGHT : Kind.INVENTED);
    }
    countSure(truth, cell, read);
    if (!isRight || read.content() == CellContent.GIVEN != truth.isPrinted(cell)) {
      wrongCells.add(cell);
    }
  }

  private void countSure(BoardTruth truth, int cell, CellReading read) {
    if (isAligned() && !truth.isWritten(cell) && !read.isDoubtful()) {
      note(truth.isReadRight(cell, read) ? Kind.SURELY_RIGHT : Kind.SURELY_WRONG);
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

  public Specimen specimen() {
    return specimen;
  }

  /** How many cells were read in this way. */
  int count(Kind kind) {
    return counts.getOrDefault(kind, 0);
  }

  /** All boards, the one that people see first. */
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

  /** How far the grid is off, in cells; nothing where none was read, or its place is not known. */
  public OptionalDouble error() {
    return board().isPresent() && specimen.error().isPresent()
        ? OptionalDouble.of(specimen.error().get().applyAsDouble(board().get().grid()))
        : OptionalDouble.empty();
  }

  /** Whether a grid was read where the puzzle is, as far as that is known. */
  boolean isFound() {
    return error().isPresent() && error().getAsDouble() < PlanarError.FOUND;
  }

  /** Whether the cells that were read are those of the puzzle, as far as its place is known. */
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

  /** Whether it was refused, and as what it is to be refused. */
  boolean isRefusedRightly() {
    return rejection().isPresent() && rejection().equals(specimen.printed().refusal());
  }

  boolean isCertain() {
    return board().isPresent() && board().get().isCertain();
  }

  /** The boards, the first and others, that are shown as certain and are that. */
  public List<ReadBoard> certain(ReadingOutcome outcome) {
    return boards().stream()
        .filter(ReadBoard::isCertain)
        .filter(board -> ReadingOutcome.of(board, specimen.printed()) == outcome)
        .toList();
  }

  /** Whether another puzzle of the picture was read instead, and rightly. */
  boolean isOther() {
    return board().map(ReadBoard::shown).filter(specimen.printed().others()::contains).isPresent();
  }

  /** Whether there is something to look at in the report. */
  public boolean isFailure() {
    boolean isTrapped =
        !certain(ReadingOutcome.WRONG).isEmpty() || !certain(ReadingOutcome.INEXACT).isEmpty();
    boolean isMissed = specimen.truth().isPresent() && !isShownRight();
    boolean isTakenIn = specimen.printed().refusal().isPresent() && !isRefusedRightly();
    return isTrapped || isMissed || isTakenIn;
  }

  public List<Integer> wrongCells() {
    return wrongCells;
  }
}
