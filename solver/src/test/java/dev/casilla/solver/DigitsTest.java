package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Every one of the 512 digit sets, against a set spelled out as text. */
final class DigitsTest {
  @Test
  void text_everySet_spellsItsDigitsInOrder() {
    for (int set = Digits.NONE; set <= Digits.ALL; set++) {
      assertEquals(spelled(set), Digits.text(set));
    }
  }

  @Test
  void has_everySetAndDigit_agreesWithText() {
    for (int set = Digits.NONE; set <= Digits.ALL; set++) {
      for (int digit = 1; digit <= 9; digit++) {
        assertEquals(spelled(set).contains(String.valueOf(digit)), Digits.has(set, digit));
      }
    }
  }

  @Test
  void countAndSingle_everySet_agreeWithText() {
    for (int set = Digits.NONE; set <= Digits.ALL; set++) {
      assertEquals(spelled(set).length(), Digits.count(set));
      assertEquals(spelled(set).length() == 1, Digits.isSingle(set));
    }
  }

  @Test
  void lowestAndWithoutLowest_everySet_splitItsText() {
    for (int set = 1; set <= Digits.ALL; set++) {
      assertEquals(spelled(set), Digits.lowest(set) + spelled(Digits.withoutLowest(set)));
    }
  }

  private static String spelled(int set) {
    StringBuilder spelled = new StringBuilder();
    for (int digit = 1; digit <= 9; digit++) {
      spelled.append(set / (int) Math.pow(2, digit - 1) % 2 == 1 ? digit : "");
    }
    return spelled.toString();
  }
}
