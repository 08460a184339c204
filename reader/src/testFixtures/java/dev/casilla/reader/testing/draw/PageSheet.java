package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.Random;

/** A flat page at twice the resolution of its image. Lengths are in cells of the puzzle. */
public final class PageSheet {
  /** Distance from the puzzle's centre to the edge of the page. */
  static final double HALF_PAGE = 16;

  public static final Rectangle2D PAGE =
      new Rectangle2D.Double(-HALF_PAGE, -HALF_PAGE, 2 * HALF_PAGE, 2 * HALF_PAGE);

  /** Brightness of the table below the page. */
  private static final int TABLE = 60;

  private final BufferedImage image;
  private final double scale;
  private final int side;
  private final byte[] pixels;

  public PageSheet(double cell) {
    scale = 2 * cell;
    side = (int) (2 * HALF_PAGE * scale);
    image = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_GRAY);
    pixels = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    Graphics2D page = graphics();
    page.setColor(PuzzleArt.ink(0));
    page.fill(PAGE);
    page.dispose();
  }

  private Graphics2D graphics() {
    Graphics2D page = image.createGraphics();
    page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    page.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    page.scale(scale, scale);
    page.translate(HALF_PAGE, HALF_PAGE);
    return page;
  }

  public PageArt art(Random random) {
    return new PageArt(graphics(), random);
  }

  /** Draws the puzzle at the centre. */
  public void drawPuzzle(PuzzleStyle style, Grid givens) {
    Graphics2D page = graphics();
    page.translate(-4.5, -4.5);
    new PuzzleArt(style, givens).draw(page);
    page.dispose();
  }

  /** Writes the entries by hand into the puzzle. */
  public void drawEntries(Grid entries, Random random) {
    Graphics2D page = graphics();
    page.translate(-4.5, -4.5);
    HandwritingArt hand = new HandwritingArt(page, random);
    for (int cell : entries.filled()) {
      hand.entry(entries.digitAt(cell), Cells.column(cell), Cells.row(cell));
    }
    page.dispose();
  }

  /** The brightness at this point; outside of the page it is the dark table. */
  public int at(double right, double down) {
    int x = (int) Math.floor((right + HALF_PAGE) * scale);
    int y = (int) Math.floor((down + HALF_PAGE) * scale);
    if (x < 0 || y < 0 || x >= side || y >= side) {
      return TABLE;
    }
    return pixels[y * side + x] & 0xff;
  }
}
