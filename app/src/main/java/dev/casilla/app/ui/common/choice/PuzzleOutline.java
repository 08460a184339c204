package dev.casilla.app.ui.common.choice;

import android.graphics.Path;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The outline of a puzzle in a photo. Immutable.
 *
 * @param corners the four corners in the photo, clockwise from the top left
 */
public record PuzzleOutline(List<Point> corners) {
  public PuzzleOutline {
    corners = Collections.unmodifiableList(new ArrayList<>(corners));
  }

  public static PuzzleOutline of(Quad quad) {
    return new PuzzleOutline(
        Arrays.asList(quad.topLeft(), quad.topRight(), quad.bottomRight(), quad.bottomLeft()));
  }

  Point topLeft() {
    return corners.get(0);
  }

  public Point middle() {
    double x = 0;
    double y = 0;
    for (Point corner : corners) {
      x += corner.x() / corners.size();
      y += corner.y() / corners.size();
    }
    return new Point(x, y);
  }

  /** Whether the outline contains a point: then it is on the same side of all four lines. */
  boolean contains(double x, double y) {
    int left = 0;
    for (int i = 0; i < corners.size(); i++) {
      Point from = corners.get(i);
      Point to = corners.get((i + 1) % corners.size());
      double cross = (to.x() - from.x()) * (y - from.y()) - (to.y() - from.y()) * (x - from.x());
      left += cross >= 0 ? 1 : 0;
    }
    return left == 0 || left == corners.size();
  }

  Path path(double scale) {
    Path path = new Path();
    for (Point corner : corners) {
      float x = (float) (corner.x() * scale);
      float y = (float) (corner.y() * scale);
      if (path.isEmpty()) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.close();
    return path;
  }
}
