package dev.casilla.reader.rig;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.reading.Conclusion;
import dev.casilla.reader.reading.Explanation;
import dev.casilla.reader.testing.Beliefs;
import dev.casilla.reader.vision.FlatBoard;
import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Rejection;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** What the rig counts as wrong. */
final class ScoresTest {
  private static final String PUZZLE =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** The same with all digits one more. */
  private static final String ANOTHER =
      "..4.3.7..1..4.6..2..29.75....92.31..8.......9..78.93....37.16..9..3.4..1..6.2.4..";

  private static final int GIVENS = 32;

  private final Scores scores = new Scores("row");

  private static ReadBoard read(String contents) {
    return new ReadBoard(
        new FlatBoard(new byte[100 * 100], 100, 10, 5).grid(),
        Beliefs.of(contents).reading(),
        new Conclusion.None(Conclusion.Why.NOT_SOUGHT));
  }

  private static ReadBoard certain(String givens) {
    Grid grid = Grid.parse(givens);
    Grid solution = new Solver().solve(grid).orElseThrow();
    ReadBoard board = read(givens);
    return new ReadBoard(
        board.grid(),
        board.reading(),
        new Conclusion.Accepted(new Explanation(grid, solution, List.of(), 1)));
  }

  private static Printed puzzle(Grid... others) {
    return new Printed(Optional.of(Truth.of(Grid.parse(PUZZLE), PUZZLE)), List.of(others));
  }

  private void add(Printed printed, PuzzleReading reading) {
    add(printed, Optional.empty(), reading);
  }

  private void add(
      Printed printed, Optional<ToDoubleFunction<FoundGrid>> error, PuzzleReading reading) {
    LumaPlane nothing = LumaPlane.of(new byte[1], 1, 1);
    Specimen specimen = new Specimen("name", "row", false, () -> nothing, printed, error);
    scores.add(new Assessment(specimen, reading));
  }

  private static PuzzleReading boards(ReadBoard... boards) {
    return new PuzzleReading.Boards(List.of(boards));
  }

  private int wrong(Measure measure) {
    return scores.wrong(measure).part();
  }

  @Test
  void add_readRight_countsNothingWrong() {
    add(puzzle(), Optional.of(grid -> 0.1), boards(certain(PUZZLE)));

    for (Measure measure : Measure.values()) {
      assertEquals(0, wrong(measure), measure.failure());
    }
  }

  @Test
  void add_certainBoardBesides_countsUnlessItIsPrinted() {
    add(puzzle(Grid.parse(ANOTHER)), boards(certain(PUZZLE), certain(ANOTHER)));
    assertEquals(0, wrong(Measure.MISREAD));

    add(puzzle(), boards(certain(PUZZLE), certain(ANOTHER)));
    assertEquals(1, wrong(Measure.MISREAD));
  }

  @Test
  void add_certainBoardWhereThereIsNone_isMisread() {
    Printed nothing = new Printed(Optional.empty(), List.of());
    add(nothing, boards(read(PUZZLE), certain(ANOTHER)));
    add(nothing, new PuzzleReading.Rejected(Rejection.NO_GRID));

    assertEquals(1, wrong(Measure.MISREAD));
    assertEquals(new Share(1, 2), scores.wrong(Measure.OFFERED));
  }

  /** With a given more the puzzle has the same solution, but is not as printed. */
  @Test
  void add_certainWithAGivenTooMany_isMisread() {
    add(puzzle(), boards(certain("4" + PUZZLE.substring(1))));

    assertEquals(1, wrong(Measure.MISREAD));
    assertEquals(0, wrong(Measure.SOLVED));
    assertEquals(1, wrong(Measure.SHOWN));
  }

  @Test
  void add_rejected_countsAllItsCells() {
    add(puzzle(), new PuzzleReading.Rejected(Rejection.NO_GRID));

    assertEquals(new Share(GIVENS, GIVENS), scores.wrong(Measure.DIGITS));
    assertEquals(new Share(81 - GIVENS, 81 - GIVENS), scores.wrong(Measure.EMPTIES));
  }

  @Test
  void add_printTakenForHandwriting_isADigitButNoGiven() {
    add(puzzle(), boards(read(PUZZLE.replaceFirst("3", "c"))));

    assertEquals(0, wrong(Measure.DIGITS));
    assertEquals(1, wrong(Measure.GIVENS));
  }

  @Test
  void add_wrongWithoutDoubt_isSureAndWrong() {
    add(puzzle(), boards(read(PUZZLE.replaceFirst("3", "4"))));
    assertEquals(new Share(1, 81), scores.wrong(Measure.SURE));

    ReadBoard doubtful =
        new ReadBoard(
            read(PUZZLE).grid(),
            Beliefs.of(PUZZLE).doubt("A3", '4', 0.8, '3').reading(),
            new Conclusion.None(Conclusion.Why.NOT_SOUGHT));
    add(puzzle(), boards(doubtful));
    assertEquals(new Share(1, 161), scores.wrong(Measure.SURE));

    add(puzzle(), Optional.of(grid -> 0.36), boards(read(ANOTHER)));
    assertEquals(new Share(1, 161), scores.wrong(Measure.SURE));
  }

  @Test
  void add_placeNotKnown_isNeitherFoundNorMissed() {
    add(puzzle(), boards(read(PUZZLE)));
    assertEquals(new Share(0, 0), scores.wrong(Measure.FOUND));

    add(puzzle(), Optional.of(grid -> 0.36), boards(read(PUZZLE)));
    add(puzzle(), Optional.of(grid -> 0), new PuzzleReading.Rejected(Rejection.NO_GRID));
    assertEquals(new Share(2, 2), scores.wrong(Measure.FOUND));
  }

  @Test
  void add_toBeRefused_countsWhatIsRefusedOtherwise() {
    Printed mirrored = Printed.refusedAs(Rejection.MIRRORED);
    add(mirrored, new PuzzleReading.Rejected(Rejection.MIRRORED));
    assertEquals(new Share(0, 1), scores.wrong(Measure.SHOWN));

    add(mirrored, new PuzzleReading.Rejected(Rejection.NO_GRID));
    add(mirrored, boards(read(PUZZLE)));
    assertEquals(new Share(2, 3), scores.wrong(Measure.SHOWN));
  }

  @Test
  void check_moreThanTheBudget_fails() {
    Budget budget = Objects.requireNonNull(Budget.all().get("calendar"));
    add(puzzle(), boards(certain(PUZZLE)));
    assertTrue(budget.check(scores));

    add(puzzle(), boards(read(ANOTHER)));
    assertFalse(budget.check(scores));
  }
}
