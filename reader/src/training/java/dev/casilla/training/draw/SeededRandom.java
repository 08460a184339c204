package dev.casilla.training.draw;

import java.util.List;
import java.util.Random;

/** Random choices, all from one seed. Not safe for use by several threads. */
public final class SeededRandom {
  /** Numbers taken from the same place of the supply. */
  private static final int RUN = 28;

  private final Random random;

  /** A supply to cut noise from: making a number for each pixel takes a third of all time. */
  private final float[] gaussians = new float[1 << 14];

  public SeededRandom(long seed) {
    random = new Random(seed * 0x9e3779b97f4a7c15L + 1);
    for (int i = 0; i < gaussians.length; i++) {
      gaussians[i] = (float) random.nextGaussian();
    }
  }

  /** Whether something of this probability happens. */
  public boolean of(double probability) {
    return random.nextDouble() < probability;
  }

  public double between(double low, double high) {
    return low + (high - low) * random.nextDouble();
  }

  /** Normally distributed around 0. */
  public double around(double deviation) {
    return deviation * random.nextGaussian();
  }

  /** Fills the array with numbers normally distributed around 0 with deviation 1. */
  public void fill(float[] noise) {
    int at = 0;
    for (int i = 0; i < noise.length; i++) {
      if (i % RUN == 0) {
        at = random.nextInt(gaussians.length - RUN);
      }
      noise[i] = gaussians[at];
      at++;
    }
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  public <T> T oneOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
