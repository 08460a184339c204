package dev.casilla.reader.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of handwriting, and of what may be that or print. */
final class HandwritingRepairTest {
  private static final String ROOMY =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** In A2, A7, B2 and B7 of it 8 and 6 can change places. */
  private static final String SOLUTION =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

  private final ReadingRepair repair = new ReadingRepair();

  private static Grid grid(String text) {
    return Grid.parse(text);
  }

  @Test
  void conclude_correctHandwriting_staysHandwriting() {
    String board = "dh3i" + ROOMY.substring(4);

    Conclusion conclusion = repair.conclude(ReadingBuilder.of(board).reading());

    PossiblePuzzle explanation =
        assertInstanceOf(Conclusion.Accepted.class, conclusion).explanation();
    assertEquals(grid(ROOMY), explanation.givens());
  }

  /** More often than a person's only entry it is a printed digit that a pen crosses. */
  @Test
  void conclude_loneEntry_isOnlyProposed() {
    for (String board : List.of("d" + ROOMY.substring(1), "dh" + ROOMY.substring(2))) {
      assertInstanceOf(
          Conclusion.Proposed.class, repair.conclude(ReadingBuilder.of(board).reading()), board);
    }
  }

  private PossiblePuzzle proposed(ReadingBuilder beliefs) {
    Conclusion conclusion = repair.conclude(beliefs.reading());
    return assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0);
  }

  @Test
  void conclude_loneDoubtfulEntryAsInTheSolution_isProposedAsGiven() {
    PossiblePuzzle explanation =
        proposed(ReadingBuilder.of("d" + ROOMY.substring(1)).doubt("A1", 'd', 0.96, '.'));

    assertEquals(grid("4" + ROOMY.substring(1)), explanation.givens());
    assertEquals(List.of(new GivenChange(Cells.named("A1"), 0, 4)), explanation.changes());
  }

  @Test
  void conclude_loneDoubtfulEntryAgainstTheSolution_staysHandwriting() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("a" + ROOMY.substring(1)).doubt("A1", 'a', 0.96, '.');

    assertEquals(grid(ROOMY), proposed(beliefs).givens());
  }

  /**
   * It says which of two puzzles this is, by odds that the doubt about another cell cannot beat.
   */
  @Test
  void conclude_loneDoubtfulEntryOfOneOfTwoPuzzles_isTakenForPrint() {
    Grid open = grid(SOLUTION);
    for (String cell : List.of("A2", "A7", "B2", "B7")) {
      open = open.with(Cells.named(cell), Grid.NO_DIGIT);
    }
    ReadingBuilder beliefs =
        ReadingBuilder.of(open.toString()).doubt("A2", 'h', 0.96, '.').doubt("B2", '.', 0.9, '8');

    PossiblePuzzle explanation = proposed(beliefs);

    assertEquals(grid(SOLUTION), explanation.solution());
    assertEquals(List.of(new GivenChange(Cells.named("A2"), 0, 8)), explanation.changes());
  }

  @Test
  void conclude_loneConfidentEntry_staysHandwriting() {
    assertEquals(grid(ROOMY), proposed(ReadingBuilder.of("d" + ROOMY.substring(1))).givens());
  }

  /** As many as that somebody has written, doubtful or not; one has to be so for a proposal. */
  @Test
  void conclude_threeDoubtfulEntries_stayHandwriting() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("dh3i" + ROOMY.substring(4)).doubt("A1", 'd', 0.9, '4');

    assertEquals(grid(ROOMY), proposed(beliefs).givens());
  }

  /** A pen across some printed digits leaves what may be entries, and may be nothing. */
  @Test
  void conclude_entryThatMayBeNothing_isOnlyProposed() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("dh3i" + ROOMY.substring(4)).doubt("A1", 'd', 0.8, '.');

    assertEquals(grid(ROOMY), proposed(beliefs).givens());
  }

  @Test
  void conclude_entryThatMayBePrinted_isOnlyProposed() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("dh3i" + ROOMY.substring(4)).doubt("A1", 'd', 0.8, '4');

    Conclusion conclusion = repair.conclude(beliefs.reading());

    assertEquals(
        grid(ROOMY),
        assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0).givens());
  }

  @Test
  void conclude_givenThatMayBeWritten_isOnlyProposed() {
    ReadingBuilder beliefs = ReadingBuilder.of("4" + ROOMY.substring(1)).doubt("A1", '4', 0.8, 'd');

    assertInstanceOf(Conclusion.Proposed.class, repair.conclude(beliefs.reading()));
  }

  /** Half covered, it looks like nothing or like handwriting, but hardly printed. */
  @Test
  void conclude_emptyCellWithSightOfItsDigit_isOnlyProposed() {
    ReadingBuilder beliefs = ReadingBuilder.of(ROOMY).doubt("A1", '.', 0.8, 'd');

    assertInstanceOf(Conclusion.Proposed.class, repair.conclude(beliefs.reading()));
  }

  @Test
  void conclude_emptyCellWithSightOfPencilMarks_isAccepted() {
    ReadingBuilder beliefs = ReadingBuilder.of(ROOMY).doubt("A1", '.', 0.8, 'a');

    assertInstanceOf(Conclusion.Accepted.class, repair.conclude(beliefs.reading()));
  }

  @Test
  void conclude_wholePuzzleWritten_isProposedAsGivens() {
    StringBuilder written = new StringBuilder();
    ROOMY.chars().forEach(c -> written.append(c == '.' ? '.' : (char) (c - '1' + 'a')));

    Conclusion conclusion = repair.conclude(ReadingBuilder.of(written.toString()).reading());

    assertEquals(
        grid(ROOMY),
        assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0).givens());
  }
}
