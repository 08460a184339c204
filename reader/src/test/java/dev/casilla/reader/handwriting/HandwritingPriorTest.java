package dev.casilla.reader.handwriting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class HandwritingPriorTest {
  private static final double SURE = 12;

  /** Odds of thirty digits: the first ones as told, the others printed for sure. */
  private static double[] board(double... first) {
    double[] odds = new double[30];
    Arrays.fill(odds, SURE);
    System.arraycopy(first, 0, odds, 0, first.length);
    return odds;
  }

  private static double[] weighed(double[] odds) {
    double[] weighed = odds.clone();
    HandwritingPrior.apply(weighed, weighed.length);
    return weighed;
  }

  @Test
  void apply_fewDoubtfulOnesAmongPrint_arePrint() {
    double[] weighed = weighed(board(-0.5, -1, -0.8));

    for (double odds : weighed) {
      assertTrue(odds > 2, Arrays.toString(weighed));
    }
  }

  /** A digit that a pen crosses, say: whoever writes leaves more than one entry. */
  @Test
  void apply_oneOddDigitAmongPrint_isPrintInDoubt() {
    double odds = weighed(board(-2.5))[0];

    assertTrue(odds > 0 && odds < 5, "odds " + odds);
  }

  @Test
  void apply_severalOddDigits_areEntries() {
    double[] weighed = weighed(board(-2.5, -3, -4, -3.5));

    assertTrue(weighed[0] < 0 && weighed[1] < 0, Arrays.toString(weighed));
  }

  @Test
  void apply_oneSureEntry_staysAnEntry() {
    assertTrue(weighed(board(-SURE))[0] < 0);
  }

  @Test
  void apply_twoSureEntries_stayEntries() {
    double[] weighed = weighed(board(-SURE, -SURE));

    assertTrue(weighed[0] < -8 && weighed[1] < -8, Arrays.toString(weighed));
  }

  @Test
  void apply_doubtfulOneAmongManyEntries_isAnEntry() {
    double[] odds = board(-0.5);
    Arrays.fill(odds, 1, 12, -SURE);

    assertTrue(weighed(odds)[0] < 0);
  }

  @Test
  void apply_mostlyHandwriting_isNoReasonForMore() {
    double[] odds = board();
    Arrays.fill(odds, 3, 30, -SURE);

    assertArrayEquals(odds, weighed(odds));
  }

  @Test
  void probability_ofOdds_isTheShare() {
    assertEquals(0.5, HandwritingPrior.probability(0), 1e-9);
    assertEquals(0.75, HandwritingPrior.probability(Math.log(3)), 1e-9);
  }
}
