package dev.casilla.reader.testing.camera;

import dev.casilla.reader.geometry.Point;
import dev.casilla.solver.Cells;
import java.util.Random;

/**
 * How a page lies before a camera with a lens: turned, tilted, curled and folded. Takes places in
 * the picture to places on the page and back. Lengths on the page are in the puzzle's cells; the
 * page's middle is that of the puzzle.
 */
public final class PageCamera {
  /** From the page to the camera, in cells: about what a phone needs to see a puzzle. */
  private static final double DISTANCE = 22;

  /** From the puzzle's middle to its border, in cells. */
  private static final double HALF = Cells.SIDE / 2.0;

  /** How much smaller all gets by a step back. */
  private static final double FARTHER = 0.97;

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
   * A camera at random.
   *
   * @param hardness 0 straight from above to 1 as slanted and bent as it gets
   */
  public PageCamera(Random random, int width, int height, double cell, double hardness) {
    this(random, width, height, ShotSpec.careful(random, cell, hardness));
  }

  /** A camera that takes this shot; what is left open is at random. */
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
    // Of a chance of its own, so that what follows is the same as with a perfect lens.
    Random ofLens = new Random(Double.doubleToLongBits(curlPhase));
    lens = LensDistortion.random(ofLens, width, height, hardness);
  }

  /** The vector, turned around the axis (Rodrigues). */
  private static double[] turned(double[] vector, double[] axis, double angle) {
    double dot = vector[0] * axis[0] + vector[1] * axis[1];
    double rest = dot * (1 - Math.cos(angle));
    return new double[] {
      vector[0] * Math.cos(angle) + axis[0] * rest,
      vector[1] * Math.cos(angle) + axis[1] * rest,
      (axis[0] * vector[1] - axis[1] * vector[0]) * Math.sin(angle)
    };
  }

  /**
   * Steps back until the whole puzzle is in the picture, as people do: what is cut off cannot be
   * read.
   */
  public void stepBack(int width, int height) {
    while (!shows(width, height)) {
      focus *= FARTHER;
    }
  }

  private boolean shows(int width, int height) {
    for (int i = 0; i < 4 * Cells.SIDE; i++) {
      double along = i % Cells.SIDE - HALF;
      double[] places = {along, HALF, -along, -HALF};
      int side = i / Cells.SIDE;
      Point corner = see(new Point(places[side], places[(side + 3) % 4]));
      if (corner.x() < 0 || corner.y() < 0 || corner.x() > width || corner.y() > height) {
        return false;
      }
    }
    return true;
  }

  /** Where in the picture this place on the page, counted from the puzzle's middle, is seen. */
  public Point see(Point onPage) {
    Point flat = onPage;
    for (int i = 0; i < 20; i++) {
      flat = new Point(onPage.x() - bendX(flat), onPage.y() - bendY(flat));
    }
    double depth = DISTANCE + across[2] * flat.x() + down[2] * flat.y();
    return lens.bend(
        new Point(
            centre.x() + focus * (across[0] * flat.x() + down[0] * flat.y()) / depth,
            centre.y() + focus * (across[1] * flat.x() + down[1] * flat.y()) / depth));
  }

  /** Which place on the page is seen at this place in the picture. */
  public Point lookAt(double x, double y) {
    Point straight = lens.straighten(new Point(x, y));
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
