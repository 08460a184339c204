package dev.casilla.reader.rig.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.repair.PossiblePuzzle;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.reader.rig.specimen.PrintedContent;
import dev.casilla.reader.rig.specimen.Specimen;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Tests what the rig counts as an error. */
final class ScoreRowTest {
  private static final String PUZZLE =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** The same puzzle with each digit increased by one. */
  private static final String ANOTHER =
      "..4.3.7..1..4.6..2..29.75....92.31..8.......9..78.93....37.16..9..3.4..1..6.2.4..";

  private static final int GIVENS = 32;

  private final ScoreRow scores = new ScoreRow("row");

  private static ReadBoard read(String contents) {
    return new ReadBoard(
        new FlatBoard(new byte[100 * 100], 100, 10, 5).grid(),
        ReadingBuilder.of(contents).reading(),
        new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
  }

  private static ReadBoard certain(String givens) {
    Grid grid = Grid.parse(givens);
    Grid solution = new Solver().solve(grid).orElseThrow();
    ReadBoard board = read(givens);
    return new ReadBoard(
        board.grid(),
        board.reading(),
        new Conclusion.Accepted(new PossiblePuzzle(grid, solution, List.of(), 1)));
  }

  private static PrintedContent puzzle(Grid... others) {
    return new PrintedContent(
        Optional.of(BoardTruth.of(Grid.parse(PUZZLE), PUZZLE)), List.of(others));
  }

  private void add(PrintedContent printed, PuzzleReading reading) {
    add(printed, Optional.empty(), reading);
  }

  private void add(
      PrintedContent printed, Optional<ToDoubleFunction<FoundGrid>> error, PuzzleReading reading) {
    LumaPlane nothing = LumaPlane.of(new byte[1], 1, 1);
    Specimen specimen = new Specimen("name", "row", false, () -> nothing, printed, error);
    scores.add(new ReadingAssessment(specimen, reading));
  }

  private static PuzzleReading boards(ReadBoard... boards) {
    return new PuzzleReading.Boards(List.of(boards));
  }

  private int wrong(ErrorMeasure measure) {
    return scores.wrong(measure).part();
  }

  @Test
  void add_correctBoard_countsNoErrors() {
    add(puzzle(), Optional.of(grid -> 0.1), boards(certain(PUZZLE)));

    for (ErrorMeasure measure : ErrorMeasure.values()) {
      assertEquals(0, wrong(measure), measure.failure());
    }
  }

  @Test
  void add_furtherCertainBoard_countsUnlessPrinted() {
    add(puzzle(Grid.parse(ANOTHER)), boards(certain(PUZZLE), certain(ANOTHER)));
    assertEquals(0, wrong(ErrorMeasure.MISREAD));

    add(puzzle(), boards(certain(PUZZLE), certain(ANOTHER)));
    assertEquals(1, wrong(ErrorMeasure.MISREAD));
  }

  @Test
  void add_certainBoardWithoutPuzzle_isMisread() {
    PrintedContent nothing = new PrintedContent(Optional.empty(), List.of());
    add(nothing, boards(read(PUZZLE), certain(ANOTHER)));
    add(nothing, new PuzzleReading.Rejected(RejectionReason.NO_GRID));

    assertEquals(1, wrong(ErrorMeasure.MISREAD));
    assertEquals(new Fraction(1, 2), scores.wrong(ErrorMeasure.OFFERED));
  }

  /** With an extra given the solution is the same, but the puzzle is not as printed. */
  @Test
  void add_certainBoardWithExtraGiven_isMisread() {
    add(puzzle(), boards(certain("4" + PUZZLE.substring(1))));

    assertEquals(1, wrong(ErrorMeasure.MISREAD));
    assertEquals(0, wrong(ErrorMeasure.SOLVED));
    assertEquals(1, wrong(ErrorMeasure.SHOWN));
  }

  @Test
  void add_rejectedPicture_countsAllCells() {
    add(puzzle(), new PuzzleReading.Rejected(RejectionReason.NO_GRID));

    assertEquals(new Fraction(GIVENS, GIVENS), scores.wrong(ErrorMeasure.DIGITS));
    assertEquals(new Fraction(81 - GIVENS, 81 - GIVENS), scores.wrong(ErrorMeasure.EMPTIES));
  }

  @Test
  void add_printReadAsHandwriting_isWrongGivenButRightDigit() {
    add(puzzle(), boards(read(PUZZLE.replaceFirst("3", "c"))));

    assertEquals(0, wrong(ErrorMeasure.DIGITS));
    assertEquals(1, wrong(ErrorMeasure.GIVENS));
  }

  @Test
  void add_wrongConfidentCell_isConfidentButWrong() {
    add(puzzle(), boards(read(PUZZLE.replaceFirst("3", "4"))));
    assertEquals(new Fraction(1, 81), scores.wrong(ErrorMeasure.SURE));

    ReadBoard doubtful =
        new ReadBoard(
            read(PUZZLE).grid(),
            ReadingBuilder.of(PUZZLE).doubt("A3", '4', 0.8, '3').reading(),
            new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
    add(puzzle(), boards(doubtful));
    assertEquals(new Fraction(1, 161), scores.wrong(ErrorMeasure.SURE));

    add(puzzle(), Optional.of(grid -> 0.36), boards(read(ANOTHER)));
    assertEquals(new Fraction(1, 161), scores.wrong(ErrorMeasure.SURE));
  }

  @Test
  void add_unknownPosition_isNeitherFoundNorMissed() {
    add(puzzle(), boards(read(PUZZLE)));
    assertEquals(new Fraction(0, 0), scores.wrong(ErrorMeasure.FOUND));

    add(puzzle(), Optional.of(grid -> 0.36), boards(read(PUZZLE)));
    add(puzzle(), Optional.of(grid -> 0), new PuzzleReading.Rejected(RejectionReason.NO_GRID));
    assertEquals(new Fraction(2, 2), scores.wrong(ErrorMeasure.FOUND));
  }

  @Test
  void add_rejectionExpected_countsOtherResults() {
    PrintedContent mirrored = PrintedContent.refusedAs(RejectionReason.MIRRORED);
    add(mirrored, new PuzzleReading.Rejected(RejectionReason.MIRRORED));
    assertEquals(new Fraction(0, 1), scores.wrong(ErrorMeasure.SHOWN));

    add(mirrored, new PuzzleReading.Rejected(RejectionReason.NO_GRID));
    add(mirrored, boards(read(PUZZLE)));
    assertEquals(new Fraction(2, 3), scores.wrong(ErrorMeasure.SHOWN));
  }

  @Test
  void check_overBudget_fails() {
    ErrorBudget budget = Objects.requireNonNull(ErrorBudget.all().get("calendar"));
    add(puzzle(), boards(certain(PUZZLE)));
    assertTrue(budget.check(scores));

    add(puzzle(), boards(read(ANOTHER)));
    assertFalse(budget.check(scores));
  }
}
