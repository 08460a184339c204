package dev.casilla.app.ui.puzzle;

import static dev.casilla.app.ui.puzzle.PuzzleWindow.assertSplit;
import static dev.casilla.app.ui.puzzle.PuzzleWindow.show;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The layout in split screen, in dp at 160 dpi, with system bars of 24 above and 16 below. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleSplitScreenTest {
  @Test
  @Config(qualifiers = "w300dp-h250dp-land-mdpi")
  public void splitScreen_tiny_boardKeepsMostOfTheHeight() {
    show(views -> assertSplit(views, 122));
  }

  @Test
  @Config(qualifiers = "w360dp-h300dp-land-mdpi")
  public void splitScreen_low_boardKeepsMostOfTheHeight() {
    show(views -> assertSplit(views, 172));
  }

  @Test
  @Config(qualifiers = "w360dp-h340dp-mdpi")
  public void splitScreen_third_boardKeepsMostOfTheHeight() {
    show(views -> assertSplit(views, 212));
  }

  @Test
  @Config(qualifiers = "w411dp-h416dp-mdpi")
  public void splitScreen_half_boardKeepsItsLeast() {
    show(views -> assertSplit(views, 288));
  }
}
