package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Strong effects of page and light on a puzzle, each alone. */
final class PageConditionsTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 600;
  private static final double CELL = 40;
  private static final double TURN = 0.08;
  private static final Color INK = new Color(50, 50, 50);
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");
  private static final Grid OTHER =
      Grid.parse(
          "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3");

  private final PuzzleReader reader = new PuzzleReader();

  /** Changes the image of the page. */
  private interface Condition {
    void befall(BufferedImage picture);
  }

  static Stream<Named<Condition>> conditions() {
    return Stream.of(
        Named.of("none", picture -> {}),
        Named.of("light that falls off", PageConditionsTest::fadeToTheRight),
        Named.of("a shadow", PageConditionsTest::shadeALowerCorner),
        Named.of("a page's frame that touches", PageConditionsTest::frame),
        Named.of("a small solution nearby", PageConditionsTest::addSolution));
  }

  private static BufferedImage picture(Grid puzzle, CameraPose pose, int width) {
    byte[] luma = new NewspaperPage(puzzle, 2).photograph(pose, width, HEIGHT);
    BufferedImage picture = new BufferedImage(width, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
    picture.getRaster().setDataElements(0, 0, width, HEIGHT, luma);
    return picture;
  }

  private static LumaPlane plane(BufferedImage picture) {
    byte[] luma = ((DataBufferByte) picture.getRaster().getDataBuffer()).getData();
    return LumaPlane.of(luma, picture.getWidth(), picture.getHeight());
  }

  /** Graphics in cells from the puzzle's centre. */
  private static Graphics2D page(BufferedImage picture) {
    Graphics2D page = picture.createGraphics();
    page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    page.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    page.translate(WIDTH / 2.0, HEIGHT / 2.0);
    page.rotate(TURN);
    page.scale(CELL, CELL);
    page.setColor(INK);
    return page;
  }

  /** The illumination at a point. */
  private interface Light {
    double at(int x, int y);
  }

  private static void light(BufferedImage picture, Light light) {
    byte[] luma = plane(picture).luma();
    for (int i = 0; i < luma.length; i++) {
      luma[i] = (byte) ((luma[i] & 0xff) * light.at(i % WIDTH, i / WIDTH));
    }
  }

  /** Fades to a quarter of the light on the left. */
  private static void fadeToTheRight(BufferedImage picture) {
    light(picture, (x, y) -> 1 - 0.75 * x / WIDTH);
  }

  /** A shadow whose edge crosses the puzzle. */
  private static void shadeALowerCorner(BufferedImage picture) {
    light(picture, (x, y) -> x + 1.5 * y > 820 ? 0.4 : 1);
  }

  private static void strikeThrough(BufferedImage picture) {
    Graphics2D page = page(picture);
    page.setStroke(new BasicStroke(0.09f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    page.draw(new Line2D.Double(-6, 2.6, 5.5, -5.6));
    page.draw(new CubicCurve2D.Double(-5, -4, 0, 4, 1, -6, 6, 4.5));
    page.dispose();
  }

  private static void frame(BufferedImage picture) {
    Graphics2D page = page(picture);
    page.setStroke(new BasicStroke(0.06f));
    page.draw(new Rectangle2D.Double(-4.55, -6.5, 9.1, 13));
    page.draw(new Line2D.Double(-8, -4.55, 8, -4.55));
    page.dispose();
  }

  private static void addSolution(BufferedImage picture) {
    BufferedImage solution = picture(SOLUTION, CameraPose.above(16), WIDTH);
    int side = 16 * 9 + 6;
    int left = (WIDTH - side) / 2;
    int top = (HEIGHT - side) / 2;
    Graphics2D graphics = picture.createGraphics();
    graphics.drawImage(solution.getSubimage(left, top, side, side), 620, 220, null);
    graphics.dispose();
  }

  /** Reads the puzzle and checks its position. */
  private ReadBoard read(Condition condition) {
    CameraPose pose = CameraPose.above(CELL).turned(TURN);
    BufferedImage picture = picture(PUZZLE, pose, WIDTH);
    condition.befall(picture);

    PuzzleReading reading = reader.read(plane(picture));

    ReadBoard board = assertInstanceOf(PuzzleReading.Boards.class, reading).best();
    List<Point> corners = NewspaperPage.corners(pose, WIDTH, HEIGHT);
    Quad truth = new Quad(corners.get(0), corners.get(1), corners.get(2), corners.get(3));
    double off = PlanarError.ofCorners(board.grid(), truth);
    assertTrue(off < 0.2, "off by " + off);
    return board;
  }

  @ParameterizedTest
  @MethodSource("conditions")
  void read_oneCondition_isRead(Condition condition) {
    assertEquals(PUZZLE, read(condition).shown());
  }

  /** The pen covers some digits: these are doubtful, and nothing is certain. */
  @Test
  void read_penAcrossPuzzle_isSolvedWithCoveredCellsDoubtful() {
    ReadBoard board = read(PageConditionsTest::strikeThrough);

    assertEquals(Optional.of(SOLUTION), board.solution());
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isRight = board.shown().digitAt(cell) == PUZZLE.digitAt(cell);
      assertTrue(isRight || board.doubtful().contains(cell), Cells.name(cell));
    }
    assertFalse(board.isCertain() && !board.shown().equals(PUZZLE));
  }

  @Test
  void read_twoPuzzlesOnPage_returnsBoth() {
    BufferedImage both = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D page = both.createGraphics();
    page.drawImage(picture(PUZZLE, CameraPose.above(36), WIDTH / 2), 0, 0, null);
    page.drawImage(picture(OTHER, CameraPose.above(32), WIDTH / 2), WIDTH / 2, 0, null);
    page.dispose();

    PuzzleReading reading = reader.read(plane(both));

    List<ReadBoard> boards = assertInstanceOf(PuzzleReading.Boards.class, reading).bestFirst();
    Set<Grid> shown = boards.stream().map(ReadBoard::shown).collect(Collectors.toSet());
    assertEquals(Set.of(PUZZLE, OTHER), shown);
    assertEquals(2, boards.size());
  }
}
