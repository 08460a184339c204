package dev.casilla.reader.testing.camera;

import java.util.Random;

/** Random generators for rendering: the same seed gives the same numbers. Stateless. */
public final class SeededDraws {
  /** Spreads the seeds: the first numbers of {@code Random} hardly differ for adjacent seeds. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private SeededDraws() {}

  /** The generator of this seed. */
  public static Random of(long seed) {
    return new Random(seed * SPREAD);
  }

  /** An independent generator for photographing the page that {@link #of} the same seed draws. */
  static Random independent(long seed) {
    return new Random(seed * SPREAD + 1);
  }
}
