package dev.casilla.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MutatedTextsTest {
  private static final MutatedTexts TEXTS =
      new MutatedTexts(List.of("one form", "another"), List.of("+"));

  @Test
  void of_sameSeed_isTheSameText() {
    assertEquals(TEXTS.of(7), new MutatedTexts(TEXTS.forms(), TEXTS.tokens()).of(7));
  }

  @Test
  void of_manySeeds_leavesSomeAsTheyAreAndChangesMost() {
    Set<String> texts = new HashSet<>();
    for (int seed = 0; seed < 1_000; seed++) {
      texts.add(TEXTS.of(seed));
    }
    assertTrue(texts.containsAll(TEXTS.forms()));
    assertTrue(texts.size() > 500, "different " + texts.size());
  }
}
