package dev.casilla.solver.hint.als;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AlsChainFinderTest {
  private final AlmostLockedSets sets = new AlmostLockedSets();
  private final AlsChainFinder wings = new AlsChainFinder(Technique.ALS_XY_WING, sets);
  private final AlsChainFinder chains = new AlsChainFinder(Technique.ALS_XY_CHAIN, sets);

  @Test
  void wing_hingeLacksOneOfTwoDigits_endDigitGoesWhereBothEndsAreSeen() {
    // B1 and B2 lack 1 or 3, so 5 is in B7 or in E2.
    GridSketch sketch =
        new GridSketch().cells("B1", "12").cells("B2", "23").cells("B7", "15").cells("E2", "35");
    assertTrue(sketch.proves(wings, "5: E7"));
  }

  @Test
  void wing_sameDigitTwice_isSilent() {
    GridSketch sketch = new GridSketch().cells("A1", "12").cells("A7", "15").cells("D1", "15");
    assertEquals(List.of(), sketch.eliminations(wings));
  }

  @Test
  void chain_fourSets_endDigitGoesWhereBothEndsAreSeen() {
    GridSketch sketch =
        new GridSketch().cells("A1", "12").cells("A5", "23").cells("E5", "34").cells("E9", "14");
    assertTrue(sketch.proves(chains, "1: A9 E1"));
    assertEquals(Technique.ALS_XY_CHAIN, chains.technique());
  }

  @Test
  void chain_oneLinkMissing_isSilent() {
    GridSketch sketch =
        new GridSketch().cells("A1", "12").cells("A5", "23").cells("F6", "34").cells("E9", "14");
    assertEquals(List.of(), sketch.eliminations(chains));
  }
}
