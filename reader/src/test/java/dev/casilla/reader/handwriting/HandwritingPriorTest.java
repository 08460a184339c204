package dev.casilla.reader.handwriting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class HandwritingPriorTest {
  private static final double CERTAIN = 12;

  /** Returns the odds of thirty digits: the given ones first, all others certainly printed. */
  private static double[] board(double... first) {
    double[] odds = new double[30];
    Arrays.fill(odds, CERTAIN);
    System.arraycopy(first, 0, odds, 0, first.length);
    return odds;
  }

  private static double[] adapted(double[] odds) {
    double[] adapted = odds.clone();
    HandwritingPrior.apply(adapted, adapted.length);
    return adapted;
  }

  @Test
  void apply_fewDoubtfulDigitsAmongPrint_arePrint() {
    double[] adapted = adapted(board(-0.5, -1, -0.8));

    for (double odds : adapted) {
      assertTrue(odds > 2, Arrays.toString(adapted));
    }
  }

  /**
   * For example a digit that is crossed by a pen; a person who writes leaves more than one entry.
   */
  @Test
  void apply_oneUnusualDigitAmongPrint_isDoubtfulPrint() {
    double odds = adapted(board(-2.5))[0];

    assertTrue(odds > 0 && odds < 5, "odds " + odds);
  }

  @Test
  void apply_severalUnusualDigits_areEntries() {
    double[] adapted = adapted(board(-2.5, -3, -4, -3.5));

    assertTrue(adapted[0] < 0 && adapted[1] < 0, Arrays.toString(adapted));
  }

  @Test
  void apply_oneCertainEntry_staysEntry() {
    assertTrue(adapted(board(-CERTAIN))[0] < 0);
  }

  @Test
  void apply_twoCertainEntries_stayEntries() {
    double[] adapted = adapted(board(-CERTAIN, -CERTAIN));

    assertTrue(adapted[0] < -8 && adapted[1] < -8, Arrays.toString(adapted));
  }

  @Test
  void apply_doubtfulDigitAmongManyEntries_isEntry() {
    double[] odds = board(-0.5);
    Arrays.fill(odds, 1, 12, -CERTAIN);

    assertTrue(adapted(odds)[0] < 0);
  }

  @Test
  void apply_mostlyHandwriting_keepsOdds() {
    double[] odds = board();
    Arrays.fill(odds, 3, 30, -CERTAIN);

    assertArrayEquals(odds, adapted(odds));
  }

  @Test
  void probability_logOdds_returnsProbability() {
    assertEquals(0.5, HandwritingPrior.probability(0), 1e-9);
    assertEquals(0.75, HandwritingPrior.probability(Math.log(3)), 1e-9);
  }
}
