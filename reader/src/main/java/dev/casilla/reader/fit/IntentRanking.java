package dev.casilla.reader.fit;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * Which of several grids the camera is aimed at: the one that is large on the paper, and near the
 * picture's middle. Immutable.
 *
 * <p>In the picture the nearer of two looks larger. So sizes are compared on the paper, which is
 * seen as the clearest of the grids tells.
 */
final class IntentRanking {
  private final Homography paper;
  private final Point middle;
  private final double reach;

  /** The aim of a camera that took this picture, in whose own pixels the clearest grid lies. */
  IntentRanking(Picture picture, FoundGrid clearest) {
    paper = Homography.of(clearest.corners(), Mesh.CELLS).inverse();
    middle = middleOf(picture);
    reach = picture.detail().longSide() / picture.scaleOf(picture.detail()) / 2;
  }

  /** Whether the picture's middle lies in the grid. */
  static boolean coversImageCentre(FoundGrid grid, Picture picture) {
    return grid.corners().contains(middleOf(picture));
  }

  private static Point middleOf(Picture picture) {
    GrayImage image = picture.detail();
    double scale = picture.scaleOf(image);
    return new Point(image.width() / scale / 2, image.height() / scale / 2);
  }

  /** How likely it is aimed at this grid, against others of the picture. */
  double probability(FoundGrid grid) {
    double off = grid.corners().centre().distanceTo(middle) / reach;
    return grid.evidence() * areaOnPaper(grid.corners()) / (1 + off * off);
  }

  /** How much paper it covers, in those of the clearest grid. */
  private double areaOnPaper(Quad corners) {
    Quad flat =
        new Quad(
            onPaper(corners.topLeft()),
            onPaper(corners.topRight()),
            onPaper(corners.bottomRight()),
            onPaper(corners.bottomLeft()));
    return Math.abs(flat.area()) / (Mesh.CELLS * Mesh.CELLS);
  }

  private Point onPaper(Point corner) {
    return paper.map(corner.x(), corner.y());
  }
}
