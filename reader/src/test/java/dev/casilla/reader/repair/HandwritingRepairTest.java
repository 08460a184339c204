package dev.casilla.reader.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests repair of readings with handwriting, or with digits that may be handwritten. */
final class HandwritingRepairTest {
  private static final String REDUNDANT =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** The 8 and 6 in A2, A7, B2 and B7 are interchangeable. */
  private static final String SOLUTION =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

  private final ReadingRepair repair = new ReadingRepair();

  private static Grid grid(String text) {
    return Grid.parse(text);
  }

  @Test
  void conclude_correctEntries_acceptsPrintedGivens() {
    String board = "dh3i" + REDUNDANT.substring(4);

    Conclusion conclusion = repair.conclude(ReadingBuilder.of(board).reading());

    PossiblePuzzle explanation =
        assertInstanceOf(Conclusion.Accepted.class, conclusion).explanation();
    assertEquals(grid(REDUNDANT), explanation.givens());
  }

  /** A single entry is more often a printed digit that is crossed by a pen. */
  @Test
  void conclude_oneOrTwoEntries_isOnlyProposed() {
    for (String board : List.of("d" + REDUNDANT.substring(1), "dh" + REDUNDANT.substring(2))) {
      assertInstanceOf(
          Conclusion.Proposed.class, repair.conclude(ReadingBuilder.of(board).reading()), board);
    }
  }

  private PossiblePuzzle proposed(ReadingBuilder beliefs) {
    Conclusion conclusion = repair.conclude(beliefs.reading());
    return assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0);
  }

  @Test
  void conclude_doubtfulEntryMatchingSolution_becomesGiven() {
    PossiblePuzzle explanation =
        proposed(ReadingBuilder.of("d" + REDUNDANT.substring(1)).doubt("A1", 'd', 0.96, '.'));

    assertEquals(grid("4" + REDUNDANT.substring(1)), explanation.givens());
    assertEquals(List.of(new GivenChange(Cells.named("A1"), 0, 4)), explanation.changes());
  }

  @Test
  void conclude_doubtfulEntryContradictingSolution_staysEntry() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("a" + REDUNDANT.substring(1)).doubt("A1", 'a', 0.96, '.');

    assertEquals(grid(REDUNDANT), proposed(beliefs).givens());
  }

  /**
   * The doubtful entry decides between two puzzles; its odds exceed those of the other doubtful
   * cell.
   */
  @Test
  void conclude_doubtfulEntryDecidesBetweenTwoPuzzles_becomesGiven() {
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
  void conclude_singleConfidentEntry_staysEntry() {
    assertEquals(
        grid(REDUNDANT), proposed(ReadingBuilder.of("d" + REDUNDANT.substring(1))).givens());
  }

  /** Three entries count as handwriting even if doubtful; one must be doubtful for a proposal. */
  @Test
  void conclude_threeDoubtfulEntries_stayEntries() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("dh3i" + REDUNDANT.substring(4)).doubt("A1", 'd', 0.9, '4');

    assertEquals(grid(REDUNDANT), proposed(beliefs).givens());
  }

  /** A pen across printed digits leaves strokes that may be entries or nothing. */
  @Test
  void conclude_entryThatMayBeNothing_isOnlyProposed() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("dh3i" + REDUNDANT.substring(4)).doubt("A1", 'd', 0.8, '.');

    assertEquals(grid(REDUNDANT), proposed(beliefs).givens());
  }

  @Test
  void conclude_entryThatMayBePrinted_isOnlyProposed() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("dh3i" + REDUNDANT.substring(4)).doubt("A1", 'd', 0.8, '4');

    Conclusion conclusion = repair.conclude(beliefs.reading());

    assertEquals(
        grid(REDUNDANT),
        assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0).givens());
  }

  @Test
  void conclude_givenThatMayBeWritten_isOnlyProposed() {
    ReadingBuilder beliefs =
        ReadingBuilder.of("4" + REDUNDANT.substring(1)).doubt("A1", '4', 0.8, 'd');

    assertInstanceOf(Conclusion.Proposed.class, repair.conclude(beliefs.reading()));
  }

  /** A partly covered digit looks like nothing or like handwriting, but rarely like print. */
  @Test
  void conclude_emptyCellMayHoldItsWrittenDigit_isOnlyProposed() {
    ReadingBuilder beliefs = ReadingBuilder.of(REDUNDANT).doubt("A1", '.', 0.8, 'd');

    assertInstanceOf(Conclusion.Proposed.class, repair.conclude(beliefs.reading()));
  }

  @Test
  void conclude_emptyCellMayHoldPencilMarks_isAccepted() {
    ReadingBuilder beliefs = ReadingBuilder.of(REDUNDANT).doubt("A1", '.', 0.8, 'a');

    assertInstanceOf(Conclusion.Accepted.class, repair.conclude(beliefs.reading()));
  }

  @Test
  void conclude_wholePuzzleWritten_isProposedAsGivens() {
    StringBuilder written = new StringBuilder();
    REDUNDANT.chars().forEach(c -> written.append(c == '.' ? '.' : (char) (c - '1' + 'a')));

    Conclusion conclusion = repair.conclude(ReadingBuilder.of(written.toString()).reading());

    assertEquals(
        grid(REDUNDANT),
        assertInstanceOf(Conclusion.Proposed.class, conclusion).bestFirst().get(0).givens());
  }
}
