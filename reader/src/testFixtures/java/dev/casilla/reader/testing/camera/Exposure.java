package dev.casilla.reader.testing.camera;

import java.util.Random;

/**
 * Applies the effects of light, lens and sensor: shading, a shadow, blur, noise, compression,
 * inversion.
 */
public final class Exposure {
  private final Random random;
  private final double slope;
  private final double heading;
  private final double shadow;
  private final double shadowAt;
  private final double contrast;
  private final int blur;
  private final double noise;
  private final boolean isNegative;
  private final JpegCompression compression;

  public Exposure(Random random, double hardness, StringBuilder description) {
    this.random = random;
    slope = 0.7 * hardness * random.nextDouble();
    heading = 2 * Math.PI * random.nextDouble();
    shadow = random.nextInt(3) == 0 ? 0.5 * hardness * random.nextDouble() : 0;
    shadowAt = random.nextGaussian() * 0.3;
    contrast = 1 - 0.6 * hardness * random.nextDouble();
    blur = (int) (3 * hardness * random.nextDouble());
    noise = 8 * hardness * random.nextDouble();
    isNegative = random.nextInt(10) == 0;
    double coarseness = 0.8 * hardness * random.nextDouble();
    compression = new JpegCompression(coarseness);
    description.append(
        String.format(
            " slope %.2f shadow %.2f contrast %.2f blur %d noise %.1f coarse %.2f%s",
            slope, shadow, contrast, blur, noise, coarseness, isNegative ? " negative" : ""));
  }

  public void develop(byte[] luma, int width, int height) {
    for (int i = 0; i < blur; i++) {
      smooth(luma, luma.clone(), width, height);
    }
    for (int i = 0; i < luma.length; i++) {
      double x = (double) (i % width) / width - 0.5;
      int row = i / width;
      double y = (double) row / height - 0.5;
      double side = x * Math.cos(heading) + y * Math.sin(heading);
      double light = (1 - slope * (side + 0.5)) * (side > shadowAt ? 1 - shadow : 1);
      double paper = 235 * light * (1 - contrast * (1 - (luma[i] & 0xff) / 255.0));
      double seen = (isNegative ? 255 - paper : paper) + noise * random.nextGaussian();
      luma[i] = (byte) Math.max(0, Math.min(255, seen));
    }
    compression.apply(luma, width, height);
  }

  /** One pass of a 3×3 box blur; several approximate a Gaussian. */
  private static void smooth(byte[] to, byte[] from, int width, int height) {
    for (int y = 1; y < height - 1; y++) {
      for (int x = 1; x < width - 1; x++) {
        int sum = 0;
        for (int k = 0; k < 9; k++) {
          sum += from[(y + k / 3 - 1) * width + x + k % 3 - 1] & 0xff;
        }
        to[y * width + x] = (byte) (sum / 9);
      }
    }
  }
}
