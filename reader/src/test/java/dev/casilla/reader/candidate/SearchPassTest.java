package dev.casilla.reader.candidate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SearchPassTest {
  /** Frames until each search pass was used once. */
  private static final int TURNS = 6;

  @Test
  void isDueInFrame_firstPass_isDueInEachFrame() {
    assertTrue(IntStream.range(0, TURNS).allMatch(SearchPass.RIDGES::isDueInFrame));
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "RIDGES")
  void isDueInFrame_otherPasses_areDueInOneOfSixFrames(SearchPass look) {
    assertEquals(1, IntStream.range(100, 100 + TURNS).filter(look::isDueInFrame).count());
  }

  @Test
  void isDueInFrame_dilatedPass_followsItsSource() {
    SearchPass before = SearchPass.RIDGES;
    for (SearchPass look : SearchPass.values()) {
      if (look.isDilated()) {
        assertEquals(before.polarity(), look.polarity());
        assertEquals(before.isCoarse(), look.isCoarse());
        assertTrue(
            IntStream.range(0, TURNS).filter(look::isDueInFrame).allMatch(before::isDueInFrame));
      }
      before = look;
    }
  }
}
