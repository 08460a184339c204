package dev.casilla.reader.testing.camera;

import dev.casilla.reader.geometry.Point;
import java.util.Random;

/**
 * The pose of a camera above a page, and its image quality.
 *
 * @param x point on the page at the image centre, in cells right of the puzzle's centre
 * @param y the same, below
 * @param cell pixels per cell at the image centre
 * @param turn clockwise rotation of the page in the image, in radians
 * @param tiltX tilt of the camera to the right, in radians
 * @param tiltY tilt downwards, in radians
 * @param blur blur radius in pixels
 * @param noise sensor noise in levels
 * @param seed seed of the noise
 */
public record CameraPose(
    double x,
    double y,
    double cell,
    double turn,
    double tiltX,
    double tiltY,
    int blur,
    double noise,
    long seed) {
  /** Distance between page and camera in cells. */
  private static final double DISTANCE = 20;

  /** A sharp image from straight above, centred on the puzzle. */
  public static CameraPose above(double cell) {
    return new CameraPose(0, 0, cell, 0, 0, 0, 0, 0, 0);
  }

  /** This pose with the page rotated. */
  public CameraPose turned(double radians) {
    return new CameraPose(x, y, cell, radians, tiltX, tiltY, blur, noise, seed);
  }

  /** This pose tilted. */
  public CameraPose tilted(double right, double down) {
    return new CameraPose(x, y, cell, turn, right, down, blur, noise, seed);
  }

  /** Projects a point on the page into an image of this size. */
  public Point toImage(double right, double down, int width, int height) {
    double[] m = matrix(width, height);
    double depth = m[6] * right + m[7] * down + m[8];
    return new Point(
        (m[0] * right + m[1] * down + m[2]) / depth, (m[3] * right + m[4] * down + m[5]) / depth);
  }

  /** The 3×3 matrix that maps image points to the page. */
  public double[] toPageMatrix(int width, int height) {
    return inverse(matrix(width, height));
  }

  private double[] matrix(int width, int height) {
    double cos = Math.cos(turn);
    double sin = Math.sin(turn);
    double focus = cell * DISTANCE;
    // The camera axes right, down and forward, for page coordinates relative to the image centre.
    double[] across = {cos * Math.cos(tiltX), -sin * Math.cos(tiltX)};
    double[] along = {sin * Math.cos(tiltY), cos * Math.cos(tiltY)};
    double[] away = {
      (cos * Math.sin(tiltX) + sin * Math.sin(tiltY)),
      (-sin * Math.sin(tiltX) + cos * Math.sin(tiltY))
    };
    double[] m = new double[9];
    for (int i = 0; i < 2; i++) {
      m[i] = focus * across[i] + width / 2.0 * away[i];
      m[3 + i] = focus * along[i] + height / 2.0 * away[i];
      m[6 + i] = away[i];
    }
    m[2] = width / 2.0 * DISTANCE - m[0] * x - m[1] * y;
    m[5] = height / 2.0 * DISTANCE - m[3] * x - m[4] * y;
    m[8] = DISTANCE - m[6] * x - m[7] * y;
    return m;
  }

  private static double[] inverse(double[] m) {
    return new double[] {
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]
    };
  }

  /** Blurs the image and adds noise. */
  public byte[] develop(byte[] picture, int width, int height) {
    byte[] developed = picture;
    if (blur > 0) {
      developed = boxBlur(boxBlur(developed, width, height, 1), width, height, width);
    }
    Random random = new Random(seed);
    for (int i = 0; noise > 0 && i < developed.length; i++) {
      // The sum of three uniform numbers approximates a Gaussian and is much faster.
      double sum = random.nextFloat() + random.nextFloat() + random.nextFloat() - 1.5;
      int seen = (int) ((developed[i] & 0xff) + 2 * noise * sum);
      developed[i] = (byte) Math.max(0, Math.min(255, seen));
    }
    return developed;
  }

  /** Box blur along the rows ({@code step} 1) or the columns ({@code step} = width). */
  private byte[] boxBlur(byte[] from, int width, int height, int step) {
    byte[] to = from.clone();
    int length = step == 1 ? width : height;
    int side = 2 * blur + 1;
    for (int line = 0; line < from.length / length; line++) {
      int start = step == 1 ? line * width : line;
      int sum = 0;
      for (int i = 0; i < length; i++) {
        sum += from[start + i * step] & 0xff;
        if (i >= side) {
          sum -= from[start + (i - side) * step] & 0xff;
        }
        if (i >= side - 1) {
          to[start + (i - blur) * step] = (byte) (sum / side);
        }
      }
    }
    return to;
  }
}
