package dev.casilla.reader.testing.scene;

import dev.casilla.reader.testing.draw.PuzzleStyle;
import dev.casilla.solver.Cells;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** Kinds of scenes with plain puzzles. Lengths are in cells. */
public enum Scene {
  /** Turned by 10 to 25 degrees in mild perspective. */
  TILTED(36, 44) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      double turn = (random.nextBoolean() ? 1 : -1) * (10 + 15 * random.nextDouble());
      return SceneView.above(cell, random)
          .turned(turn)
          .inPerspective(0.018 * random.nextGaussian(), 0.018 * random.nextGaussian());
    }
  },
  /** Paper that a hand holds and bends, before a darker background. */
  HELD(36, 44) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      double edge = 5 + 1.5 * random.nextDouble();
      page.cutOut(
          new Rectangle2D.Double(-edge, -edge, 2 * edge, 2 * edge), 60 + random.nextInt(110));
      page.thumb((random.nextBoolean() ? 1 : -1) * (4.6 + random.nextDouble()), 6 * part(random));
      return SceneView.above(cell, random)
          .turned(12 * part(random))
          .inPerspective(0.02 * part(random), 0.02 * part(random))
          .bent(0.2 + 0.7 * random.nextDouble(), 0.3 * part(random));
    }
  },
  /** A strip of paper that curls around a cylinder. */
  CURLED(38, 46) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      double edge = 4.8 + 0.5 * random.nextDouble();
      page.cutOut(new Rectangle2D.Double(-edge, -12, 2 * edge, 24), 60 + random.nextInt(110));
      return SceneView.above(cell, random)
          .turned(10 * part(random))
          .bent(1.2 * part(random), 0)
          .rolled(5.5 + 3 * random.nextDouble());
    }
  },
  /** A small puzzle beside a column of text. */
  BESIDE_TEXT(15, 24) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      double gap = 4.5 + 0.2 + 0.7 * random.nextDouble();
      page.text(new Rectangle2D.Double(gap, -12, 6, 24));
      if (random.nextBoolean()) {
        page.text(new Rectangle2D.Double(-gap - 6, -12, 6, 24));
      }
      if (random.nextBoolean()) {
        page.text(new Rectangle2D.Double(-4.5, gap, 9, 6));
      }
      return SceneView.above(cell, random);
    }
  },
  /** Small candidates in most cells. */
  NOTES(38, 52) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      page.notes(page.puzzle(-4.5, -4.5, page.cleanPrint()));
      return SceneView.above(cell, random);
    }
  },
  /** Cells a quarter taller than wide. */
  TALL(36, 46) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      page.stretchCells(1.25);
      one(page);
      return SceneView.above(cell, random)
          .inPerspective(0.008 * part(random), 0.008 * part(random));
    }
  },
  /** Strokes of a pen over the border. */
  PEN(36, 52) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      page.penOverBorder();
      return SceneView.above(cell, random);
    }
  },
  /** Two puzzles with hardly a gap between them. */
  TWO(20, 28) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      PuzzleStyle style = page.cleanPrint();
      double gutter = random.nextInt(3) == 0 ? 0 : 0.25 * random.nextDouble();
      double along = -4.5 - 9 * random.nextInt(2) / 2.0;
      boolean isAcross = random.nextBoolean();
      page.puzzle(isAcross ? -9 - gutter / 2 : along, isAcross ? along : -9 - gutter / 2, style);
      page.puzzle(isAcross ? gutter / 2 : along, isAcross ? along : gutter / 2, style);
      return SceneView.above(cell, random);
    }
  },
  /** Six puzzles with hardly a gap between them. */
  SIX(19, 21) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      PuzzleStyle style = page.cleanPrint();
      double gutter = random.nextInt(3) == 0 ? 0 : 0.25 * random.nextDouble();
      for (int i = 0; i < 6; i++) {
        int row = i / 3;
        page.puzzle(
            -13.5 - gutter + i % 3 * (9 + gutter), -9 - gutter / 2 + row * (9 + gutter), style);
      }
      return SceneView.above(cell, random).turned(random.nextGaussian());
    }
  },
  /** A selected cell in inverse video. */
  SELECTED(36, 58) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      page.invert(random.nextInt(Cells.COUNT));
      return SceneView.above(cell, random);
    }
  },
  /** Lines between blocks, but none between cells. */
  BLOCK_LINES(36, 56) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      PuzzleStyle print = page.cleanPrint();
      page.puzzle(
          -4.5,
          -4.5,
          new PuzzleStyle(
              0, print.thick(), print.border(), 0, 0, 0, print.face(), print.height(), 225));
      return SceneView.above(cell, random);
    }
  },
  /** Cells of nine to twelve pixels. */
  SMALL(9, 12) {
    @Override
    SceneView draw(ScenePage page, double cell, Random random) {
      one(page);
      return SceneView.above(cell, random);
    }
  };

  private final double minCell;
  private final double maxCell;

  Scene(double minCell, double maxCell) {
    this.minCell = minCell;
    this.maxCell = maxCell;
  }

  /** Draws the page and returns the view of it. */
  abstract SceneView draw(ScenePage page, double cell, Random random);

  double cell(Random random) {
    return minCell + (maxCell - minCell) * random.nextDouble();
  }

  private static void one(ScenePage page) {
    page.puzzle(-4.5, -4.5, page.cleanPrint());
  }

  /** A random part, from -1 to 1. */
  private static double part(Random random) {
    return 2 * random.nextDouble() - 1;
  }
}
