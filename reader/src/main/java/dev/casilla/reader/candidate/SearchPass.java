package dev.casilla.reader.candidate;

import dev.casilla.reader.ink.Polarity;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/** The passes of the grid search, in order. */
public enum SearchPass {
  /** Ridges: nearly always sufficient. */
  RIDGES,
  /** Ridges, dilated: closes the gaps of dashed or faint lines. */
  DILATED,
  /** Pixels darker than the local mean: lines too wide or too blurred to be ridges. */
  LOCAL_MEANS,
  /** Ridges of any contrast above the noise, dilated. */
  FAINT,
  /** Ridges at half the size, where gaps close and noise is lower: large grids. */
  COARSE,
  /** Ridges at half the size, dilated. */
  COARSE_DILATED,
  /** Ridges of any contrast above the noise, at half the size, dilated. */
  COARSE_FAINT,
  /** Ridges in the finest level: small grids. */
  FINE,
  /** Light ridges, as on dark screens. */
  NEGATIVE,
  /** Light ridges, dilated. */
  NEGATIVE_DILATED;

  /** Frames until each pass was used once. */
  private static final int FRAMES_PER_CYCLE = 6;

  Polarity polarity() {
    return this == NEGATIVE || this == NEGATIVE_DILATED
        ? Polarity.LIGHT_ON_DARK
        : Polarity.DARK_ON_LIGHT;
  }

  /** Whether this pass dilates the bitmap of the pass before it. */
  boolean isDilated() {
    return this == DILATED || this == COARSE_DILATED || this == NEGATIVE_DILATED;
  }

  /** Whether this pass accepts ridges of any contrast above the noise. */
  boolean usesFaintRidges() {
    return this == FAINT || this == COARSE_FAINT;
  }

  /**
   * Whether this pass uses half the size, in which evenly spaced lines in a box are not found any
   * better.
   */
  public boolean isCoarse() {
    return this == COARSE || this == COARSE_DILATED || this == COARSE_FAINT;
  }

  /**
   * Whether this pass may find grids that are clearer than this one: grids with fainter lines, or
   * of the other polarity, such as a puzzle on dark ground whose solution is on white.
   */
  public boolean mayShowClearerThan(FoundGrid grid) {
    boolean isForFaintLines = this == LOCAL_MEANS || this == FAINT || isDilated() || isCoarse();
    boolean isAlike = grid.inverted() == (polarity() == Polarity.LIGHT_ON_DARK);
    return isForFaintLines || !isAlike;
  }

  /** Whether frame {@code number} uses this pass; every frame uses the first. */
  public boolean isDueInFrame(int number) {
    return switch (this) {
      case RIDGES -> true;
      case DILATED -> number % FRAMES_PER_CYCLE == 0;
      case LOCAL_MEANS -> number % FRAMES_PER_CYCLE == 1;
      case FINE -> number % FRAMES_PER_CYCLE == 2;
      case NEGATIVE, NEGATIVE_DILATED -> number % FRAMES_PER_CYCLE == 3;
      case FAINT, COARSE_FAINT -> number % FRAMES_PER_CYCLE == 4;
      case COARSE, COARSE_DILATED -> number % FRAMES_PER_CYCLE == 5;
    };
  }

  GrayImage levelOf(Picture picture) {
    if (isCoarse()) {
      return picture.coarseLevel();
    }
    return this == FINE ? picture.detailLevel() : picture.searchLevel();
  }
}
