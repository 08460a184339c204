package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.SidewaysSample;
import dev.casilla.reader.geometry.Point;
import dev.casilla.solver.Cells;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The drawing of {@code --overlay} in a gray photo. */
final class ReadOverlayTest {
  /** Search radius in pixels: a ninth of a cell. */
  private static final int NEAR = 4;

  @TempDir private Path folder;

  private Path overlay() {
    return folder.resolve("overlay.png");
  }

  private BufferedImage drawnInto(Path photo) throws IOException {
    CliRun.casilla("read", "--overlay", overlay().toString(), photo.toString());
    return ImageIO.read(overlay().toFile());
  }

  /** The point in a cell, from 0 to 1 to the right and down as printed. */
  private static Point in(int cell, double right, double down) {
    List<Point> nodes = SidewaysSample.nodes();
    int first = 10 * Cells.row(cell) + Cells.column(cell);
    Point above = between(nodes.get(first), nodes.get(first + 1), right);
    Point below = between(nodes.get(first + 10), nodes.get(first + 11), right);
    return between(above, below, down);
  }

  private static Point between(Point from, Point to, double part) {
    return new Point(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y()));
  }

  private static boolean isDrawnAt(BufferedImage image, Point place, int near) {
    for (int y = (int) place.y() - near; y <= place.y() + near; y++) {
      for (int x = (int) place.x() - near; x <= place.x() + near; x++) {
        int rgb = image.getRGB(x, y);
        if ((rgb & 0xff) - (rgb >> 16 & 0xff) > 80) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void readOverlay_puzzleOnItsSide_hasLinesWhereTheyCross() throws IOException {
    BufferedImage image = drawnInto(SidewaysSample.FILE);

    assertEquals(SidewaysSample.WIDTH, image.getWidth());
    assertEquals(SidewaysSample.HEIGHT, image.getHeight());
    for (Point node : SidewaysSample.nodes()) {
      assertTrue(isDrawnAt(image, node, NEAR), "nothing at " + node);
    }
  }

  @Test
  void readOverlay_puzzleOnItsSide_hasDigitsInTheEmptyCellsAlone() throws IOException {
    BufferedImage image = drawnInto(SidewaysSample.FILE);

    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isDrawn = isDrawnAt(image, in(cell, 0.5, 0.5), 2 * NEAR);
      assertEquals(SidewaysSample.givens().isEmptyAt(cell), isDrawn, Cells.name(cell));
    }
  }

  /** A seven has a bar at its top and a stroke to its foot. */
  @Test
  void readOverlay_puzzleOnItsSide_hasDigitsAsTheOthersStand() throws IOException {
    BufferedImage image = drawnInto(SidewaysSample.FILE);
    int seven =
        IntStream.range(0, Cells.COUNT)
            .filter(cell -> SidewaysSample.givens().isEmptyAt(cell))
            .filter(cell -> SidewaysSample.solution().digitAt(cell) == 7)
            .findFirst()
            .orElseThrow();

    for (Point drawn :
        List.of(in(seven, 0.34, 0.18), in(seven, 0.5, 0.18), in(seven, 0.45, 0.76))) {
      assertTrue(isDrawnAt(image, drawn, NEAR / 2), "nothing at " + drawn);
    }
    for (Point blank : List.of(in(seven, 0.38, 0.4), in(seven, 0.75, 0.6), in(seven, 0.7, 0.8))) {
      assertFalse(isDrawnAt(image, blank, NEAR / 2), "something at " + blank);
    }
  }

  @Test
  void readOverlay_rejectedPhoto_isThePhoto() throws IOException {
    BufferedImage gray = new BufferedImage(320, 240, BufferedImage.TYPE_INT_RGB);
    gray.setRGB(100, 50, 0x305070);
    Path photo = folder.resolve("dark.png");
    ImageIO.write(gray, "png", photo.toFile());

    CliRun run = CliRun.casilla("read", "--overlay", overlay().toString(), photo.toString());

    assertEquals(1, run.exitCode());
    assertEquals("", run.err());
    BufferedImage image = ImageIO.read(overlay().toFile());
    for (int i = 0; i < 320 * 240; i++) {
      int y = i / 320;
      assertEquals(gray.getRGB(i % 320, y), image.getRGB(i % 320, y));
    }
  }

  @Test
  void readOverlay_twoPhotos_isRefusedBeforeReading() {
    String photo = SidewaysSample.FILE.toString();

    CliRun run = CliRun.casilla("read", "--overlay", overlay().toString(), photo, photo);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--overlay allows only one photo"), run.err());
    assertEquals("", run.out());
    assertFalse(Files.exists(overlay()));
  }
}
