package dev.casilla.app.reading.mlkit;

import dev.casilla.app.reading.TestScenes;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;

/**
 * A page with a digit that is smudged just enough to be doubtful. The amount is searched for,
 * because it depends on the trained network.
 */
public final class DoubtfulPhoto {
  public static final int WIDTH = 720;
  public static final int HEIGHT = 960;

  private static final int WIPED = Cells.named("G7");
  private static final CameraPose POSE = new CameraPose(0, 0, 40, 0, 0, 0, 0, 3, 0);

  private DoubtfulPhoto() {}

  /** Returns the upright photo, which {@code reader} has just read. */
  public static byte[] luma(PuzzleReader reader) {
    NewspaperPage page = new NewspaperPage(TestScenes.PUZZLE, 7);
    for (double wiped = 0.1; wiped < 0.5; wiped += 0.01) {
      byte[] luma = page.smudged(WIPED, wiped).photograph(POSE, WIDTH, HEIGHT);
      if (reader.read(LumaPlane.of(luma, WIDTH, HEIGHT)) instanceof PuzzleReading.Boards boards
          && boards.best().reading().doubtful().contains(WIPED)
          && !boards.best().isCertain()) {
        return luma;
      }
    }
    throw new AssertionError("nothing in doubt");
  }
}
