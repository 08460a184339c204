package dev.casilla.reader.testing.camera;

import java.util.Random;

/**
 * Simulates a hand-held phone that moves over a page and comes to rest: it approaches from the
 * side, shakes, tilts, and its autofocus hunts. The same seed gives the same video.
 */
public final class HandHeldVideo {
  private static final double FRAMES_A_SECOND = 30;

  /** Duration of the approach. */
  private static final double SECONDS_OF_APPROACH = 1.2;

  private final long seed;
  private final double[] phases = new double[16];
  private final double fromX;
  private final double fromY;
  private final double cell;
  private final double jitter;
  private final double turn;

  /** A video in which the puzzle fills an image {@code across} pixels wide as usual. */
  public HandHeldVideo(long seed, int across) {
    this.seed = seed;
    Random random = SeededDraws.of(seed);
    for (int i = 0; i < phases.length; i++) {
      phases[i] = 2 * Math.PI * random.nextDouble();
    }
    fromX = 6 * random.nextGaussian();
    fromY = 6 * random.nextGaussian();
    double spare = 1.2 + 3 * random.nextDouble();
    jitter = 0.4 + 0.6 * random.nextDouble();
    turn = Math.toRadians(12) * random.nextGaussian();
    cell = across / (9 * (Math.cos(turn) + Math.abs(Math.sin(turn))) + spare);
  }

  /** The pose in frame {@code index}, from 0. */
  public CameraPose pose(int index) {
    double seconds = index / FRAMES_A_SECOND;
    double away = Math.max(0, 1 - seconds / SECONDS_OF_APPROACH);
    double approach = away * away * (3 - 2 * away);
    double sway = jitter * (0.3 + approach);
    return new CameraPose(
        fromX * approach + sway * wave(seconds, 0),
        fromY * approach + sway * wave(seconds, 2),
        cell * (1 - 0.25 * approach + 0.03 * wave(seconds, 4)),
        turn + 0.06 * sway * wave(seconds, 6),
        0.25 * sway * wave(seconds, 8),
        0.25 * sway * wave(seconds, 10) + 0.1,
        blur(seconds, approach),
        5,
        seed * 1000 + index);
  }

  /** Motion blur, and occasional defocus. */
  private int blur(double seconds, double approach) {
    double hunting = Math.sin(2 * Math.PI * 0.55 * seconds + phases[12]);
    double focus = hunting > 0.55 ? 5 * (hunting - 0.55) / 0.45 : 0;
    return (int) (focus + 3 * approach + 0.7 * jitter);
  }

  /** A slow sway plus a fast shake. */
  private double wave(double seconds, int phase) {
    return 0.8 * Math.sin(2 * Math.PI * 0.5 * seconds + phases[phase])
        + 0.2 * Math.sin(2 * Math.PI * 6.5 * seconds + phases[phase + 1]);
  }
}
