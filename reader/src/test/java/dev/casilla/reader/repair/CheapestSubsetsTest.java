package dev.casilla.reader.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class CheapestSubsetsTest {
  @Test
  void next_fewItems_returnsAllSetsCheapestFirst() {
    long seed = 7;
    Random random = new Random(seed);
    for (int items = 0; items <= 8; items++) {
      double[] costs = random.doubles(items).sorted().toArray();
      CheapestSubsets sets = new CheapestSubsets(1 << 9);
      sets.begin(costs, items);

      Set<Long> seen = new HashSet<>();
      double before = 0;
      for (long set = sets.next(); set != CheapestSubsets.NONE; set = sets.next()) {
        assertTrue(seen.add(set), "duplicate: " + set);
        assertEquals(sum(costs, set), sets.cost(), 1e-9);
        assertTrue(sets.cost() >= before - 1e-9, "seed " + seed + ": not sorted");
        before = sets.cost();
      }
      assertEquals(1 << items, seen.size());
    }
  }

  @Test
  void next_maximumItems_staysSorted() {
    double[] costs = new double[CheapestSubsets.MAX_ITEMS];
    Arrays.setAll(costs, i -> 1 + i * 0.01);
    CheapestSubsets sets = new CheapestSubsets(3000);
    sets.begin(costs, costs.length);

    double before = 0;
    for (int i = 0; i < 3000; i++) {
      sets.next();
      assertTrue(sets.cost() >= before - 1e-9);
      before = sets.cost();
    }
  }

  @Test
  void begin_tooManyItems_throws() {
    CheapestSubsets sets = new CheapestSubsets(1);
    assertThrows(IllegalArgumentException.class, () -> sets.begin(new double[63], 63));
  }

  private static double sum(double[] costs, long set) {
    double sum = 0;
    for (int i = 0; i < costs.length; i++) {
      sum += ((set >> i) & 1) * costs[i];
    }
    return sum;
  }
}
