package dev.casilla.reader.fit;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Histogram;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.RejectionReason;
import java.util.List;
import java.util.Optional;

/**
 * Determines why no grid can be read. Reuses its buffers; not thread-safe.
 *
 * <p>The candidates that were nearly grids are checked first; only if there are none, the image as
 * a whole is diagnosed.
 */
final class NoGridDiagnosis {
  /** Minimum side of a cell in pixels of the finest level: below it digits cannot be told apart. */
  private static final double MIN_CELL = 10;

  /**
   * Cells by which a corner may lie outside of a photo: as much as the margin around a digit. A
   * clue that is cut off would be read as an empty cell, and the rest might still be a proper
   * puzzle.
   */
  private static final double MAX_BEYOND_RIM_OF_PHOTO = 0.15;

  /**
   * The same for a frame, where the grid must keep clear of the border: close to it, a corner that
   * is cut off may not be recognized as such, and the next frame is as good.
   */
  private static final double MAX_BEYOND_RIM_OF_FRAME = -0.35;

  /** Maximum ratio of the longest to the shortest side at which cells are readable. */
  private static final double MAX_SKEW = 2.5;

  /** Minimum evidence of a partly visible grid, about half of its lines. */
  private static final double MIN_SCORE_OF_PART = 0.35;

  /** Minimum brightness of the brightest pixels; below it the light is insufficient. */
  private static final int MIN_BRIGHTEST = 70;

  /** Distance in pixels over which edge contrast is measured. */
  private static final int EDGE_PIXELS = 2;

  /** Minimum contrast of an image in levels; below it nothing is visible. */
  private static final int MIN_CONTRAST = 25;

  /** Minimum part of the image contrast that a sharp edge has. */
  private static final double SHARP_EDGE_PART = 0.2;

  private final Histogram histogram = new Histogram();
  private final double maxBeyondRim;

  NoGridDiagnosis(SearchEffort effort) {
    maxBeyondRim = effort == SearchEffort.FRAME ? MAX_BEYOND_RIM_OF_FRAME : MAX_BEYOND_RIM_OF_PHOTO;
  }

  /** The reason why this grid cannot be read, if there is one. */
  Optional<RejectionReason> reasonAgainst(FoundGrid grid, Picture picture) {
    Quad corners = grid.corners();
    if (!corners.isConvex() || corners.longestSide() > MAX_SKEW * corners.shortestSide()) {
      return Optional.of(RejectionReason.TOO_SKEWED);
    }
    if (isCutOff(grid, picture)) {
      return Optional.of(RejectionReason.CUT_OFF);
    }
    double cell = grid.mesh().cellSide() * picture.scaleOf(picture.detailLevel());
    return cell < MIN_CELL ? Optional.of(RejectionReason.TOO_SMALL) : Optional.empty();
  }

  /** The reason why none of the fits is a grid; the fits are sorted by descending score. */
  RejectionReason diagnose(Picture picture, List<FoundGrid> fits) {
    for (FoundGrid fit : fits) {
      Optional<RejectionReason> rejection = reasonAgainst(fit, picture);
      if (fit.evidence() >= MIN_SCORE_OF_PART && rejection.isPresent()) {
        return rejection.get();
      }
    }
    return diagnoseImage(picture.searchLevel());
  }

  private boolean isCutOff(FoundGrid grid, Picture picture) {
    double scale = picture.scaleOf(picture.detailLevel());
    double rim = maxBeyondRim * grid.mesh().cellSide() * scale;
    Quad corners = grid.corners().scaled(scale);
    return isBeyond(corners.topLeft(), picture, rim)
        || isBeyond(corners.topRight(), picture, rim)
        || isBeyond(corners.bottomRight(), picture, rim)
        || isBeyond(corners.bottomLeft(), picture, rim);
  }

  private static boolean isBeyond(Point corner, Picture picture, double rim) {
    return corner.x() < -rim
        || corner.y() < -rim
        || corner.x() > picture.detailLevel().width() + rim
        || corner.y() > picture.detailLevel().height() + rim;
  }

  private RejectionReason diagnoseImage(GrayImage image) {
    countBrightness(image);
    int bright = histogram.quantile(0.98);
    int contrast = bright - histogram.quantile(0.02);
    if (bright < MIN_BRIGHTEST) {
      return RejectionReason.TOO_DARK;
    }
    countEdges(image);
    boolean isSharp = histogram.quantile(0.999) >= SHARP_EDGE_PART * contrast;
    return contrast < MIN_CONTRAST || isSharp
        ? RejectionReason.NO_GRID
        : RejectionReason.TOO_BLURRED;
  }

  /** Samples every other row. */
  private void countBrightness(GrayImage image) {
    histogram.clear();
    for (int y = 0; y < image.height(); y += 2) {
      histogram.add(image.luma(), y * image.width(), (y + 1) * image.width());
    }
  }

  private void countEdges(GrayImage image) {
    histogram.clear();
    for (int y = 0; y < image.height(); y += 2) {
      histogram.addDifferences(
          image.luma(), y * image.width(), (y + 1) * image.width() - EDGE_PIXELS, EDGE_PIXELS);
    }
  }
}
