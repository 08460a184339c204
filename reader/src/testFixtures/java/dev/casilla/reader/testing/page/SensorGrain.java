package dev.casilla.reader.testing.page;

import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.SeededDraws;
import java.util.Arrays;
import java.util.Random;

/** Images of pure noise. */
public enum SensorGrain {
  /** Independent pixels. */
  WHITE {
    @Override
    void fill(byte[] luma, int width, Random random) {
      double mean = 60 + 140 * random.nextDouble();
      double deviation = 5 + 75 * random.nextDouble();
      for (int i = 0; i < luma.length; i++) {
        luma[i] = level(mean + deviation * random.nextGaussian());
      }
    }
  },
  /** Smooth noise, from spots to gradients. */
  CLOUDS {
    @Override
    void fill(byte[] luma, int width, Random random) {
      int period = 4 + random.nextInt(120);
      int across = width / period + 2;
      int down = luma.length / width / period + 2;
      double[] knots = random.doubles((long) across * down).toArray();
      double contrast = 40 + 200 * random.nextDouble();
      for (int i = 0; i < luma.length; i++) {
        int x = i % width;
        int y = i / width;
        int row = y / period;
        int knot = row * across + x / period;
        double right = (double) (x % period) / period;
        double upper = knots[knot] + right * (knots[knot + 1] - knots[knot]);
        int below = knot + across;
        double lower = knots[below] + right * (knots[below + 1] - knots[below]);
        luma[i] = level(10 + contrast * (upper + (lower - upper) * (y % period) / period));
      }
    }
  },
  /** Black and white specks on gray. */
  SALT {
    @Override
    void fill(byte[] luma, int width, Random random) {
      Arrays.fill(luma, level(80 + 120 * random.nextDouble()));
      int size = 1 + random.nextInt(4);
      double part = 0.3 * random.nextDouble() * random.nextDouble();
      for (int i = (int) (part * luma.length / (size * size)); i > 0; i--) {
        int at = random.nextInt(luma.length - size * width);
        byte speck = level(random.nextInt(2) * 255);
        for (int row = 0; row < size; row++) {
          Arrays.fill(luma, at + row * width, at + row * width + size, speck);
        }
      }
    }
  };

  /** An image of this noise; the same seed gives the same image. */
  public RenderedPage picture(int width, int height, long seed) {
    byte[] luma = new byte[width * height];
    fill(luma, width, SeededDraws.of(seed));
    return RenderedPage.without(LumaPlane.of(luma, width, height), "noise: " + this);
  }

  abstract void fill(byte[] luma, int width, Random random);

  private static byte level(double light) {
    return (byte) Math.max(0, Math.min(255, light));
  }
}
