package dev.casilla.reader.testing.page;

import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.Exposure;
import dev.casilla.reader.testing.camera.PageCamera;
import dev.casilla.reader.testing.camera.SeededDraws;
import dev.casilla.reader.testing.camera.Snapshot;
import dev.casilla.reader.testing.draw.Lookalike;
import dev.casilla.reader.testing.draw.LookalikeArt;
import dev.casilla.reader.testing.draw.PuzzleArt;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.List;
import java.util.Random;

/** Photographs pages with a {@link Lookalike}. The same seed gives the same page. */
public final class LookalikeRenderer {
  /** Distance from the centre to the edge of the page in cells. */
  private static final double HALF_PAGE = 12;

  /** Brightness of the table below the page. */
  private static final int TABLE = 60;

  private final int width;
  private final int height;

  /** A renderer of images of this size in pixels. */
  public LookalikeRenderer(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** A page of this kind under a random camera. */
  public RenderedPage page(Lookalike kind, long seed) {
    Random random = SeededDraws.of(seed * 64 + kind.name().hashCode());
    double cell = Math.min(width, height) / (9.5 + 9 * random.nextDouble());
    BufferedImage sheet = sheet(kind, random, cell);
    PageCamera camera = new PageCamera(random, width, height, cell, random.nextDouble());
    byte[] luma = new Snapshot(page(sheet, 2 * cell), camera::toPage).take(width, height);
    StringBuilder description = new StringBuilder(kind.toString());
    new Exposure(random, 0.5, description).develop(luma, width, height);
    return new RenderedPage(LumaPlane.of(luma, width, height), List.of(), description.toString());
  }

  private static BufferedImage sheet(Lookalike kind, Random random, double cell) {
    int side = (int) (2 * HALF_PAGE * 2 * cell);
    BufferedImage sheet = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D page = sheet.createGraphics();
    page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    page.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    page.scale(2 * cell, 2 * cell);
    page.translate(HALF_PAGE, HALF_PAGE);
    page.setColor(PuzzleArt.ink(0));
    page.fill(new Rectangle2D.Double(-HALF_PAGE, -HALF_PAGE, 2 * HALF_PAGE, 2 * HALF_PAGE));
    kind.draw(new LookalikeArt(page, random), random);
    page.dispose();
    return sheet;
  }

  /** The brightness of the drawn sheet; outside of it is the dark table. */
  private static Snapshot.Page page(BufferedImage sheet, double scale) {
    byte[] pixels = ((DataBufferByte) sheet.getRaster().getDataBuffer()).getData();
    int side = sheet.getWidth();
    return (x, y) -> {
      int right = (int) Math.floor((x + HALF_PAGE) * scale);
      int down = (int) Math.floor((y + HALF_PAGE) * scale);
      boolean isOnPage = right >= 0 && down >= 0 && right < side && down < side;
      return isOnPage ? pixels[down * side + right] & 0xff : TABLE;
    };
  }
}
