package dev.casilla.reader.testing.page;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.draw.GlyphOutlines;
import dev.casilla.reader.testing.draw.HandwritingArt;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A newspaper page with one known puzzle, to be photographed from any pose. Page coordinates are in
 * cells from the puzzle's centre. The same seed gives the same page, regardless of installed fonts.
 */
public final class NewspaperPage {
  private static final double HALF_WIDTH = 8.5;
  private static final double HALF_HEIGHT = 13;
  private static final int PIXELS_A_CELL = 72;

  /** Height of the digits in cells. */
  private static final double DIGIT_HEIGHT = 0.58;

  /** Margin along the lines of a cell that a smudge leaves clear. */
  private static final double CLEAR = 0.08;

  private static final Color PAPER = new Color(224, 224, 224);
  private static final Color INK = new Color(48, 48, 48);
  private static final Color LETTERS = new Color(110, 110, 110);

  private final int width = (int) (2 * HALF_WIDTH * PIXELS_A_CELL);
  private final int height = (int) (2 * HALF_HEIGHT * PIXELS_A_CELL);
  private final byte[] luma;

  /** A page with {@code puzzle}; the seed determines everything else. */
  public NewspaperPage(Grid puzzle, long seed) {
    this(puzzle, Grid.EMPTY, seed);
  }

  /** The same page with handwritten {@code entries}. */
  public NewspaperPage(Grid puzzle, Grid entries, long seed) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Random random = new Random(seed);
    Graphics2D page = image.createGraphics();
    page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    page.setColor(PAPER);
    page.fillRect(0, 0, width, height);
    page.scale(PIXELS_A_CELL, PIXELS_A_CELL);
    page.translate(HALF_WIDTH, HALF_HEIGHT);
    headline(page);
    columns(page, random);
    lines(page);
    digits(page, puzzle, random);
    write(page, entries, new Random(~seed));
    page.dispose();
    luma = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
  }

  private static void headline(Graphics2D page) {
    page.setColor(INK);
    write(page, "diario de la tarde", GlyphOutlines.of("serif"), new Place(-8, -8.2, 1.6));
    page.setStroke(new BasicStroke(0.06f));
    page.draw(new Line2D.Double(-8, -7.6, 8, -7.6));
    write(page, "sudoku", GlyphOutlines.of("sans"), new Place(-4.5, -5.1, 0.8));
  }

  /** Start of a text on its baseline, and its font size. */
  private record Place(double x, double y, double size) {}

  private static void write(Graphics2D page, String text, GlyphOutlines face, Place place) {
    double x = place.x;
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character != ' ') {
        AffineTransform to = AffineTransform.getTranslateInstance(x, place.y);
        to.scale(place.size, place.size);
        page.fill(to.createTransformedShape(face.shape(character)));
      }
      x += place.size * face.width(character);
    }
  }

  /** Draws gray bars in place of the text of the page. */
  private static void columns(Graphics2D page, Random random) {
    page.setColor(LETTERS);
    for (double y = -6.6; y < 12.5; y += 0.5) {
      bar(page, -8.2, y, 3 * random.nextDouble() * 0.3 + 1.6);
      bar(page, 5.6, y, 3 * random.nextDouble() * 0.3 + 1.6);
      if (y > 5.6) {
        bar(page, -5.2, y, 8.6 + random.nextDouble());
      }
    }
  }

  private static void bar(Graphics2D page, double x, double y, double length) {
    page.fill(new Rectangle2D.Double(x, y, length, 0.16));
  }

  private static void lines(Graphics2D page) {
    page.setColor(INK);
    for (int i = 0; i <= Cells.SIDE; i++) {
      page.setStroke(new BasicStroke(i % 3 == 0 ? 0.07f : 0.025f));
      page.draw(new Line2D.Double(i - 4.5, -4.5, i - 4.5, 4.5));
      page.draw(new Line2D.Double(-4.5, i - 4.5, 4.5, i - 4.5));
    }
  }

  private static void digits(Graphics2D page, Grid puzzle, Random random) {
    List<String> names = GlyphOutlines.names();
    GlyphOutlines face = GlyphOutlines.of(names.get(random.nextInt(names.size())));
    Rectangle2D zero = face.shape('0').getBounds2D();
    double size = DIGIT_HEIGHT / zero.getHeight();
    for (int cell : puzzle.filled()) {
      Path2D digit = face.shape((char) ('0' + puzzle.digitAt(cell)));
      AffineTransform place =
          AffineTransform.getTranslateInstance(Cells.column(cell) - 4, Cells.row(cell) - 4);
      place.scale(size, size);
      place.translate(-digit.getBounds2D().getCenterX(), -zero.getCenterY());
      page.fill(place.createTransformedShape(digit));
    }
  }

  private static void write(Graphics2D page, Grid entries, Random random) {
    HandwritingArt hand = new HandwritingArt(page, random);
    for (int cell : entries.filled()) {
      hand.entry(entries.digitAt(cell), Cells.column(cell) - 4.5, Cells.row(cell) - 4.5);
    }
  }

  /**
   * The same page with the content of {@code cell} blurred, as by a wet thumb; {@code spread} is in
   * cells.
   */
  public NewspaperPage smudged(int cell, double spread) {
    int reach = (int) Math.round(spread * PIXELS_A_CELL);
    int left = (int) ((Cells.column(cell) - 4.5 + CLEAR + HALF_WIDTH) * PIXELS_A_CELL);
    int top = (int) ((Cells.row(cell) - 4.5 + CLEAR + HALF_HEIGHT) * PIXELS_A_CELL);
    int side = (int) ((1 - 2 * CLEAR) * PIXELS_A_CELL);
    byte[] smudged = luma.clone();
    for (int y = top; y < top + side; y++) {
      for (int x = left; x < left + side; x++) {
        int sum = 0;
        int count = 0;
        for (int v = Math.max(top, y - reach); v <= Math.min(top + side - 1, y + reach); v++) {
          for (int u = Math.max(left, x - reach); u <= Math.min(left + side - 1, x + reach); u++) {
            sum += luma[v * width + u] & 0xff;
            count++;
          }
        }
        smudged[y * width + x] = (byte) (sum / count);
      }
    }
    return new NewspaperPage(smudged);
  }

  private NewspaperPage(byte[] luma) {
    this.luma = luma;
  }

  /** The image positions of the puzzle's corners, clockwise from the top left one. */
  public static List<Point> corners(CameraPose pose, int width, int height) {
    List<Point> corners = new ArrayList<>();
    double[][] places = {{-4.5, -4.5}, {4.5, -4.5}, {4.5, 4.5}, {-4.5, 4.5}};
    for (double[] place : places) {
      corners.add(pose.toImage(place[0], place[1], width, height));
    }
    return corners;
  }

  /** Photographs the page: brightness of an image of this size, row by row. */
  public byte[] photograph(CameraPose pose, int pictureWidth, int pictureHeight) {
    byte[] picture = new byte[pictureWidth * pictureHeight];
    double[] way = pose.toPageMatrix(pictureWidth, pictureHeight);
    for (int i = 0; i < picture.length; i++) {
      int row = i / pictureWidth;
      double x = i % pictureWidth + 0.5;
      double y = row + 0.5;
      double depth = way[6] * x + way[7] * y + way[8];
      picture[i] =
          (byte)
              at(
                  (way[0] * x + way[1] * y + way[2]) / depth,
                  (way[3] * x + way[4] * y + way[5]) / depth);
    }
    return pose.develop(picture, pictureWidth, pictureHeight);
  }

  /** The interpolated brightness of the page; outside is a dark table. */
  private int at(double right, double down) {
    double x = (right + HALF_WIDTH) * PIXELS_A_CELL - 0.5;
    double y = (down + HALF_HEIGHT) * PIXELS_A_CELL - 0.5;
    int left = (int) Math.floor(x);
    int top = (int) Math.floor(y);
    if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
      return 50;
    }
    int i = top * width + left;
    double across = x - left;
    double upper = (luma[i] & 0xff) * (1 - across) + (luma[i + 1] & 0xff) * across;
    double lower = (luma[i + width] & 0xff) * (1 - across) + (luma[i + width + 1] & 0xff) * across;
    return (int) (upper + (lower - upper) * (y - top));
  }
}
