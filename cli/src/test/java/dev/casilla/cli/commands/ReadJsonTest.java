package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.SidewaysSample;
import dev.casilla.cli.photo.OrientedJpeg;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The results for rendered pages, as JSON and as text. */
final class ReadJsonTest {
  private static final Path SAMPLE = SidewaysSample.FILE;
  private static final int WIDTH = SidewaysSample.WIDTH;
  private static final int HEIGHT = SidewaysSample.HEIGHT;

  /** The tolerance for a corner, in pixels. */
  private static final double OFF = 0.2 * SidewaysSample.CELL;

  @TempDir private Path folder;

  private static String read(Path file) {
    CliRun run = CliRun.casilla("read", "--json", file.toString());
    assertEquals("", run.err());
    return run.out();
  }

  /** The text of the member's value. */
  private static String member(String json, String name) {
    Matcher member =
        Pattern.compile("\"" + name + "\":(\"[^\"]*\"|\\[[^]]*]|[^,}]*)").matcher(json);
    assertTrue(member.find(), json);
    return member.group(1).replace("\"", "");
  }

  private static Grid grid(String json, String name) {
    return Grid.parse(member(json, name));
  }

  private static List<String> elements(String json, String name) {
    String array = member(json, name);
    String inside = array.substring(1, array.length() - 1);
    return inside.isEmpty() ? List.of() : List.of(inside.split(","));
  }

  private static List<Point> corners(String json) {
    List<Double> numbers = elements(json, "corners").stream().map(Double::valueOf).toList();
    assertEquals(8, numbers.size(), json);
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i += 2) {
      corners.add(new Point(numbers.get(i), numbers.get(i + 1)));
    }
    return corners;
  }

  private static void assertNear(List<Point> expected, List<Point> actual) {
    for (int i = 0; i < expected.size(); i++) {
      double x = expected.get(i).x() - actual.get(i).x();
      double y = expected.get(i).y() - actual.get(i).y();
      assertTrue(Math.hypot(x, y) < OFF, "corner " + i + ": " + expected + ", " + actual);
    }
  }

  @Test
  void corners_puzzleOnItsSide_beginTopLeftAsPrinted() {
    List<Point> truth = SidewaysSample.corners();
    Point topLeft = truth.get(0);
    assertTrue(topLeft.x() > WIDTH / 2.0 && topLeft.y() < HEIGHT / 2.0, "on its side: " + truth);

    assertNear(truth, corners(read(SAMPLE)));
  }

  /** Corners refer to the pixels as stored, whatever the orientation. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6, 8})
  void corners_copyTurnedByExif_areThoseOfTheFile(int orientation) throws IOException {
    Path copy = folder.resolve("turned.jpg");
    Files.write(copy, OrientedJpeg.of(Files.readAllBytes(SAMPLE), orientation));

    String json = read(copy);

    assertEquals(member(read(SAMPLE), "grid"), member(json, "grid"));
    assertNear(SidewaysSample.corners(), corners(json));
  }

  /** Mirrored pixels with an orientation that mirrors them back. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 5, 7})
  void corners_copyMirroredByExif_areThoseOfTheFile(int orientation) throws IOException {
    BufferedImage sample = ImageIO.read(SAMPLE.toFile());
    BufferedImage mirrored = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
    mirrored.createGraphics().drawImage(sample, WIDTH, 0, -WIDTH, HEIGHT, null);
    Path copy = folder.resolve("mirrored.jpg");
    ImageIO.write(mirrored, "jpg", copy.toFile());
    Files.write(copy, OrientedJpeg.of(Files.readAllBytes(copy), orientation));
    List<Point> expected =
        SidewaysSample.corners().stream()
            .map(corner -> new Point(WIDTH - corner.x(), corner.y()))
            .toList();

    String json = read(copy);

    assertEquals(member(read(SAMPLE), "grid"), member(json, "grid"));
    assertNear(expected, corners(json));
  }

  private Path write(RenderedPage page) throws IOException {
    Path file = folder.resolve("page.png");
    ImageIO.write(ImageFiles.imageOf(page.plane()), "png", file.toFile());
    return file;
  }

  @Test
  void entries_begunPuzzle_areWhatWasWritten() throws IOException {
    RenderedPage page =
        new PageRenderer(WIDTH, HEIGHT)
            .puzzle(10, new ShotSpec(44, 3, 8, 0.3, 0).ofBegunPuzzle(0.3));

    String json = read(write(page));

    assertEquals(page.puzzle().orElseThrow().givens(), grid(json, "grid"), json);
    assertEquals(page.entries(), grid(json, "entries"), json);
    assertNotEquals(Grid.EMPTY, page.entries());
    assertTrue(lines().contains("  entries:  " + page.entries()), lines().toString());
  }

  /** The lines of the text output. */
  private List<String> lines() {
    return CliRun.casilla("read", folder.resolve("page.png").toString()).outLines();
  }

  /** A small page with misread cells, which the reader corrects. */
  @Test
  void raw_cellsPutRight_differsFromGridInDoubtfulCells() throws IOException {
    String json = readOneThatIsPutRight();
    Grid grid = grid(json, "grid");
    Grid raw = grid(json, "raw");
    List<String> doubtful = elements(json, "doubtful");
    List<String> changed = new ArrayList<>();
    List<String> inBoardOrder = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (grid.digitAt(cell) != raw.digitAt(cell)) {
        changed.add(Cells.name(cell));
      }
      if (doubtful.contains(Cells.name(cell))) {
        inBoardOrder.add(Cells.name(cell));
      }
    }
    assertTrue(doubtful.containsAll(changed), changed + " changed, doubtful " + doubtful);
    assertEquals(inBoardOrder, doubtful);
    assertTrue(doubtful.size() < Cells.COUNT / 4, doubtful.toString());
    assertEquals("  puzzle:   " + grid, lines().get(1));
    assertEquals("  as read:  " + raw, lines().get(2));
    assertTrue(lines().contains("  look at:  " + String.join(" ", doubtful)), lines().toString());
  }

  /** Which page is misread and corrected depends on the network's weights. */
  private String readOneThatIsPutRight() throws IOException {
    for (long seed = 1; seed <= 40; seed++) {
      ShotSpec shot = ShotSpec.turned(seed, 16, 0.5);
      RenderedPage page = new PageRenderer(800, 600).puzzle(seed, shot);
      String json = read(write(page));
      Grid givens = page.puzzle().orElseThrow().givens();
      if (json.contains(givens.toString()) && !grid(json, "raw").equals(grid(json, "grid"))) {
        assertEquals(givens, grid(json, "grid"), json);
        return json;
      }
    }
    return fail("nothing to put right on 40 pages");
  }

  @Test
  void doubtful_clearPage_isNone() {
    Path clear = Path.of("../docs/samples/from-above.jpg");
    String json = read(clear);

    assertEquals(List.of(), elements(json, "doubtful"));
    assertEquals(member(json, "grid"), member(json, "raw"));
    assertEquals(Grid.EMPTY, grid(json, "entries"));
    List<String> lines = CliRun.casilla("read", clear.toString()).outLines();
    assertEquals(
        List.of("  puzzle:   " + grid(json, "grid"), "  solution: " + grid(json, "solution")),
        lines.subList(1, lines.size()));
  }
}
