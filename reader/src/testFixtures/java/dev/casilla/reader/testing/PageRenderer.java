package dev.casilla.reader.testing;

import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Point;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Renders pages with a puzzle between text, frames, other puzzles and pen strokes, and pages
 * without any, under a camera at random. The same seed gives the same page, fonts permitting.
 */
public final class PageRenderer {
  /** Cells from the puzzle's middle to the rim of the page. */
  private static final double HALF_PAGE = 16;

  private static final Rectangle2D PAGE =
      new Rectangle2D.Double(-HALF_PAGE, -HALF_PAGE, 2 * HALF_PAGE, 2 * HALF_PAGE);

  private final int width;
  private final int height;

  /** A renderer of pictures of this size in pixels. */
  public PageRenderer(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /**
   * A page with a puzzle.
   *
   * @param hardness 0 a scan to 1 as bad as people's photos get
   */
  public RenderedPage puzzle(long seed, double hardness) {
    Random random = randomOf(seed);
    PuzzleStyle style = PuzzleStyle.random(random);
    double largest = Math.min(width, height) / 11.0;
    double cell = largest * (1 - 0.6 * hardness * random.nextDouble());
    Camera camera = new Camera(random, width, height, cell, hardness);
    StringBuilder description = new StringBuilder(style.toString());
    Sheet sheet = new Sheet(cell);
    drawSurroundings(sheet.art(random), style, random, description);
    sheet.drawPuzzle(style, random);
    if (random.nextDouble() < 0.3 * hardness) {
      sheet.art(random).pen();
      description.append(" pen");
    }
    List<Point> nodes = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      int row = i / 10;
      nodes.add(camera.see(new Point(i % 10 - 4.5, row - 4.5)));
    }
    byte[] luma = photograph(sheet, camera);
    new Exposure(random, hardness, description).develop(luma, width, height);
    return new RenderedPage(LumaPlane.of(luma, width, height), nodes, description.toString());
  }

  /** A page without a puzzle: text, tables, crosswords or pictures. */
  public RenderedPage noPuzzle(long seed) {
    Random random = randomOf(seed);
    double cell = Math.min(width, height) / (9 + 9 * random.nextDouble());
    Sheet sheet = new Sheet(cell);
    String description = drawNonsense(sheet.art(random), random);
    byte[] luma = photograph(sheet, new Camera(random, width, height, cell, 0.6));
    StringBuilder more = new StringBuilder(description);
    new Exposure(random, 0.5, more).develop(luma, width, height);
    return new RenderedPage(LumaPlane.of(luma, width, height), List.of(), more.toString());
  }

  /** Spreads the seeds: what {@code Random} draws first hardly differs for neighbouring ones. */
  private static Random randomOf(long seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L);
  }

  private static void drawSurroundings(
      PageArt art, PuzzleStyle style, Random random, StringBuilder description) {
    if (random.nextInt(3) > 0) {
      art.text(new Rectangle2D.Double(-15, -13, 30, 7.5));
      art.text(new Rectangle2D.Double(-15, 5.5, 8, 10));
      description.append(" text");
    }
    if (random.nextInt(4) == 0) {
      double gap = random.nextInt(2) == 0 ? 0.05 : 0.5;
      art.frame(new Rectangle2D.Double(-4.5 - gap, -6, 9 + 2 * gap, 11 + gap), 0.05);
      description.append(" frame ").append(gap);
    }
    if (random.nextInt(3) == 0) {
      art.puzzle(new Rectangle2D.Double(5 + random.nextDouble(), -4.5, 9, 9), style);
      description.append(" neighbour");
    }
    if (random.nextInt(3) == 0) {
      art.puzzle(new Rectangle2D.Double(0, 5.5, 4, 4), style.solved());
      description.append(" solution");
    }
  }

  private static String drawNonsense(PageArt art, Random random) {
    switch (random.nextInt(4)) {
      case 0 -> {
        art.text(PAGE);
        return "text";
      }
      case 1 -> {
        art.table(new Rectangle2D.Double(-6, -6, 12, 12));
        return "table";
      }
      case 2 -> {
        int size = 11 + random.nextInt(6);
        art.crossword(new Rectangle2D.Double(-6, -6, 12, 12), size, size);
        return "crossword " + size;
      }
      default -> {
        art.spots(PAGE);
        return "spots";
      }
    }
  }

  private byte[] photograph(Sheet sheet, Camera camera) {
    byte[] luma = new byte[width * height];
    for (int i = 0; i < luma.length; i++) {
      int x = i % width;
      int y = i / width;
      int sum = 0;
      for (int part = 0; part < 4; part++) {
        double right = part % 2 == 0 ? 0.25 : 0.75;
        double down = part < 2 ? 0.25 : 0.75;
        sum += sheet.at(camera.lookAt(x + right, y + down));
      }
      luma[i] = (byte) (sum / 4);
    }
    return luma;
  }

  /** The flat page, twice as fine as the picture. */
  private static final class Sheet {
    private final BufferedImage image;
    private final double scale;

    Sheet(double cell) {
      scale = 2 * cell;
      int side = (int) (2 * HALF_PAGE * scale);
      image = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_GRAY);
      Graphics2D page = graphics();
      page.setColor(PuzzleArt.ink(0));
      page.fill(PAGE);
      page.dispose();
    }

    private Graphics2D graphics() {
      Graphics2D page = image.createGraphics();
      page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      page.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      page.setRenderingHint(
          RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
      page.scale(scale, scale);
      page.translate(HALF_PAGE, HALF_PAGE);
      return page;
    }

    PageArt art(Random random) {
      return new PageArt(graphics(), random);
    }

    void drawPuzzle(PuzzleStyle style, Random random) {
      Graphics2D page = graphics();
      page.translate(-4.5, -4.5);
      new PuzzleArt(style, random).draw(page);
      page.dispose();
    }

    /** The brightness at this place; off the page it is a dark table. */
    int at(Point place) {
      int x = (int) Math.floor((place.x() + HALF_PAGE) * scale);
      int y = (int) Math.floor((place.y() + HALF_PAGE) * scale);
      if (x < 0 || y < 0 || x >= image.getWidth() || y >= image.getHeight()) {
        return 60;
      }
      byte[] pixels = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
      return pixels[y * image.getWidth() + x] & 0xff;
    }
  }
}
