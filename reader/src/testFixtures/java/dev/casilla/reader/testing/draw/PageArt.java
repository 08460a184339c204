package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Grid;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** Draws the content of a page other than the puzzle. Lengths are in cells of the puzzle. */
public final class PageArt {
  private static final String[] TEXT_FACES = {"sans", "serif"};
  private static final String LETTERS = "etaoinshrdlucmfwypvbgkjqxz0123456789";

  /** Width of the worn strip of a border: wider than any printed border. */
  private static final double WORN = 0.24;

  private final Graphics2D page;
  private final Random random;

  public PageArt(Graphics2D page, Random random) {
    this.page = page;
    this.random = random;
    page.setColor(PuzzleArt.ink(220));
  }

  /** Draws lines of words in the rectangle. */
  public void text(Rectangle2D area) {
    double size = 0.25 + 0.3 * random.nextDouble();
    GlyphOutlines face = GlyphOutlines.of(TEXT_FACES[random.nextInt(TEXT_FACES.length)]);
    page.setColor(PuzzleArt.ink(200));
    for (double y = area.getMinY() + size; y < area.getMaxY(); y += 1.25 * size) {
      double x = area.getMinX();
      String word = word();
      while (x + word.length() * 0.55 * size < area.getMaxX()) {
        x += write(word, face, new Place(x, y, size)) + 0.3 * size;
        word = word();
      }
    }
  }

  /** Start of a word on its baseline, and its font size. */
  private record Place(double x, double y, double size) {}

  /** Draws the word and returns its width. */
  private double write(String word, GlyphOutlines face, Place place) {
    double x = place.x;
    for (int i = 0; i < word.length(); i++) {
      AffineTransform to = AffineTransform.getTranslateInstance(x, place.y);
      to.scale(place.size, place.size);
      page.fill(to.createTransformedShape(face.shape(word.charAt(i))));
      x += place.size * face.width(word.charAt(i));
    }
    return x - place.x;
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    for (int i = 2 + random.nextInt(8); i > 0; i--) {
      word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return word.toString();
  }

  /** Draws a frame. */
  void frame(Rectangle2D area, double width) {
    page.setColor(PuzzleArt.ink(200));
    page.setStroke(new BasicStroke((float) width));
    page.draw(area);
  }

  /** Draws another puzzle of this style. */
  void puzzle(Rectangle2D square, PuzzleStyle style, Grid givens) {
    AffineTransform before = page.getTransform();
    page.translate(square.getX(), square.getY());
    page.scale(square.getWidth() / 9, square.getHeight() / 9);
    new PuzzleArt(style, givens).draw(page);
    page.setTransform(before);
  }

  /** Draws 9×9 cells with random signs: a puzzle of letters or of meaningless shapes. */
  public void nineByNine(Rectangle2D square, PuzzleStyle style) {
    puzzle(square, style, Grid.EMPTY);
    GlyphOutlines face = GlyphOutlines.of(TEXT_FACES[random.nextInt(TEXT_FACES.length)]);
    int first = random.nextInt(LETTERS.length() - 9);
    double filled = random.nextDouble();
    int most = 1 + random.nextInt(2);
    double cell = square.getWidth() / 9;
    for (int i = 0; i < 81; i++) {
      if (random.nextDouble() < filled) {
        int row = i / 9;
        double x = square.getX() + (i % 9 + 0.5 / most) * cell;
        double y = square.getY() + (row + 0.8) * cell;
        for (int k = 0; k < most; k++) {
          String sign = LETTERS.substring(first + random.nextInt(9)).substring(0, 1);
          x += write(sign, face, new Place(x - 0.2 * cell, y, 0.7 * cell));
        }
      }
    }
  }

  /** Draws a crossword: a net of lines with some black squares. */
  public void crossword(Rectangle2D area, int rows, int columns) {
    double width = area.getWidth() / columns;
    double height = area.getHeight() / rows;
    page.setStroke(new BasicStroke(0.04f));
    page.setColor(PuzzleArt.ink(220));
    for (int i = 0; i < rows * columns; i++) {
      double x = area.getX() + i % columns * width;
      int row = i / columns;
      double y = area.getY() + row * height;
      Rectangle2D cell = new Rectangle2D.Double(x, y, width, height);
      if (random.nextInt(6) == 0) {
        page.fill(cell);
      } else {
        page.draw(cell);
      }
    }
  }

  /** Draws a table of words with horizontal rules. */
  public void table(Rectangle2D area) {
    int rows = 4 + random.nextInt(16);
    int columns = 2 + random.nextInt(9);
    double height = area.getHeight() / rows;
    double width = area.getWidth() / columns;
    for (int i = 0; i < rows * columns; i++) {
      double x = area.getX() + i % columns * width;
      int row = i / columns;
      double y = area.getY() + row * height;
      text(new Rectangle2D.Double(x + 0.1, y + 0.1, width * 0.8, Math.min(0.7, height)));
      frame(new Rectangle2D.Double(x, y, width, height), 0.03);
    }
  }

  /**
   * Draws an advertisement: a picture above words in large and small type and a price; may be white
   * on black.
   */
  void advertisement(Rectangle2D area) {
    int ground = random.nextInt(3) == 0 ? 200 : 0;
    page.setColor(PuzzleArt.ink(ground));
    page.fill(area);
    frame(area, 0.03 + 0.25 * random.nextDouble());
    double size = 0.8 + 0.6 * random.nextDouble();
    Rectangle2D upper = inner(area, 0, 0.5);
    if (ground == 0) {
      picture(upper);
      text(inner(area, 0.75, 0.25));
    }
    page.setColor(PuzzleArt.ink(225 - ground));
    GlyphOutlines face = GlyphOutlines.of(TEXT_FACES[random.nextInt(TEXT_FACES.length)]);
    Shape before = page.getClip();
    page.clip(area);
    write(word(), face, new Place(upper.getX(), upper.getMaxY() + size, size));
    String price = Integer.toString(10 + random.nextInt(90));
    write(price, face, new Place(upper.getX(), upper.getMinY() + 1.5 * size, 1.5 * size));
    page.setClip(before);
  }

  /** A horizontal band of the area, inset from its border. */
  private static Rectangle2D inner(Rectangle2D area, double from, double part) {
    double rim = 0.3;
    double height = area.getHeight() - 2 * rim;
    return new Rectangle2D.Double(
        area.getX() + rim,
        area.getY() + rim + from * height,
        area.getWidth() - 2 * rim,
        part * height);
  }

  /** Draws a meaningless picture in newspaper quality. */
  void picture(Rectangle2D area) {
    Shape before = page.getClip();
    page.clip(area);
    page.setColor(PuzzleArt.ink(40 + random.nextInt(160)));
    page.fill(area);
    spots(area);
    page.setClip(before);
  }

  /** Erases the puzzle's border in some places. */
  void wearBorder() {
    page.setColor(PuzzleArt.ink(0));
    for (int places = 4 + random.nextInt(8); places > 0; places--) {
      double length = 0.3 + 2.2 * random.nextDouble();
      double along = -4.5 + (9 - length) * random.nextDouble();
      double across = (random.nextInt(2) == 0 ? -4.5 : 4.5) - WORN / 2;
      page.fill(
          random.nextInt(2) == 0
              ? new Rectangle2D.Double(along, across, length, WORN)
              : new Rectangle2D.Double(across, along, WORN, length));
    }
  }

  /** Draws a pen stroke across the puzzle; returns the covered area. */
  public Shape pen() {
    page.setColor(PuzzleArt.ink(140 + random.nextInt(80)));
    BasicStroke stroke = new BasicStroke(0.06f + 0.5f * random.nextFloat());
    double x = random.nextDouble() * 9;
    double y = random.nextDouble() * 9;
    Line2D line =
        new Line2D.Double(x, y, x + 10 * random.nextGaussian(), y + 10 * random.nextGaussian());
    page.setStroke(stroke);
    page.draw(line);
    return stroke.createStrokedShape(line);
  }

  /** Draws dark and light spots of all sizes. */
  public void spots(Rectangle2D area) {
    for (int i = 0; i < 60; i++) {
      page.setColor(PuzzleArt.ink(random.nextInt(230)));
      double size = 0.2 + 5 * random.nextDouble() * random.nextDouble();
      page.fill(
          new Ellipse2D.Double(
              area.getX() + area.getWidth() * random.nextDouble(),
              area.getY() + area.getHeight() * random.nextDouble(),
              size,
              size * (0.3 + random.nextDouble())));
    }
  }
}
