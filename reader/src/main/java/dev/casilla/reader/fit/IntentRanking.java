package dev.casilla.reader.fit;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * Ranks grids by how likely the camera is aimed at them: the grid that is large on the paper and
 * close to the image centre. Immutable.
 *
 * <p>In the image, the nearer of two grids looks larger. So areas are compared on the plane of the
 * paper, as the clearest grid defines it.
 */
final class IntentRanking {
  private final Homography paper;
  private final Point middle;
  private final double reach;

  /** Creates the ranking for an image and its clearest grid, in pixels of the original image. */
  IntentRanking(Picture picture, FoundGrid clearest) {
    paper = Homography.of(clearest.corners(), Mesh.CELLS).inverse();
    middle = middleOf(picture);
    reach = picture.detailLevel().longSide() / picture.scaleOf(picture.detailLevel()) / 2;
  }

  /** Whether the grid contains the image centre. */
  static boolean coversImageCentre(FoundGrid grid, Picture picture) {
    return grid.corners().contains(middleOf(picture));
  }

  private static Point middleOf(Picture picture) {
    GrayImage image = picture.detailLevel();
    double scale = picture.scaleOf(image);
    return new Point(image.width() / scale / 2, image.height() / scale / 2);
  }

  /** A score, not normalized, for being the intended grid. */
  double probability(FoundGrid grid) {
    double off = grid.corners().centre().distanceTo(middle) / reach;
    return grid.evidence() * areaOnPaper(grid.corners()) / (1 + off * off);
  }

  /** The area on the paper relative to the clearest grid. */
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
