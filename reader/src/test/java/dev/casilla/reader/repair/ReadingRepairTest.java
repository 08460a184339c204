package dev.casilla.reader.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReadingRepairTest {
  /** A puzzle without redundant givens. */
  private static final String MINIMAL =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

  /** A puzzle with redundant givens. */
  private static final String REDUNDANT =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static final String SOLUTION =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

  /** The same puzzle with fewer givens. */
  private static final String SPARSE =
      "......6..9....5.....18..4.......29..7.......8..67..2....2..95..8..2.3..9..5.1.3..";

  private final ReadingRepair repair = new ReadingRepair();

  private static Grid grid(String text) {
    return Grid.parse(text);
  }

  @Test
  void conclude_validPuzzleWithoutDoubt_isAcceptedUnchanged() {
    Conclusion conclusion = repair.conclude(ReadingBuilder.of(REDUNDANT).reading());

    PossiblePuzzle explanation =
        assertInstanceOf(Conclusion.Accepted.class, conclusion).explanation();
    assertEquals(grid(REDUNDANT), explanation.givens());
    assertEquals(grid(SOLUTION), explanation.solution());
    assertEquals(List.of(), explanation.changes());
  }

  @Test
  void conclude_misreadDigitWithRightRunnerUp_isCorrected() {
    BoardReading reading = ReadingBuilder.of(REDUNDANT).doubt("A3", '8', 0.6, '3').reading();

    Conclusion conclusion = repair.conclude(reading);

    PossiblePuzzle explanation =
        assertInstanceOf(Conclusion.Accepted.class, conclusion).explanation();
    assertEquals(grid(REDUNDANT), explanation.givens());
    assertEquals(List.of(new GivenChange(Cells.named("A3"), 8, 3)), explanation.changes());
  }

  @Test
  void conclude_unlikelyChangeNeeded_isOnlyProposed() {
    BoardReading reading = ReadingBuilder.of(REDUNDANT).doubt("A3", '8', 0.98, '3').reading();

    Conclusion conclusion = repair.conclude(reading);

    assertEquals(
        grid(REDUNDANT),
        assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0).givens());
  }

  @Test
  void conclude_lostDigitOfMinimalPuzzle_isRestored() {
    BoardReading reading = ReadingBuilder.of(MINIMAL).doubt("A1", '.', 0.7, '4').reading();

    PossiblePuzzle best = bestOf(repair.conclude(reading));

    assertEquals(grid(MINIMAL), best.givens());
    assertEquals(List.of(new GivenChange(Cells.named("A1"), 0, 4)), best.changes());
  }

  @Test
  void conclude_inventedDigit_isRemoved() {
    BoardReading reading = ReadingBuilder.of(REDUNDANT).doubt("A1", '1', 0.6, '.').reading();

    PossiblePuzzle best = bestOf(repair.conclude(reading));

    assertEquals(grid(REDUNDANT), best.givens());
  }

  @Test
  void conclude_contradictingConfidentCells_findsNoSolution() {
    Grid wrong = grid(REDUNDANT).with(Cells.named("A1"), 3);
    BoardReading reading = ReadingBuilder.of(wrong.toString()).reading();

    Conclusion conclusion = repair.conclude(reading);

    assertEquals(new Conclusion.None(Conclusion.NoPuzzleReason.NO_SOLUTION), conclusion);
  }

  /** Confident cells are never changed, even if the result has no solution. */
  @ParameterizedTest
  @ValueSource(doubles = {0.991, 0.995, 0.9985, 0.9995})
  void conclude_confidentCellMustChange_findsNoSolution(double confidence) {
    BoardReading reading = ReadingBuilder.of(REDUNDANT).doubt("A3", '8', confidence, '3').reading();
    assertEquals(Set.of(), reading.doubtful());

    assertEquals(
        new Conclusion.None(Conclusion.NoPuzzleReason.NO_SOLUTION), repair.conclude(reading));
  }

  /** An alternative that must not be shown still lowers the probability of the first puzzle. */
  @Test
  void conclude_alternativeChangesConfidentCell_lowersProbability() {
    BoardReading one = twoPuzzlesAt(0.993);

    Conclusion conclusion = repair.conclude(one);

    List<PossiblePuzzle> proposed =
        assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst();
    assertEquals(1, proposed.size(), proposed.toString());
    assertTrue(proposed.get(0).probability() < 0.995, proposed.toString());
  }

  /** A digit that fits no solution is more likely misread than invented. */
  @Test
  void conclude_digitMustBeRemoved_isNotAccepted() {
    Conclusion conclusion =
        repair.conclude(ReadingBuilder.of(REDUNDANT).doubt("A1", '8', 0.8, '.').reading());

    assertEquals(grid(REDUNDANT), bestOf(conclusion).givens());
    assertFalse(conclusion instanceof Conclusion.Accepted, conclusion.toString());
  }

  /** A smudged digit looks like another digit. */
  @Test
  void conclude_emptyCellThatMayHoldAnotherDigit_isNotAccepted() {
    Conclusion conclusion =
        repair.conclude(ReadingBuilder.of(REDUNDANT).doubt("A1", '.', 0.93, '8').reading());

    assertFalse(conclusion instanceof Conclusion.Accepted, conclusion.toString());
  }

  /** Shown puzzles never change confident cells. */
  @Test
  void conclude_confidentAndDoubtfulCells_keepsConfidentCells() {
    long seed = 9;
    Random random = new Random(seed);
    int shown = 0;
    for (int board = 0; board < 300; board++) {
      ReadingBuilder beliefs = ReadingBuilder.of(REDUNDANT);
      for (int i = 0; i < 8; i++) {
        int cell = random.nextInt(Cells.COUNT);
        char other = (char) ('1' + random.nextInt(9));
        double confidence = i == 0 ? 0.6 : 0.99 + 0.009 * random.nextDouble();
        char read = random.nextInt(4) == 0 ? other : REDUNDANT.charAt(cell);
        beliefs.doubt(Cells.name(cell), read, confidence, read == '.' ? other : '.');
      }
      BoardReading reading = beliefs.reading();
      for (PossiblePuzzle explanation : explanations(repair.conclude(reading))) {
        shown++;
        for (GivenChange change : explanation.changes()) {
          assertTrue(reading.cell(change.cell()).isDoubtful(), "seed " + seed + ": " + change);
        }
      }
    }
    assertTrue(shown > 50, shown + " shown, seed " + seed);
  }

  private static List<PossiblePuzzle> explanations(Conclusion conclusion) {
    if (conclusion instanceof Conclusion.Accepted accepted) {
      return List.of(accepted.explanation());
    }
    return conclusion instanceof Conclusion.Proposed proposed ? proposed.bestFirst() : List.of();
  }

  @Test
  void conclude_twoPuzzlesSimilarlyLikely_proposesBoth() {
    BoardReading reading = twoPuzzlesAt(0.8);

    List<PossiblePuzzle> proposed =
        assertInstanceOf(Conclusion.Proposed.class, repair.conclude(reading)).bestFirst();

    assertEquals(2, proposed.size(), proposed.toString());
    assertTrue(proposed.get(0).probability() > proposed.get(1).probability());
  }

  /**
   * Returns a reading in which 8 and 6 in A2, A7, B2 and B7 of the solution are interchangeable.
   */
  private static BoardReading twoPuzzlesAt(double confidence) {
    Grid open = grid(SOLUTION);
    for (String cell : List.of("A2", "A7", "B2", "B7")) {
      open = open.with(Cells.named(cell), Grid.NO_DIGIT);
    }
    return ReadingBuilder.of(open.toString()).doubt("A2", '8', confidence, '6').reading();
  }

  /**
   * Misreads one given as another digit, with the right digit as runner-up. Three of the wrong
   * digits also make a puzzle.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.6, 0.8, 0.94})
  void conclude_misreadDigits_neverAcceptsOtherSolution(double confidence) {
    int accepted = 0;
    int otherSolutions = 0;
    for (int cell : grid(SPARSE).filled()) {
      for (char other = '1'; other <= '9'; other++) {
        char truth = SPARSE.charAt(cell);
        if (other != truth) {
          ReadingBuilder beliefs =
              ReadingBuilder.of(SPARSE).doubt(Cells.name(cell), other, confidence, truth);
          Conclusion conclusion = repair.conclude(beliefs.reading());
          String solution = bestOf(conclusion).solution().toString();
          if (conclusion instanceof Conclusion.Accepted) {
            accepted++;
            assertEquals(SOLUTION, solution, Cells.name(cell) + " as " + other);
          } else {
            otherSolutions += solution.equals(SOLUTION) ? 0 : 1;
          }
        }
      }
    }
    assertTrue(accepted > 150, accepted + " accepted");
    assertTrue(otherSolutions > 0, "no wrong digit makes a puzzle");
  }

  /**
   * Reads one given as empty, with each digit as runner-up. Each digit that fits makes a puzzle.
   */
  @Test
  void conclude_lostDigits_areNeverAccepted() {
    int proposed = 0;
    for (int cell : grid(SPARSE).filled()) {
      for (char other = '1'; other <= '9'; other++) {
        String name = Cells.name(cell);
        Conclusion conclusion =
            repair.conclude(ReadingBuilder.of(SPARSE).doubt(name, '.', 0.6, other).reading());
        assertFalse(conclusion instanceof Conclusion.Accepted, name + " as " + other);
        proposed += conclusion instanceof Conclusion.Proposed ? 1 : 0;
      }
    }
    assertTrue(proposed > grid(SPARSE).filled().size(), proposed + " proposed");
  }

  @Test
  void conclude_tooFewDigits_returnsReason() {
    BoardReading reading = ReadingBuilder.of("12345678" + ".".repeat(73)).reading();

    assertEquals(
        new Conclusion.None(Conclusion.NoPuzzleReason.TOO_FEW_DIGITS), repair.conclude(reading));
  }

  @Test
  void conclude_severalSolutions_returnsReason() {
    BoardReading reading = ReadingBuilder.of(grid(MINIMAL).with(0, 0).toString()).reading();

    Conclusion conclusion = repair.conclude(reading);

    assertEquals(
        new Conclusion.None(Conclusion.NoPuzzleReason.TOO_FEW_DIGITS), conclusion, "16 givens");
    BoardReading more = ReadingBuilder.of(severalSolutions()).reading();
    assertEquals(
        new Conclusion.None(Conclusion.NoPuzzleReason.SEVERAL_SOLUTIONS), repair.conclude(more));
  }

  /** Returns a puzzle with several solutions: all 2s and 3s are removed. */
  private static String severalSolutions() {
    return REDUNDANT.replace('3', '.').replace('2', '.');
  }

  @Test
  void conclude_interruptedThread_isCancelled() {
    BoardReading reading = ReadingBuilder.of(REDUNDANT).reading();
    Thread.currentThread().interrupt();
    try {
      assertThrows(CancellationException.class, () -> repair.conclude(reading));
    } finally {
      Thread.interrupted();
    }
  }

  private static PossiblePuzzle bestOf(Conclusion conclusion) {
    return conclusion instanceof Conclusion.Accepted accepted
        ? accepted.explanation()
        : assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0);
  }
}
