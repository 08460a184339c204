package dev.casilla.reader.testing.scene;

import dev.casilla.reader.testing.draw.GlyphOutlines;
import dev.casilla.reader.testing.draw.PageArt;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.reader.testing.draw.PuzzleArt;
import dev.casilla.reader.testing.draw.PuzzleStyle;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A flat page of clean print on which a scene is drawn. Lengths are in cells of the puzzle. */
final class ScenePage {
  /** Pixels per cell: twice those of the image. */
  private final double scale;

  private final double half;
  private final BufferedImage image;
  private final byte[] pixels;
  private final Graphics2D graphics;
  private final List<PagePuzzle> puzzles = new ArrayList<>();
  private final Random random;
  private double cellHeight = 1;

  /** An empty page that reaches {@code half} cells from its centre. */
  ScenePage(double half, double cell, Random random) {
    this.half = half;
    this.random = random;
    scale = 2 * cell;
    int side = (int) (2 * half * scale);
    image = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_GRAY);
    pixels = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(scale, scale);
    graphics.translate(half, half);
    graphics.setColor(PuzzleArt.ink(0));
    graphics.fill(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half));
  }

  /** Stretches the cells that are drawn from now on. */
  void stretchCells(double height) {
    cellHeight = height;
  }

  /** Clean print: solid lines, with thick ones between blocks. */
  PuzzleStyle cleanPrint() {
    double thin = 0.025 + 0.02 * random.nextDouble();
    double thick = thin * (1.6 + 1.4 * random.nextDouble());
    List<String> faces = GlyphOutlines.names();
    String face = faces.get(random.nextInt(faces.size()));
    return new PuzzleStyle(
        thin, thick, thick, 200, 0, 0, face, 0.5 + 0.15 * random.nextDouble(), 225);
  }

  /** Draws a new puzzle with this top left corner, and returns its givens. */
  Grid puzzle(double left, double top, PuzzleStyle style) {
    PagePuzzle puzzle = PagePuzzle.random(random);
    puzzles.add(puzzle);
    board(left, top, style, puzzle.givens());
    return puzzle.givens();
  }

  private void board(double left, double top, PuzzleStyle style, Grid digits) {
    AffineTransform before = graphics.getTransform();
    graphics.translate(left, top * cellHeight);
    graphics.scale(1, cellHeight);
    new PuzzleArt(style, digits).draw(graphics);
    graphics.setTransform(before);
  }

  /** Draws text in the rectangle. */
  void text(Rectangle2D area) {
    new PageArt(graphics, random).text(area);
  }

  /** Draws three to six small candidates in most empty cells of the puzzle in the middle. */
  void notes(Grid givens) {
    graphics.setColor(PuzzleArt.ink(130 + random.nextInt(80)));
    GlyphOutlines face = GlyphOutlines.of("sans");
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean hasNotes = givens.isEmptyAt(cell) && random.nextInt(10) > 0;
      for (int note = 0; hasNotes && note < 9; note++) {
        if (random.nextInt(2) == 0) {
          int row = note / 3;
          double x = Cells.column(cell) - 4.5 + (note % 3 + 0.5) / 3;
          double y = Cells.row(cell) - 4.5 + (row + 0.5) / 3;
          glyph(face.shape((char) ('1' + note)), x, y, 0.3);
        }
      }
    }
  }

  private void glyph(Path2D shape, double x, double y, double size) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(size, size);
    place.translate(-shape.getBounds2D().getCenterX(), -shape.getBounds2D().getCenterY());
    graphics.fill(place.createTransformedShape(shape));
  }

  /** Draws strokes of a broad pen that cross the border of the puzzle in the middle. */
  void penOverBorder() {
    graphics.setColor(PuzzleArt.ink(150 + random.nextInt(90)));
    graphics.setStroke(
        new BasicStroke(
            0.1f + 0.25f * random.nextFloat(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int strokes = 2 + random.nextInt(3); strokes > 0; strokes--) {
      Path2D stroke = new Path2D.Double();
      double x = -4.5 + 9 * random.nextDouble();
      double y = -4.7 + 0.4 * random.nextDouble();
      stroke.moveTo(x, y);
      stroke.curveTo(x + step(), y + step() / 3, x + step(), y + step() / 3, x + step(), y);
      int quarter = random.nextInt(4);
      graphics.draw(
          AffineTransform.getRotateInstance(quarter * Math.PI / 2).createTransformedShape(stroke));
    }
  }

  private double step() {
    return 3 * random.nextGaussian();
  }

  /** Inverts one cell of the puzzle in the middle, as an app shows the selected one. */
  void invert(int cell) {
    Rectangle2D area =
        new Rectangle2D.Double(Cells.column(cell) - 4.5, Cells.row(cell) - 4.5, 1, 1);
    Rectangle2D onImage = graphics.getTransform().createTransformedShape(area).getBounds2D();
    for (int y = (int) onImage.getMinY(); y < onImage.getMaxY(); y++) {
      for (int x = (int) onImage.getMinX(); x < onImage.getMaxX(); x++) {
        int at = y * image.getWidth() + x;
        pixels[at] = (byte) (245 - (int) (0.9 * (pixels[at] & 0xff)));
      }
    }
  }

  /** Fills everything outside of this area with a darker background. */
  void cutOut(Shape paper, int background) {
    Path2D outside = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    outside.append(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half), false);
    outside.append(paper, false);
    graphics.setColor(new Color(background, background, background));
    graphics.fill(outside);
  }

  /** Draws a thumb that reaches onto the paper. */
  void thumb(double x, double y) {
    int skin = 130 + random.nextInt(60);
    graphics.setColor(new Color(skin, skin, skin));
    graphics.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    Point2D tip = new Point2D.Double(x, y);
    Path2D thumb = new Path2D.Double();
    thumb.moveTo(tip.getX(), tip.getY());
    thumb.lineTo(2.5 * x, 1.3 * y);
    graphics.draw(thumb);
  }

  List<PagePuzzle> puzzles() {
    return puzzles;
  }

  /** The brightness at this point; beyond the page, that of its edge. */
  int at(double right, double down) {
    int side = image.getWidth();
    int x = Math.max(0, Math.min(side - 1, (int) Math.floor((right + half) * scale)));
    int y = Math.max(0, Math.min(side - 1, (int) Math.floor((down + half) * scale)));
    return pixels[y * side + x] & 0xff;
  }
}
