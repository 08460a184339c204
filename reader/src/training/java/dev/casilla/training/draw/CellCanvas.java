package dev.casilla.training.draw;

import dev.casilla.reader.board.CellPatches;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;

/**
 * The canvas for a cell. Lengths are in cells; the cell is from 0 to 1, and its patch extends a
 * little beyond. Not thread-safe.
 */
public final class CellCanvas {
  /** Supersampling factor, so that edges have subpixel positions. */
  static final int SUPERSAMPLING = 2;

  static final int SIDE = SUPERSAMPLING * CellPatches.SIDE;

  private final BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_GRAY);
  private final Graphics2D graphics = image.createGraphics();

  public CellCanvas() {
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /** Clears the canvas and sets the localization error of the grid. */
  public void clear(AffineTransform misplaced) {
    graphics.setTransform(new AffineTransform());
    ink(0);
    graphics.fillRect(0, 0, SIDE, SIDE);
    graphics.scale(SUPERSAMPLING, SUPERSAMPLING);
    graphics.translate(CellPatches.BORDER, CellPatches.BORDER);
    graphics.scale(CellPatches.CELL, CellPatches.CELL);
    graphics.transform(misplaced);
  }

  /** Sets ink of this darkness, from 0 to 1. */
  void ink(double darkness) {
    float light = (float) (1 - darkness);
    graphics.setColor(new Color(light, light, light));
  }

  /** Sets transparent ink. */
  void transparentInk(double darkness) {
    graphics.setColor(new Color(0, 0, 0, (float) darkness));
  }

  void fill(Shape shape) {
    graphics.fill(shape);
  }

  void draw(Shape shape, double width) {
    graphics.setStroke(
        new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
  }

  void drawDashed(Shape shape, double width, double dash) {
    float[] pattern = {(float) dash, (float) dash};
    graphics.setStroke(
        new BasicStroke(
            (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, pattern, 0));
    graphics.draw(shape);
  }

  /** Copies the darkness of the patch's pixels: 0 for paper, 1 for black. */
  public void copyDarkness(float[] to) {
    byte[] light = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    for (int i = 0; i < to.length; i++) {
      int row = i / CellPatches.SIDE;
      int from = SUPERSAMPLING * (row * SIDE + i % CellPatches.SIDE);
      int sum =
          (light[from] & 0xff)
              + (light[from + 1] & 0xff)
              + (light[from + SIDE] & 0xff)
              + (light[from + SIDE + 1] & 0xff);
      to[i] = 1 - sum / (4 * 255f);
    }
  }
}
