package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** In dp, as on a screen of 160 dots to the inch. */
final class AbreastTest {
  private static final Sizes SIZES =
      new Sizes(
          288,
          600,
          new Sizes.Margins(8, 32),
          new Sizes.Controls(new Sizes.Widths(264, 264, 304, 400), 300, 140, 80));

  @Test
  void in_uprightWindow_boardGetsWhatTheControlsCanDoWithout() {
    assertEquals(new Abreast(385, 8, 264), Abreast.in(673, 801, SIZES));
  }

  @Test
  void in_windowOnItsSide_controlsGetMoreAndStayApart() {
    assertEquals(new Abreast(576, 32, 400), Abreast.in(1080, 640, SIZES));
  }

  @Test
  void in_betweenTheTwo_marginsComeBeforeTheControls() {
    assertEquals(new Abreast(576, 26, 264), Abreast.in(920, 640, SIZES));
    assertEquals(new Abreast(576, 32, 284), Abreast.in(956, 640, SIZES));
  }

  @Test
  void in_everyWindow_bothFit() {
    for (int width = 600; width <= 1400; width += 4) {
      for (int height = 380; height <= 1400; height += 4) {
        Abreast abreast = Abreast.in(width, height, SIZES);
        assertTrue(abreast.width() + 2 * 8 <= width, width + " x " + height + ": " + abreast);
      }
    }
  }
}
