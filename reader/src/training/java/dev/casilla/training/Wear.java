package dev.casilla.training;

import dev.casilla.reader.vision.CellPatches;

/**
 * What paper, light, lens and file do to a cell. Keeps its buffers; not safe for use by several
 * threads.
 */
final class Wear {
  private static final int SIDE = CellPatches.SIDE;

  private final Chance chance;
  private final Blur blur = new Blur();
  private final Mosaic mosaic = new Mosaic();
  private final float[] noise = new float[SIDE * SIDE];

  Wear(Chance chance) {
    this.chance = chance;
  }

  /**
   * Turns darkness, 0 to 1, into brightness as a photo has it.
   *
   * @param hardness 0 as a scanner sees it to 1 as bad as can just be read
   */
  byte[] photograph(float[] darkness, double hardness) {
    if (chance.of(0.25)) {
      grain(darkness, hardness);
    }
    double paper = chance.between(60, 250);
    double depth = chance.between(0.95 - 0.6 * hardness, 0.95);
    double slopeX = chance.of(0.6) ? chance.around(0.15 * hardness) : 0;
    double slopeY = chance.of(0.6) ? chance.around(0.15 * hardness) : 0;
    for (int i = 0; i < darkness.length; i++) {
      int row = i / SIDE;
      double light = 1 + slopeX * ((double) (i % SIDE) / SIDE - 0.5);
      light += slopeY * ((double) row / SIDE - 0.5);
      darkness[i] = (float) (paper * light * (1 - depth * darkness[i]));
    }
    if (chance.of(0.15 * hardness)) {
      edge(darkness, chance.between(0.5, 0.9), Double.MAX_VALUE);
    }
    if (chance.of(0.12 * hardness)) {
      edge(darkness, chance.between(0.75, 1.2), chance.between(0.5, 2));
    }
    lens(darkness, hardness);
    return develop(darkness, chance.between(0, 0.06) * hardness * paper);
  }

  /** Changes a real cell a little, so that it never looks the same twice. */
  byte[] again(byte[] patch) {
    float[] luma = new float[patch.length];
    double right = chance.around(0.7);
    double down = chance.around(0.7);
    double gain = chance.between(0.75, 1.1);
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      luma[i] = (float) (gain * between(patch, i % SIDE + right, row + down));
    }
    if (chance.of(0.4)) {
      blur.apply(luma, chance.between(0.2, 1));
    }
    return develop(luma, chance.of(0.5) ? chance.between(0, 5) : 0);
  }

  private static double between(byte[] patch, double x, double y) {
    double atX = Math.max(0, Math.min(SIDE - 1.001, x));
    double atY = Math.max(0, Math.min(SIDE - 1.001, y));
    int i = ((int) atY) * SIDE + (int) atX;
    double partX = atX - (int) atX;
    double partY = atY - (int) atY;
    double upper = (patch[i] & 0xff) * (1 - partX) + (patch[i + 1] & 0xff) * partX;
    double lower = (patch[i + SIDE] & 0xff) * (1 - partX) + (patch[i + SIDE + 1] & 0xff) * partX;
    return upper * (1 - partY) + lower * partY;
  }

  /** Ink that did not take everywhere. */
  private void grain(float[] darkness, double hardness) {
    fillWithNoise(chance.between(0.3, 1.2));
    double strength = hardness * chance.between(0.1, 0.6);
    for (int i = 0; i < darkness.length; i++) {
      double taken = 1 - strength * Math.abs(noise[i]);
      darkness[i] *= (float) Math.max(0, taken);
    }
  }

  /** A shadow, or a crease if it is narrow. */
  private void edge(float[] luma, double factor, double width) {
    double angle = chance.between(0, 2 * Math.PI);
    double at = chance.between(-0.6, 0.6) * SIDE;
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      double beyond =
          (i % SIDE - SIDE / 2.0) * Math.cos(angle) + (row - SIDE / 2.0) * Math.sin(angle) - at;
      if (beyond > 0 && beyond < width) {
        luma[i] *= (float) factor;
      }
    }
  }

  private void lens(float[] luma, double hardness) {
    if (chance.of(0.2 * hardness)) {
      blur.smear(luma, chance.of(0.5), 2 + chance.below(3));
    }
    blur.apply(luma, chance.between(0.25, 0.5 + 1.3 * hardness));
    if (chance.of(0.15)) {
      blur.sharpen(luma, chance.between(0.5, 1.5));
    }
  }

  private byte[] develop(float[] luma, double noisiness) {
    fillWithNoise(chance.of(0.5) ? 0 : chance.between(0.4, 1));
    for (int i = 0; i < luma.length; i++) {
      luma[i] += (float) (noisiness * noise[i]);
    }
    if (chance.of(0.25)) {
      mosaic.quantise(luma, chance);
    }
    byte[] patch = new byte[luma.length];
    for (int i = 0; i < patch.length; i++) {
      patch[i] = (byte) Math.max(0, Math.min(255, Math.round(luma[i])));
    }
    return patch;
  }

  private void fillWithNoise(double radius) {
    chance.fill(noise);
    if (radius > 0) {
      blur.apply(noise, radius);
      for (int i = 0; i < noise.length; i++) {
        noise[i] *= (float) (1 + 1.5 * radius);
      }
    }
  }
}
