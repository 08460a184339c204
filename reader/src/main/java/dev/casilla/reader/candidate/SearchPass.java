package dev.casilla.reader.candidate;

import dev.casilla.reader.ink.Polarity;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/** A way to look at a picture for grids, in the order in which they are tried. */
public enum SearchPass {
  /** Lines as ridges: nearly always enough. */
  RIDGES,
  /** Ridges made wider, which closes gaps of lines that are dashed or faint. */
  THICKENED,
  /** What is darker than all around: lines too wide or too blurred to be ridges. */
  MEANS,
  /** Ridges of any contrast that is more than noise, made wider. */
  FAINT,
  /** Ridges in half the size, where gaps are closed and noise is less: grids large enough. */
  COARSE,
  /** The same made wider. */
  COARSE_THICKENED,
  /** The same of any contrast that is more than noise, made wider. */
  COARSE_FAINT,
  /** Ridges in the finest level: grids that are small in the picture. */
  FINE,
  /** White lines, as dark screens have. */
  NEGATIVE,
  /** White lines made wider. */
  THICKENED_NEGATIVE;

  /** Frames until each look had its turn. */
  private static final int FRAMES_PER_CYCLE = 6;

  Polarity polarity() {
    return this == NEGATIVE || this == THICKENED_NEGATIVE
        ? Polarity.LIGHT_ON_DARK
        : Polarity.DARK_ON_LIGHT;
  }

  /** Whether this look goes on with the ink of the look before it. */
  boolean isThickened() {
    return this == THICKENED || this == COARSE_THICKENED || this == THICKENED_NEGATIVE;
  }

  /** Whether it takes ridges of any contrast that is more than noise. */
  boolean takesFaintestRidges() {
    return this == FAINT || this == COARSE_FAINT;
  }

  /** Whether it is a look at half the size, where boxes around grids are told no better. */
  public boolean isCoarse() {
    return this == COARSE || this == COARSE_THICKENED || this == COARSE_FAINT;
  }

  /**
   * Whether this look may show grids beside this one that are clearer than it: with fainter lines,
   * or printed the other way, as a puzzle on dark ground whose solution is on white.
   */
  public boolean mayShowClearerThan(FoundGrid grid) {
    boolean isForFaintLines = this == MEANS || this == FAINT || isThickened() || isCoarse();
    boolean isAlike = grid.inverted() == (polarity() == Polarity.LIGHT_ON_DARK);
    return isForFaintLines || !isAlike;
  }

  /** Whether this look is the first one, or one that frame {@code number} is due for. */
  public boolean isDueInFrame(int number) {
    return switch (this) {
      case RIDGES -> true;
      case THICKENED -> number % FRAMES_PER_CYCLE == 0;
      case MEANS -> number % FRAMES_PER_CYCLE == 1;
      case FINE -> number % FRAMES_PER_CYCLE == 2;
      case NEGATIVE, THICKENED_NEGATIVE -> number % FRAMES_PER_CYCLE == 3;
      case FAINT, COARSE_FAINT -> number % FRAMES_PER_CYCLE == 4;
      case COARSE, COARSE_THICKENED -> number % FRAMES_PER_CYCLE == 5;
    };
  }

  GrayImage levelOf(Picture picture) {
    if (isCoarse()) {
      return picture.coarse();
    }
    return this == FINE ? picture.detail() : picture.search();
  }
}
