package dev.casilla.reader.ink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.testing.AsciiImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class InkMapTest {
  @Test
  void setDilated_onePixel_becomesNine() {
    InkMap thick = new InkMap();

    thick.setDilated(AsciiImage.ink(".....", ".....", "..#..", "....."));

    assertEquals(".....\n.###.\n.###.\n.###.\n", AsciiImage.text(thick));
  }

  @Test
  void setDilated_atBorder_staysInside() {
    InkMap thick = new InkMap();

    thick.setDilated(AsciiImage.ink("#....", ".....", "....#"));

    assertEquals("##...\n##.##\n...##\n", AsciiImage.text(thick));
  }

  @Test
  void runBounds_randomRows_matchPixelByPixelScan() {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      InkMap map = new InkMap();
      map.reshape(1 + random.nextInt(200), 1);
      for (int i = random.nextInt(100); i > 0; i--) {
        map.setInk(random.nextInt(map.width()), 0);
      }
      assertEquals(searched(map, true), stretches(map, true), "seed " + seed);
      assertEquals(searched(map, false), stretches(map, false), "seed " + seed);
    }
  }

  private static List<Integer> stretches(InkMap map, boolean ofInk) {
    int[] found = new int[map.width() + 1];
    int count = map.runBounds(0, ofInk, found);
    return Arrays.stream(found).limit(count).boxed().toList();
  }

  private static List<Integer> searched(InkMap map, boolean ofInk) {
    List<Integer> found = new ArrayList<>();
    int at = AsciiImage.next(map, 0, 0, ofInk);
    while (at < map.width()) {
      found.add(at);
      boolean isWithin = found.size() % 2 == 1;
      at = AsciiImage.next(map, at, 0, isWithin != ofInk);
    }
    if (found.size() % 2 == 1) {
      found.add(map.width());
    }
    return found;
  }
}
