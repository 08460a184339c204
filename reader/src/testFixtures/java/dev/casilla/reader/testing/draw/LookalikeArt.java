package dev.casilla.reader.testing.draw;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Random;

/**
 * Draws shapes that resemble a puzzle, around the origin. Lengths are in cells. Uses no fonts, so
 * that every machine draws the same.
 */
public final class LookalikeArt {
  /** Half the size of the page. */
  private static final double HALF_PAGE = 16;

  private final Graphics2D page;
  private final Random random;
  private final float thin;

  /** A net of cells around the origin; lines between blocks are thicker. */
  record Net(int rows, int columns, double width, double height, int blockRows, int blockColumns) {
    Net(int rows, int columns, double width, double height) {
      this(rows, columns, width, height, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    Net withBlocks(int high, int wide) {
      return new Net(rows, columns, width, height, high, wide);
    }

    double left() {
      return -columns * width / 2;
    }

    double top() {
      return -rows * height / 2;
    }

    int count() {
      return rows * columns;
    }

    Rectangle2D cell(int i) {
      int row = i / columns;
      return new Rectangle2D.Double(
          left() + i % columns * width, top() + row * height, width, height);
    }
  }

  public LookalikeArt(Graphics2D page, Random random) {
    this.page = page;
    this.random = random;
    thin = 0.02f + 0.04f * random.nextFloat();
    page.setColor(PuzzleArt.ink(180 + random.nextInt(60)));
  }

  void net(Net net) {
    for (int i = 0; i <= net.rows; i++) {
      double y = net.top() + i * net.height;
      drawLines(i % net.blockRows == 0, new Line2D.Double(net.left(), y, -net.left(), y));
    }
    for (int i = 0; i <= net.columns; i++) {
      double x = net.left() + i * net.width;
      drawLines(i % net.blockColumns == 0, new Line2D.Double(x, net.top(), x, -net.top()));
    }
  }

  private void drawLines(boolean isHeavy, Shape line) {
    page.setStroke(new BasicStroke(isHeavy ? 2.5f * thin : thin));
    page.draw(line);
  }

  void blackSquares(Net net, double part) {
    for (int i = 0; i < net.count(); i++) {
      if (random.nextDouble() < part) {
        page.fill(net.cell(i));
      }
    }
  }

  void halvedSquares(Net net, double part) {
    for (int i = 0; i < net.count(); i++) {
      if (random.nextDouble() < part) {
        Rectangle2D cell = net.cell(i);
        Path2D half = new Path2D.Double();
        half.moveTo(cell.getMinX(), cell.getMinY());
        half.lineTo(cell.getMinX(), cell.getMaxY());
        half.lineTo(cell.getMaxX(), cell.getMaxY());
        half.closePath();
        page.fill(half);
        sign(new Rectangle2D.Double(cell.getCenterX(), cell.getMinY(), 0.4, 0.4));
      }
    }
  }

  /** Draws up to {@code most} signs in a part of the cells. */
  void signs(Net net, double part, int most) {
    for (int i = 0; i < net.count(); i++) {
      if (random.nextDouble() < part) {
        Rectangle2D cell = net.cell(i);
        int count = 1 + random.nextInt(most);
        double size = Math.min(0.7 * cell.getHeight(), 0.9 * cell.getWidth() / most);
        double x = cell.getCenterX() - count * size / 2;
        for (int k = 0; k < count; k++) {
          sign(
              new Rectangle2D.Double(x + k * size, cell.getCenterY() - size / 2, size * 0.7, size));
        }
      }
    }
  }

  /** Draws something like a digit or letter: a stroke with three bends. */
  private void sign(Rectangle2D box) {
    Path2D stroke = new Path2D.Double();
    stroke.moveTo(within(box.getMinX(), box.getWidth()), box.getMinY());
    stroke.curveTo(
        box.getMaxX(),
        within(box.getMinY(), box.getHeight()),
        box.getMinX(),
        within(box.getMinY(), box.getHeight()),
        within(box.getMinX(), box.getWidth()),
        box.getMaxY());
    stroke.lineTo(box.getMaxX(), within(box.getMinY(), box.getHeight()));
    page.setStroke(new BasicStroke((float) (0.14 * box.getHeight())));
    page.draw(stroke);
  }

  private double within(double from, double length) {
    return from + length * random.nextDouble();
  }

  void bricks(double width, double height) {
    page.setStroke(new BasicStroke(2 * thin));
    int row = 0;
    for (double y = -HALF_PAGE; y < HALF_PAGE; y += height) {
      page.draw(new Line2D.Double(-HALF_PAGE, y, HALF_PAGE, y));
      for (double x = -HALF_PAGE - row % 2 * width / 2; x < HALF_PAGE; x += width) {
        page.draw(new Line2D.Double(x, y, x, y + height));
      }
      row++;
    }
  }

  void panes(Net net, int darkness, double share) {
    page.setColor(PuzzleArt.ink(darkness));
    for (int i = 0; i < net.count(); i++) {
      Rectangle2D cell = net.cell(i);
      page.fill(
          new Rectangle2D.Double(
              cell.getX(), cell.getY(), share * net.width(), share * net.height()));
    }
  }

  void keys(double size) {
    page.setStroke(new BasicStroke(thin));
    for (int row = 0; row < 6; row++) {
      for (int column = 0; column < 14; column++) {
        double x = (column - 7 + 0.3 * row) * size;
        double y = (row - 3) * size;
        page.draw(
            new RoundRectangle2D.Double(x, y, 0.86 * size, 0.86 * size, 0.2 * size, 0.2 * size));
        sign(new Rectangle2D.Double(x + 0.2 * size, y + 0.2 * size, 0.25 * size, 0.3 * size));
      }
    }
  }

  void chequers(int size, int darkness) {
    Net net = new Net(size, size, 1.1, 1.1);
    page.setStroke(new BasicStroke(2 * thin));
    page.draw(new Rectangle2D.Double(net.left(), net.top(), -2 * net.left(), -2 * net.top()));
    page.setColor(PuzzleArt.ink(darkness));
    for (int i = 0; i < net.count(); i++) {
      int row = i / size;
      if ((row + i % size) % 2 == 0) {
        page.fill(net.cell(i));
      }
    }
  }

  void stones(Net net, double part) {
    for (int i = 0; i < net.count(); i++) {
      if (random.nextDouble() < part) {
        Rectangle2D cell = net.cell(i);
        double side = 0.9 * net.width();
        page.fill(new Ellipse2D.Double(cell.getX() - side / 2, cell.getY() - side / 2, side, side));
      }
    }
  }

  void bars() {
    double x = -6;
    while (x < 6) {
      double width = 0.08 * (1 + random.nextInt(4));
      page.fill(new Rectangle2D.Double(x, -4, width, 8));
      x += width + 0.08 * (1 + random.nextInt(4));
    }
  }

  void bands(double width) {
    int darkness = 60 + random.nextInt(120);
    for (double at = -HALF_PAGE; at < HALF_PAGE; at += 2 * width) {
      page.setColor(PuzzleArt.ink(darkness / 2));
      page.fill(new Rectangle2D.Double(at, -HALF_PAGE, width, 2 * HALF_PAGE));
    }
    for (double at = -HALF_PAGE; at < HALF_PAGE; at += 2 * width) {
      page.setColor(PuzzleArt.ink(darkness));
      page.setStroke(new BasicStroke(0.15f));
      page.draw(new Line2D.Double(-HALF_PAGE, at, HALF_PAGE, at));
      page.draw(new Line2D.Double(at + width / 2, -HALF_PAGE, at + width / 2, HALF_PAGE));
    }
  }

  void faces(int count) {
    for (int i = 0; i < count; i++) {
      double size = 1 + 5 * random.nextDouble();
      double x = within(-8, 14);
      double y = within(-8, 14);
      oval(x, y, size, size * 1.3, 40 + random.nextInt(80));
      oval(x + 0.2 * size, y + 0.4 * size, 0.2 * size, 0.1 * size, 200);
      oval(x + 0.6 * size, y + 0.4 * size, 0.2 * size, 0.1 * size, 200);
      oval(x + 0.3 * size, y + 0.9 * size, 0.4 * size, 0.1 * size, 150);
      oval(x, y, size, 0.3 * size, 150 + random.nextInt(80));
    }
  }

  private void oval(double x, double y, double width, double height, int darkness) {
    page.setColor(PuzzleArt.ink(darkness));
    page.fill(new Ellipse2D.Double(x, y, width, height));
  }
}
