package dev.casilla.solver.hint.als;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.hint.GridSketch;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The stem is E5; its petals are E1 and, in its block, F5 and D6. */
final class DeathBlossomFinderTest {
  private final DeathBlossomFinder finder = new DeathBlossomFinder(new AlmostLockedSets());

  @Test
  void findAll_petalForEachDigitOfTheStem_commonDigitGoesWhereAllAreSeen() {
    GridSketch sketch =
        new GridSketch().cells("E5", "123").cells("E1", "19").cells("F5", "29").cells("D6", "39");
    assertTrue(sketch.proves(finder, "9: E4 E6"));
  }

  @Test
  void findAll_oneDigitWithoutPetal_isSilent() {
    GridSketch sketch =
        new GridSketch().cells("E5", "1234").cells("E1", "19").cells("F5", "29").cells("D6", "39");
    assertEquals(List.of(), sketch.eliminations(finder));
  }

  @Test
  void findAll_stemDoesNotSeeItsDigitInAPetal_isSilent() {
    GridSketch sketch =
        new GridSketch().cells("E5", "123").cells("H1", "19").cells("F5", "29").cells("D6", "39");
    assertEquals(List.of(), sketch.eliminations(finder));
  }
}
