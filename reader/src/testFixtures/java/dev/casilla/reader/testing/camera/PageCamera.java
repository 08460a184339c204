package dev.casilla.reader.testing.camera;

import dev.casilla.reader.geometry.Point;
import dev.casilla.solver.Cells;
import java.util.Random;

/**
 * The pose of a page before a camera with a lens: rotated, tilted, curled and folded. Maps image
 * points to the page and back. Page coordinates are in cells of the puzzle; the origin is its
 * centre.
 */
public final class PageCamera {
  /** Distance between page and camera in cells: about what a phone needs to see a puzzle. */
  private static final double DISTANCE = 22;

  /** Distance from the puzzle's centre to its border in cells. */
  private static final double HALF = Cells.SIDE / 2.0;

  /** Scale factor of one step back. */
  private static final double STEP_SCALE = 0.97;

  private final double[] across;
  private final double[] down;
  private final Point centre;
  private final double curl;
  private final double curlPhase;
  private final double fold;
  private final double foldAt;
  private final LensDistortion lens;
  private double focus;

  /**
   * A random camera.
   *
   * @param hardness 0 for straight from above, 1 for the most tilted and bent
   */
  public PageCamera(Random random, int width, int height, double cell, double hardness) {
    this(random, width, height, ShotSpec.careful(random, cell, hardness));
  }

  /** A camera for this shot; everything else is random. */
  public PageCamera(Random random, int width, int height, ShotSpec shot) {
    double heading = 2 * Math.PI * random.nextDouble();
    double tilt = Math.toRadians(shot.tilt());
    double turn = Math.toRadians(shot.turn());
    double[] axis = {Math.cos(heading), Math.sin(heading), 0};
    across = turned(new double[] {Math.cos(turn), Math.sin(turn), 0}, axis, tilt);
    down = turned(new double[] {-Math.sin(turn), Math.cos(turn), 0}, axis, tilt);
    focus = shot.cell() * DISTANCE;
    double room = 11 + 5 * Math.abs(Math.sin(2 * turn));
    double freedom = Math.max(0, Math.min(width, height) - room * shot.cell()) / 2;
    centre =
        new Point(
            width / 2.0 + freedom * (2 * random.nextDouble() - 1),
            height / 2.0 + freedom * (2 * random.nextDouble() - 1));
    double hardness = shot.hardness();
    curl = 0.35 * hardness * random.nextGaussian();
    curlPhase = 2 * Math.PI * random.nextDouble();
    fold = random.nextInt(3) == 0 ? 0.08 * hardness * random.nextGaussian() : 0;
    foldAt = 3 * random.nextGaussian();
    // A separate generator, so that the other random numbers do not depend on the lens.
    Random ofLens = new Random(Double.doubleToLongBits(curlPhase));
    lens = LensDistortion.random(ofLens, width, height, hardness);
  }

  /** Rotates the vector around the axis (Rodrigues' formula). */
  private static double[] turned(double[] vector, double[] axis, double angle) {
    double dot = vector[0] * axis[0] + vector[1] * axis[1];
    double rest = dot * (1 - Math.cos(angle));
    return new double[] {
      vector[0] * Math.cos(angle) + axis[0] * rest,
      vector[1] * Math.cos(angle) + axis[1] * rest,
      (axis[0] * vector[1] - axis[1] * vector[0]) * Math.sin(angle)
    };
  }

  /** Moves back until the whole puzzle is in the image. */
  public void stepBack(int width, int height) {
    while (!shows(width, height)) {
      focus *= STEP_SCALE;
    }
  }

  private boolean shows(int width, int height) {
    for (int i = 0; i < 4 * Cells.SIDE; i++) {
      double along = i % Cells.SIDE - HALF;
      double[] places = {along, HALF, -along, -HALF};
      int side = i / Cells.SIDE;
      Point corner = toImage(new Point(places[side], places[(side + 3) % 4]));
      if (corner.x() < 0 || corner.y() < 0 || corner.x() > width || corner.y() > height) {
        return false;
      }
    }
    return true;
  }

  /** Projects a point on the page, relative to the puzzle's centre, into the image. */
  public Point toImage(Point onPage) {
    Point flat = onPage;
    for (int i = 0; i < 20; i++) {
      flat = new Point(onPage.x() - bendX(flat), onPage.y() - bendY(flat));
    }
    double depth = DISTANCE + across[2] * flat.x() + down[2] * flat.y();
    return lens.distort(
        new Point(
            centre.x() + focus * (across[0] * flat.x() + down[0] * flat.y()) / depth,
            centre.y() + focus * (across[1] * flat.x() + down[1] * flat.y()) / depth));
  }

  /** Maps an image point to the page. */
  public Point toPage(double x, double y) {
    Point straight = lens.undistort(new Point(x, y));
    double rayX = (straight.x() - centre.x()) / focus;
    double rayY = (straight.y() - centre.y()) / focus;
    double a = across[0] - rayX * across[2];
    double b = down[0] - rayX * down[2];
    double c = across[1] - rayY * across[2];
    double d = down[1] - rayY * down[2];
    double right = rayX * DISTANCE;
    double below = rayY * DISTANCE;
    double determinant = a * d - b * c;
    Point flat =
        new Point((right * d - b * below) / determinant, (a * below - right * c) / determinant);
    return new Point(flat.x() + bendX(flat), flat.y() + bendY(flat));
  }

  private double bendX(Point flat) {
    double beyond = Math.max(0, flat.y() - foldAt);
    return 0.4 * curl * Math.sin(flat.y() / 4 + curlPhase) + fold * beyond;
  }

  private double bendY(Point flat) {
    return curl * Math.sin(flat.x() / 3.5 + curlPhase);
  }
}
