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
 * Says why there is no grid to be read. Keeps its buffers; not safe for use by several threads.
 *
 * <p>What was nearly a grid is asked first, what is the matter with it; only if there is nothing of
 * the kind the picture as a whole is to blame.
 */
final class NoGridDiagnosis {
  /** Pixels a side of the finest level: below that digits cannot be told apart. */
  private static final double MIN_CELL = 10;

  /**
   * Cells that a corner of a photo may lie beyond its rim: as much as is left around a digit. What
   * is cut off of a clue would be read as an empty cell, and the rest may still be a proper puzzle.
   */
  private static final double MAX_BEYOND_RIM_OF_PHOTO = 0.15;

  /**
   * The same of a frame, whose grid has to be clear of the rim: close to it a corner that is cut
   * off may be taken for one that is not, and the next frame is as good.
   */
  private static final double MAX_BEYOND_RIM_OF_FRAME = -0.35;

  /** The longest side over the shortest one, as far as cells can still be read. */
  private static final double MAX_SKEW = 2.5;

  /** Evidence of a part of a grid: half of its lines, say. */
  private static final double MIN_SCORE_OF_PART = 0.35;

  /** The brightest spots are darker than this where the light does not do. */
  private static final int MIN_BRIGHTEST = 70;

  /** Pixels over which an edge is looked for. */
  private static final int EDGE_PIXELS = 2;

  /** Levels between dark and bright below which a picture shows nothing. */
  private static final int MIN_CONTRAST = 25;

  /** Edges that are sharp take this part of all there is between dark and bright. */
  private static final double SHARP_EDGE_PART = 0.2;

  private final Histogram histogram = new Histogram();
  private final double beyond;

  NoGridDiagnosis(SearchEffort effort) {
    beyond = effort == SearchEffort.FRAME ? MAX_BEYOND_RIM_OF_FRAME : MAX_BEYOND_RIM_OF_PHOTO;
  }

  /** What keeps this grid from being read. */
  Optional<RejectionReason> reasonAgainst(FoundGrid grid, Picture picture) {
    Quad corners = grid.corners();
    if (!corners.isConvex() || corners.longestSide() > MAX_SKEW * corners.shortestSide()) {
      return Optional.of(RejectionReason.TOO_SKEWED);
    }
    if (isCutOff(grid, picture)) {
      return Optional.of(RejectionReason.CUT_OFF);
    }
    double cell = grid.mesh().cellSide() * picture.scaleOf(picture.detail());
    return cell < MIN_CELL ? Optional.of(RejectionReason.TOO_SMALL) : Optional.empty();
  }

  /** Why none of the fits, the one with most evidence first, is a grid. */
  RejectionReason diagnose(Picture picture, List<FoundGrid> fits) {
    for (FoundGrid fit : fits) {
      Optional<RejectionReason> objection = reasonAgainst(fit, picture);
      if (fit.evidence() >= MIN_SCORE_OF_PART && objection.isPresent()) {
        return objection.get();
      }
    }
    return blamePicture(picture.search());
  }

  private boolean isCutOff(FoundGrid grid, Picture picture) {
    double scale = picture.scaleOf(picture.detail());
    double rim = beyond * grid.mesh().cellSide() * scale;
    Quad corners = grid.corners().times(scale);
    return isBeyond(corners.topLeft(), picture, rim)
        || isBeyond(corners.topRight(), picture, rim)
        || isBeyond(corners.bottomRight(), picture, rim)
        || isBeyond(corners.bottomLeft(), picture, rim);
  }

  private static boolean isBeyond(Point corner, Picture picture, double rim) {
    return corner.x() < -rim
        || corner.y() < -rim
        || corner.x() > picture.detail().width() + rim
        || corner.y() > picture.detail().height() + rim;
  }

  private RejectionReason blamePicture(GrayImage image) {
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

  /** Of every other row, which tells as much. */
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
