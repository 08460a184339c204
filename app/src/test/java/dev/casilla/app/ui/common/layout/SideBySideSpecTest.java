package dev.casilla.app.ui.common.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** In dp, as on a screen of 160 dots to the inch. */
final class SideBySideSpecTest {
  private static final BoardScreenSizes SIZES =
      new BoardScreenSizes(
          288,
          600,
          new BoardScreenSizes.Margins(8, 32),
          new BoardScreenSizes.Controls(
              new BoardScreenSizes.Widths(264, 264, 304, 400), 300, 140, 80));

  @Test
  void in_uprightWindow_boardGetsWhatTheControlsCanDoWithout() {
    assertEquals(new SideBySideSpec(385, 8, 264), SideBySideSpec.in(673, 801, SIZES));
  }

  @Test
  void in_windowOnItsSide_controlsGetMoreAndStayApart() {
    assertEquals(new SideBySideSpec(576, 32, 400), SideBySideSpec.in(1080, 640, SIZES));
  }

  @Test
  void in_betweenTheTwo_marginsComeBeforeTheControls() {
    assertEquals(new SideBySideSpec(576, 26, 264), SideBySideSpec.in(920, 640, SIZES));
    assertEquals(new SideBySideSpec(576, 32, 284), SideBySideSpec.in(956, 640, SIZES));
  }

  @Test
  void in_everyWindow_bothFit() {
    for (int width = 600; width <= 1400; width += 4) {
      for (int height = 380; height <= 1400; height += 4) {
        SideBySideSpec abreast = SideBySideSpec.in(width, height, SIZES);
        assertTrue(abreast.width() + 2 * 8 <= width, width + " x " + height + ": " + abreast);
      }
    }
  }
}
