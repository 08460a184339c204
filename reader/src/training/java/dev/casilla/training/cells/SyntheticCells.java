package dev.casilla.training.cells;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.training.degrade.PhotoDegrader;
import dev.casilla.training.draw.CellCanvas;
import dev.casilla.training.draw.ContentPainter;
import dev.casilla.training.draw.DigitSetting;
import dev.casilla.training.draw.GridLinePainter;
import dev.casilla.training.draw.SeededRandom;
import java.awt.geom.AffineTransform;

/** Draws cells as photos show them. The same seed gives the same cells; for one thread. */
public final class SyntheticCells {
  /** The higher, the more of the cells are mild. */
  private static final double MILDNESS = 1.5;

  private final double hardest;
  private final SeededRandom chance;
  private final CellCanvas canvas = new CellCanvas();
  private final ContentPainter content;
  private final PhotoDegrader wear;
  private final float[] darkness = new float[InkNormalizer.PIXELS];

  /**
   * Cells drawn with these fonts.
   *
   * @param hardest 0 as a scanner sees them to 1: some as bad as can just be read
   * @param afar the part of them that are seen from afar, by 10 to 17 pixels a side
   */
  public SyntheticCells(long seed, ContentPainter.Type type, double hardest, double afar) {
    this.hardest = hardest;
    chance = new SeededRandom(seed);
    content = new ContentPainter(canvas, chance, type);
    wear = new PhotoDegrader(chance, afar);
  }

  /** Cells to learn from by this plan: near and far, easy and hard. */
  public static SyntheticCells toTrainWith(TrainingPlan plan, long seed, ContentPainter.Type type) {
    return new SyntheticCells(seed, type, 1, plan.afar());
  }

  /** Half of all cells printed, three of ten empty, the rest written. */
  public LabelledPatch next() {
    double kind = chance.between(0, 1);
    int digit = 1 + chance.below(9);
    return of(
        kind < 0.5
            ? CellClass.printed(digit)
            : kind < 0.8 ? CellClass.EMPTY : CellClass.written(digit));
  }

  public LabelledPatch of(int mark) {
    return draw(mark, false);
  }

  /** A cell with what is no digit and large: letters, numbers, text, pictures. */
  public LabelledPatch noDigit() {
    return draw(CellClass.EMPTY, true);
  }

  private LabelledPatch draw(int mark, boolean isForeign) {
    double hardness = hardest * Math.pow(chance.between(0, 1), MILDNESS);
    DigitSetting setting = DigitSetting.random(chance, hardness);
    canvas.clear(misplaced());
    GridLinePainter.draw(canvas, chance);
    if (chance.of(0.15)) {
      content.bleedThrough();
    }
    if (isForeign) {
      content.foreign(setting);
    } else if (mark == CellClass.EMPTY) {
      content.nothing(setting);
    } else if (CellClass.isWritten(mark)) {
      content.written(CellClass.digitOf(mark), setting);
    } else {
      content.printed(CellClass.digitOf(mark), setting);
    }
    canvas.copyDarkness(darkness);
    return new LabelledPatch(wear.photograph(darkness, setting), mark);
  }

  /** How far off the grid was found: about a pixel of the patch, seldom three. */
  private AffineTransform misplaced() {
    double unrest = chance.of(0.15) ? 2 : 1;
    double pixel = unrest * 0.7 / CellPatches.CELL;
    AffineTransform off =
        AffineTransform.getTranslateInstance(
            0.5 + chance.around(pixel), 0.5 + chance.around(pixel));
    off.rotate(chance.around(0.025 * unrest));
    off.shear(chance.around(0.02 * unrest), chance.around(0.01 * unrest));
    off.scale(1 + chance.around(0.025 * unrest), 1 + chance.around(0.025 * unrest));
    off.translate(-0.5, -0.5);
    return off;
  }
}
