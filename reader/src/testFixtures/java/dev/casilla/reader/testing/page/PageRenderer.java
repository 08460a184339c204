package dev.casilla.reader.testing.page;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.Exposure;
import dev.casilla.reader.testing.camera.PageCamera;
import dev.casilla.reader.testing.camera.SeededDraws;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.camera.Snapshot;
import dev.casilla.reader.testing.draw.BorderStyle;
import dev.casilla.reader.testing.draw.CoveredDigits;
import dev.casilla.reader.testing.draw.PageArt;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.reader.testing.draw.PageSheet;
import dev.casilla.reader.testing.draw.PageSurroundings;
import dev.casilla.reader.testing.draw.PuzzleStyle;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Renders pages with a puzzle among text, frames, other puzzles and pen strokes, and pages without
 * a puzzle, under a random camera. The same seed gives the same page on every machine, because no
 * installed font or compression library is used.
 */
public final class PageRenderer {
  private static final int OTHERS = 2;

  private final int width;
  private final int height;

  /** A renderer of images of this size in pixels. */
  public PageRenderer(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /**
   * A page with a puzzle that fills most of the image.
   *
   * @param hardness 0 for a scan, 1 for the worst photos that people take
   */
  public RenderedPage puzzle(long seed, double hardness) {
    Random random = SeededDraws.of(seed);
    double largest = Math.min(width, height) / 11.0;
    double cell = largest * (1 - 0.6 * hardness * random.nextDouble());
    return puzzle(seed, random, ShotSpec.careful(random, cell, hardness), BorderStyle.ANY);
  }

  /** A page with a puzzle, photographed like this. */
  public RenderedPage puzzle(long seed, ShotSpec shot) {
    return puzzle(seed, shot, BorderStyle.ANY);
  }

  /** A page with a puzzle with this border, photographed like this. */
  public RenderedPage puzzle(long seed, ShotSpec shot, BorderStyle border) {
    return puzzle(seed, SeededDraws.of(seed), shot, border);
  }

  private RenderedPage puzzle(long seed, Random random, ShotSpec shot, BorderStyle border) {
    PuzzleStyle style = border.of(PuzzleStyle.random(random));
    PagePuzzle puzzle = PagePuzzle.random(random);
    PageCamera camera = new PageCamera(random, width, height, shot);
    camera.stepBack(width, height);
    StringBuilder description = new StringBuilder(shot + " " + style);
    PageSheet sheet = new PageSheet(shot.cell());
    List<PagePuzzle> others = new ArrayList<>();
    for (int i = 0; i < OTHERS; i++) {
      others.add(PagePuzzle.random(random));
    }
    Random more = SeededDraws.of(~seed);
    PageSurroundings.drawMore(sheet.art(more), more, description);
    PagePuzzle solved = more.nextBoolean() ? puzzle : others.get(1);
    new PageSurroundings(style, others.get(0).givens(), solved.solution())
        .draw(sheet.art(random), random, description);
    sheet.drawPuzzle(style, puzzle.givens());
    border.wear(sheet.art(random));
    Grid entries = entriesOf(puzzle, random, shot.filledIn());
    sheet.drawEntries(entries, random);
    Grid covered = Grid.EMPTY;
    if (random.nextDouble() < 0.3 * shot.hardness()) {
      covered = new CoveredDigits(style, puzzle.givens()).hiddenBy(sheet.art(random).pen());
      description.append(" pen");
    }
    byte[] luma = new Snapshot(sheet::at, camera::toPage).take(width, height);
    new Exposure(random, shot.hardness(), description).develop(luma, width, height);
    return new RenderedPage(
        LumaPlane.of(luma, width, height),
        nodesSeenBy(camera),
        Optional.of(puzzle),
        others,
        entries,
        covered,
        description.toString());
  }

  private static List<Point> nodesSeenBy(PageCamera camera) {
    List<Point> nodes = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      int row = i / 10;
      nodes.add(camera.toImage(new Point(i % 10 - 4.5, row - 4.5)));
    }
    return nodes;
  }

  private static Grid entriesOf(PagePuzzle puzzle, Random random, double part) {
    Grid entries = Grid.EMPTY;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (puzzle.givens().isEmptyAt(cell) && random.nextDouble() < part) {
        entries = entries.with(cell, puzzle.solution().digitAt(cell));
      }
    }
    return entries;
  }

  /** A page with a grid that looks like a puzzle but holds other signs. */
  public RenderedPage squareOfSigns(long seed) {
    Random random = SeededDraws.of(seed);
    double cell = Math.min(width, height) / (11 + 9 * random.nextDouble());
    PageSheet sheet = new PageSheet(cell);
    PuzzleStyle style = PuzzleStyle.random(random);
    sheet.art(random).nineByNine(new Rectangle2D.Double(-4.5, -4.5, 9, 9), style);
    return photograph(sheet, random, cell, "square of signs");
  }

  /** A page without a puzzle: text, tables, crosswords or pictures. */
  public RenderedPage noPuzzle(long seed) {
    Random random = SeededDraws.of(seed);
    double cell = Math.min(width, height) / (9 + 9 * random.nextDouble());
    PageSheet sheet = new PageSheet(cell);
    return photograph(sheet, random, cell, drawNonsense(sheet.art(random), random));
  }

  private RenderedPage photograph(PageSheet sheet, Random random, double cell, String what) {
    StringBuilder description = new StringBuilder(what);
    PageCamera camera = new PageCamera(random, width, height, cell, 0.6);
    byte[] luma = new Snapshot(sheet::at, camera::toPage).take(width, height);
    new Exposure(random, 0.5, description).develop(luma, width, height);
    return RenderedPage.without(LumaPlane.of(luma, width, height), description.toString());
  }

  private static String drawNonsense(PageArt art, Random random) {
    switch (random.nextInt(4)) {
      case 0 -> {
        art.text(PageSheet.PAGE);
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
        art.spots(PageSheet.PAGE);
        return "spots";
      }
    }
  }
}
