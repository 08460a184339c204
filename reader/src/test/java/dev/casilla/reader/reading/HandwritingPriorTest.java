package dev.casilla.reader.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.testing.Beliefs;
import dev.casilla.solver.Cells;
import org.junit.jupiter.api.Test;

final class HandwritingPriorTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private static Reading weighed(Beliefs board) {
    CellBeliefs beliefs = board.beliefs();
    HandwritingPrior.apply(beliefs);
    return Reading.of(beliefs);
  }

  @Test
  void apply_fewDoubtfulOnesAmongPrint_arePrint() {
    Reading reading =
        weighed(Beliefs.of(BOARD).doubt("A3", 'c', 0.7, '3').doubt("B9", 'a', 0.8, '1'));

    assertEquals(Content.GIVEN, reading.cell(Cells.named("A3")).content());
    assertEquals(BOARD, reading.givens().toString());
  }

  @Test
  void apply_twoSureEntries_stayEntries() {
    Reading reading = weighed(Beliefs.of("de" + BOARD.substring(2)));

    assertEquals(2, reading.count(Content.ENTRY));
  }

  @Test
  void apply_doubtfulOneAmongManyEntries_isAnEntry() {
    String begun = "dh3i2a6eg9fg3d5h2a".replace('3', '3') + BOARD.substring(18);

    Reading reading = weighed(Beliefs.of(begun).doubt("A1", 'd', 0.6, '4'));

    assertEquals(Content.ENTRY, reading.cell(0).content());
  }

  @Test
  void apply_boardWithoutDoubt_changesNothing() {
    assertEquals(BOARD, weighed(Beliefs.of(BOARD)).givens().toString());
  }
}
