package dev.casilla.reader.digits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class CellProbabilitiesTest {
  private final CellProbabilities beliefs = new CellProbabilities();

  @Test
  void digitProbability_printAndHand_addsThem() {
    beliefs.clear();
    assertEquals(2.0 / 19, beliefs.digitProbability(80, 9), 1e-6);
  }

  /** A blurred digit in a shadow: no digit is certain, but 8 is more likely than 4. */
  @Test
  void setUnknown_someDigitsMoreLikely_keepsTheirOrder() {
    beliefs.setEmpty(7);
    beliefs.logProbabilities()[7 * CellClass.COUNT + CellClass.printed(8)] = -1;
    beliefs.logProbabilities()[7 * CellClass.COUNT + CellClass.written(9)] = -2;

    beliefs.setUnknown(7);

    assertEquals(0.5, Math.exp(beliefs.logProbability(7, CellClass.EMPTY)), 1e-6);
    assertTrue(beliefs.digitProbability(7, 8) > 3 * beliefs.digitProbability(7, 4));
    assertTrue(beliefs.digitProbability(7, 9) > 1.5 * beliefs.digitProbability(7, 4));
    double all = 0.5;
    for (int digit = 1; digit <= 9; digit++) {
      all += beliefs.digitProbability(7, digit);
      assertTrue(beliefs.digitProbability(7, digit) > 0.03, "too unlikely: " + digit);
    }
    assertEquals(1, all, 1e-4);
  }

  @Test
  void setDoubtful_emptyCell_allowsAnyDigit() {
    beliefs.setEmpty(7);

    beliefs.setDoubtful(7);

    assertEquals(0.9, Math.exp(beliefs.logProbability(7, CellClass.EMPTY)), 1e-6);
    assertEquals(0.1 / 9, beliefs.digitProbability(7, 4), 1e-5);
  }

  /** The cell does not become more likely empty, and its digits count as printed. */
  @Test
  void setDoubtful_doubtfulCell_keepsEmptyProbability() {
    beliefs.setEmpty(7);
    beliefs.logProbabilities()[7 * CellClass.COUNT + CellClass.EMPTY] = (float) Math.log(0.7);
    beliefs.logProbabilities()[7 * CellClass.COUNT + CellClass.written(1)] = (float) Math.log(0.3);

    beliefs.setDoubtful(7);

    assertEquals(0.7, Math.exp(beliefs.logProbability(7, CellClass.EMPTY)), 1e-6);
    assertEquals(0.3, Math.exp(beliefs.logProbability(7, CellClass.printed(1))), 1e-6);
  }

  @Test
  void best_oneLikelyClass_returnsIt() {
    beliefs.clear();
    beliefs.logProbabilities()[3 * CellClass.COUNT + CellClass.written(4)] = -0.1f;

    assertEquals(CellClass.written(4), beliefs.best(3));
    assertTrue(CellClass.isWritten(beliefs.best(3)));
    assertEquals(4, CellClass.digitOf(beliefs.best(3)));
  }

  @Test
  void cellClass_notADigit_throws() {
    assertThrows(IllegalArgumentException.class, () -> CellClass.printed(0));
    assertThrows(IllegalArgumentException.class, () -> CellClass.written(10));
    assertThrows(IllegalArgumentException.class, () -> CellClass.digitOf(CellClass.COUNT));
  }
}
