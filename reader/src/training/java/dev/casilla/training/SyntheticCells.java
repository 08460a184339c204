package dev.casilla.training;

import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Mark;
import dev.casilla.reader.vision.CellPatches;
import java.awt.geom.AffineTransform;

/** Draws cells as photos show them. The same seed gives the same cells; for one thread. */
final class SyntheticCells {
  /** The higher, the more of the cells are mild. */
  private static final double MILDNESS = 1.5;

  private final double hardest;
  private final Chance chance;
  private final Canvas canvas = new Canvas();
  private final Content content;
  private final Wear wear;
  private final float[] darkness = new float[InkScale.PIXELS];

  /**
   * Cells drawn with these fonts.
   *
   * @param hardest 0 as a scanner sees them to 1: some as bad as can just be read
   * @param afar the part of them that are seen from afar, by 10 to 17 pixels a side
   */
  SyntheticCells(long seed, Content.Type type, double hardest, double afar) {
    this.hardest = hardest;
    chance = new Chance(seed);
    content = new Content(canvas, chance, type);
    wear = new Wear(chance, afar);
  }

  /** Cells to learn from by this plan: near and far, easy and hard. */
  static SyntheticCells toTrainWith(Plan plan, long seed, Content.Type type) {
    return new SyntheticCells(seed, type, 1, plan.afar());
  }

  /** Half of all cells printed, three of ten empty, the rest written. */
  Sample next() {
    double kind = chance.between(0, 1);
    int digit = 1 + chance.below(9);
    return of(kind < 0.5 ? Mark.printed(digit) : kind < 0.8 ? Mark.EMPTY : Mark.written(digit));
  }

  Sample of(int mark) {
    return draw(mark, false);
  }

  /** A cell with what is no digit and large: letters, numbers, text, pictures. */
  Sample noDigit() {
    return draw(Mark.EMPTY, true);
  }

  private Sample draw(int mark, boolean isForeign) {
    double hardness = hardest * Math.pow(chance.between(0, 1), MILDNESS);
    Setting setting = Setting.random(chance, hardness);
    canvas.clear(misplaced());
    Lines.draw(canvas, chance);
    if (chance.of(0.15)) {
      content.bleedThrough();
    }
    if (isForeign) {
      content.foreign(setting);
    } else if (mark == Mark.EMPTY) {
      content.nothing(setting);
    } else if (Mark.isWritten(mark)) {
      content.written(Mark.digitOf(mark), setting);
    } else {
      content.printed(Mark.digitOf(mark), setting);
    }
    canvas.copyDarkness(darkness);
    return new Sample(wear.photograph(darkness, setting), mark);
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
