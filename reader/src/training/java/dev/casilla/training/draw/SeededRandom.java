package dev.casilla.training.draw;

import java.util.List;
import java.util.Random;

/** A seeded random generator. Not thread-safe. */
public final class SeededRandom {
  /** Consecutive numbers taken from the pool. */
  private static final int RUN_LENGTH = 28;

  private final Random random;

  /** A pool of noise: generating a number for each pixel would take a third of the time. */
  private final float[] gaussians = new float[1 << 14];

  public SeededRandom(long seed) {
    random = new Random(seed * 0x9e3779b97f4a7c15L + 1);
    for (int i = 0; i < gaussians.length; i++) {
      gaussians[i] = (float) random.nextGaussian();
    }
  }

  /** Returns true with this probability. */
  public boolean of(double probability) {
    return random.nextDouble() < probability;
  }

  public double between(double low, double high) {
    return low + (high - low) * random.nextDouble();
  }

  /** A normally distributed number with mean 0. */
  public double gaussian(double deviation) {
    return deviation * random.nextGaussian();
  }

  /** Fills the array with standard normal numbers. */
  public void fillGaussian(float[] noise) {
    int at = 0;
    for (int i = 0; i < noise.length; i++) {
      if (i % RUN_LENGTH == 0) {
        at = random.nextInt(gaussians.length - RUN_LENGTH);
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
