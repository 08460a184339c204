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

/** Renders cells as they look in photos. The same seed gives the same cells. Not thread-safe. */
public final class SyntheticCells {
  /** Exponent of the hardness distribution: the higher, the more cells are easy. */
  private static final double MILDNESS = 1.5;

  private final double hardest;
  private final SeededRandom random;
  private final CellCanvas canvas = new CellCanvas();
  private final ContentPainter content;
  private final PhotoDegrader wear;
  private final float[] darkness = new float[InkNormalizer.PIXELS];

  /**
   * Creates a source of cells drawn with these fonts.
   *
   * @param hardest maximum hardness: 0 as from a scanner, 1 barely legible
   * @param afar part of the cells that are seen from a distance, with 10 to 17 pixels per side
   */
  public SyntheticCells(long seed, ContentPainter.TypefaceSet type, double hardest, double afar) {
    this.hardest = hardest;
    random = new SeededRandom(seed);
    content = new ContentPainter(canvas, random, type);
    wear = new PhotoDegrader(random, afar);
  }

  /** Training cells for this plan: near and far, easy and hard. */
  public static SyntheticCells toTrainWith(
      TrainingPlan plan, long seed, ContentPainter.TypefaceSet type) {
    return new SyntheticCells(seed, type, 1, plan.afar());
  }

  /** The next cell: half of them are printed, three in ten empty, the rest handwritten. */
  public LabelledPatch next() {
    double kind = random.between(0, 1);
    int digit = 1 + random.below(9);
    return of(
        kind < 0.5
            ? CellClass.printed(digit)
            : kind < 0.8 ? CellClass.EMPTY : CellClass.written(digit));
  }

  public LabelledPatch of(int mark) {
    return draw(mark, false);
  }

  /** A cell with something large that is not a digit: letters, numbers, text, pictures. */
  public LabelledPatch noDigit() {
    return draw(CellClass.EMPTY, true);
  }

  private LabelledPatch draw(int mark, boolean isForeign) {
    double hardness = hardest * Math.pow(random.between(0, 1), MILDNESS);
    DigitSetting setting = DigitSetting.random(random, hardness);
    canvas.clear(misplaced());
    GridLinePainter.draw(canvas, random);
    if (random.of(0.15)) {
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

  /** The localization error of the grid: about one pixel of the patch, rarely three. */
  private AffineTransform misplaced() {
    double jitter = random.of(0.15) ? 2 : 1;
    double pixel = jitter * 0.7 / CellPatches.CELL;
    AffineTransform off =
        AffineTransform.getTranslateInstance(
            0.5 + random.gaussian(pixel), 0.5 + random.gaussian(pixel));
    off.rotate(random.gaussian(0.025 * jitter));
    off.shear(random.gaussian(0.02 * jitter), random.gaussian(0.01 * jitter));
    off.scale(1 + random.gaussian(0.025 * jitter), 1 + random.gaussian(0.025 * jitter));
    off.translate(-0.5, -0.5);
    return off;
  }
}
