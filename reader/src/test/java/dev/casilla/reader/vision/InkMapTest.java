package dev.casilla.reader.vision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class InkMapTest {
  @Test
  void thickened_onePoint_becomesNine() {
    InkMap thick = new InkMap();

    thick.setThickened(Ascii.ink(".....", ".....", "..#..", "....."));

    assertEquals(".....\n.###.\n.###.\n.###.\n", Ascii.text(thick));
  }

  @Test
  void thickened_atTheRim_staysInside() {
    InkMap thick = new InkMap();

    thick.setThickened(Ascii.ink("#....", ".....", "....#"));

    assertEquals("##...\n##.##\n...##\n", Ascii.text(thick));
  }

  @Test
  void next_randomRows_agreesWithSearchingPixelByPixel() {
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      InkMap map = new InkMap();
      map.reshape(1 + random.nextInt(200), 1);
      for (int i = random.nextInt(100); i > 0; i--) {
        map.setInk(random.nextInt(map.width()), 0);
      }
      for (int x = 0; x <= map.width(); x++) {
        assertEquals(search(map, x, true), map.nextInk(x, 0), "seed " + seed + ", x " + x);
        assertEquals(search(map, x, false), map.nextPaper(x, 0), "seed " + seed + ", x " + x);
      }
    }
  }

  private static int search(InkMap map, int from, boolean ink) {
    int x = from;
    while (x < map.width() && map.isInk(x, 0) != ink) {
      x++;
    }
    return x;
  }
}
