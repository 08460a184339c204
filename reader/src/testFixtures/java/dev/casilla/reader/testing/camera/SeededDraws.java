package dev.casilla.reader.testing.camera;

import java.util.Random;

/** Random numbers to draw pages with: the same ones for the same seed. Stateless. */
public final class SeededDraws {
  /** Spreads the seeds: what {@code Random} draws first hardly differs for neighbouring ones. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private SeededDraws() {}

  /** Those of this seed. */
  public static Random of(long seed) {
    return new Random(seed * SPREAD);
  }

  /** Others, for how a page is photographed that is drawn with {@link #of} the same seed. */
  static Random besides(long seed) {
    return new Random(seed * SPREAD + 1);
  }
}
