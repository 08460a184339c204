package dev.casilla.reader.vision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LookTest {
  /** Frames until each look had its turn. */
  private static final int TURNS = 6;

  @Test
  void isDue_firstLook_isForEachFrame() {
    assertTrue(IntStream.range(0, TURNS).allMatch(Look.RIDGES::isDue));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "RIDGES")
  void isDue_otherLooks_isForOneOfSixFrames(Look look) {
    assertEquals(1, IntStream.range(100, 100 + TURNS).filter(look::isDue).count());
  }

  @Test
  void isDue_thickened_comesWithTheInkThatIsMadeThicker() {
    Look before = Look.RIDGES;
    for (Look look : Look.values()) {
      if (look.isThickened()) {
        assertEquals(before.polarity(), look.polarity());
        assertEquals(before.isCoarse(), look.isCoarse());
        assertTrue(IntStream.range(0, TURNS).filter(look::isDue).allMatch(before::isDue));
      }
      before = look;
    }
  }
}
