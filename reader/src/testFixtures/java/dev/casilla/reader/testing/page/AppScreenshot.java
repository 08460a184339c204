package dev.casilla.reader.testing.page;

import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.draw.GlyphOutlines;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;

/** A screenshot of a puzzle in a phone app: a board above a row of keys. */
public enum AppScreenshot {
  /** As on paper. */
  PAPER(255, 190, 40, 30),
  /** Light digits on dark cells between light lines. */
  NIGHT(18, 70, 170, 230),
  /** Dark digits on cells that are darker than the gaps between them. */
  LIGHT_TILES(228, 255, 255, 35),
  /** Light digits on cells that are lighter than the gaps between them. */
  DARK_TILES(60, 15, 15, 235);

  private static final int WIDTH = 480;
  private static final int HEIGHT = 720;

  /** Side of a cell in pixels. */
  private static final int CELL = 50;

  private static final int LEFT = (WIDTH - Cells.SIDE * CELL) / 2;
  private static final int TOP = 90;
  private static final int KEYS = 640;
  private static final int DIGIT = 28;
  private static final double THIN = 2;
  private static final double THICK = 4;

  private final int cell;
  private final int thin;
  private final int thick;
  private final int digit;

  /** Brightness of cells, of both kinds of lines and of digits, 0 black to 255 white. */
  AppScreenshot(int cell, int thin, int thick, int digit) {
    this.cell = cell;
    this.thin = thin;
    this.thick = thick;
    this.digit = digit;
  }

  /** A screenshot of this puzzle. */
  public LumaPlane screenshot(Grid puzzle) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D screen = image.createGraphics();
    screen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    fill(screen, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT), ground());
    board(screen);
    screen.setColor(gray(digit));
    for (int place : puzzle.filled()) {
      double x = LEFT + (Cells.column(place) + 0.5) * CELL;
      double y = TOP + (Cells.row(place) + 0.5) * CELL;
      write(screen, puzzle.digitAt(place), x, y);
    }
    for (int key = 1; key <= Cells.SIDE; key++) {
      write(screen, key, LEFT + (key - 0.5) * CELL, KEYS);
    }
    screen.dispose();
    byte[] luma = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    return LumaPlane.of(luma, WIDTH, HEIGHT);
  }

  /** The background, which shows between tiles; all lines of a tiled board are equal. */
  private int ground() {
    return thin == thick ? thick : cell;
  }

  /** Lines are the gaps between blocks and between cells. */
  private void board(Graphics2D screen) {
    double half = THICK / 2;
    fill(screen, square(0, 0, Cells.SIDE, -half), thick);
    for (int block = 0; block < Cells.SIDE; block++) {
      fill(screen, square(block / 3 * 3, block % 3 * 3, 3, half), thin);
    }
    for (int i = 0; i < Cells.COUNT; i++) {
      Rectangle2D inside = square(Cells.row(i), Cells.column(i), 1, THIN / 2);
      Rectangle2D block = square(Cells.row(i) / 3 * 3, Cells.column(i) / 3 * 3, 3, half);
      fill(screen, inside.createIntersection(block), cell);
    }
  }

  private static Rectangle2D square(int row, int column, int cells, double inset) {
    double side = cells * CELL - 2 * inset;
    return new Rectangle2D.Double(
        LEFT + column * CELL + inset, TOP + row * CELL + inset, side, side);
  }

  private static void fill(Graphics2D screen, Rectangle2D what, int shade) {
    screen.setColor(gray(shade));
    screen.fill(what);
  }

  private static Color gray(int shade) {
    return new Color(shade, shade, shade);
  }

  private static void write(Graphics2D screen, int digit, double x, double y) {
    GlyphOutlines face = GlyphOutlines.of("sans");
    Rectangle2D zero = face.shape('0').getBounds2D();
    Path2D shape = face.shape((char) ('0' + digit));
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(DIGIT / zero.getHeight(), DIGIT / zero.getHeight());
    place.translate(-shape.getBounds2D().getCenterX(), -zero.getCenterY());
    screen.fill(place.createTransformedShape(shape));
  }
}
