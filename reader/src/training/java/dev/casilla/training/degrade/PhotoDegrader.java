package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.draw.DigitSetting;
import dev.casilla.training.draw.SeededRandom;

/**
 * Applies the effects of paper, light, lens and file format to a cell. Reuses its buffers; not
 * thread-safe.
 */
public final class PhotoDegrader {
  private static final int SIDE = CellPatches.SIDE;

  /** Minimum height of a digit in pixels of a coarse photo. */
  private static final double MIN_DIGIT_PIXELS = 6;

  /** Maximum blur in digit heights. */
  private static final double MAX_BLUR = 0.085;

  /** The same from a distance: with few pixels, such a blur is still legible. */
  private static final double MAX_BLUR_AFAR = 0.16;

  /** Part of the photo cells that are moved to a greater distance. */
  private static final double AGAIN_AFAR = 0.2;

  /** Typical height of digits in photos, in cells, and their darkness. */
  private static final double PHOTO_HEIGHT = 0.5;

  private static final double PHOTO_CONTRAST = 60;

  private final SeededRandom random;
  private final double afar;
  private final PatchBlur blur = new PatchBlur();
  private final PatchDownsampler coarse = new PatchDownsampler();
  private final JpegBlocks mosaic = new JpegBlocks();
  private final DistantPhoto distance;
  private final float[] noise = new float[SIDE * SIDE];

  /**
   * Creates a degrader.
   *
   * @param afar part of the drawn cells that are seen from a distance
   */
  public PhotoDegrader(SeededRandom random, double afar) {
    this.random = random;
    this.afar = afar;
    distance = new DistantPhoto(random);
  }

  /** Converts darkness, 0 to 1, into brightness as in a photo. */
  public byte[] photograph(float[] darkness, DigitSetting setting) {
    double hardness = setting.hardness();
    if (random.of(0.2)) {
      grain(darkness, hardness);
    }
    double paper = random.of(0.25) ? random.between(70, 140) : random.between(120, 252);
    lighten(darkness, setting, paper);
    if (random.of(0.15 * hardness)) {
      edge(darkness, random.between(0.5, 0.9), Double.MAX_VALUE);
    }
    if (random.of(0.12 * hardness)) {
      edge(darkness, random.between(0.8, 1.15), random.between(0.5, 2));
    }
    if (random.of(0.05)) {
      moire(darkness, random.between(0.02, 0.12) * setting.contrast() * paper);
    }
    double loudest = Math.min(0.06 * hardness, 0.12 * setting.contrast());
    double noisiness = random.between(0, loudest) * paper;
    if (afar > 0 && random.of(afar)) {
      photographAfar(darkness, setting.height(), noisiness, setting.contrast() * paper);
    } else {
      lens(darkness, setting);
      addNoiseAndCompression(darkness, noisiness, setting.contrast() * paper);
    }
    return rounded(darkness);
  }

  private void photographAfar(float[] luma, double height, double noisiness, double contrast) {
    float[] photo = distance.photograph(luma, height);
    double widest = MAX_BLUR_AFAR * height * distance.cellSide();
    if (random.of(0.8)) {
      blur.apply(photo, random.between(0.2, Math.max(0.3, widest)));
    }
    if (random.of(0.1)) {
      blur.sharpen(photo, random.between(0.5, 1));
    }
    addNoiseAndCompression(photo, noisiness, contrast);
    distance.cut(luma);
  }

  private void lighten(float[] darkness, DigitSetting setting, double paper) {
    double unevenness = 0.15 * setting.hardness();
    double slopeX = random.of(0.6) ? random.gaussian(unevenness) : 0;
    double slopeY = random.of(0.6) ? random.gaussian(unevenness) : 0;
    for (int i = 0; i < darkness.length; i++) {
      int row = i / SIDE;
      double light = 1 + slopeX * ((double) (i % SIDE) / SIDE - 0.5);
      light += slopeY * ((double) row / SIDE - 0.5);
      darkness[i] = (float) (paper * light * (1 - setting.depth() * darkness[i]));
    }
  }

  /** Augments a cell from a photo by small random changes. */
  public byte[] augment(byte[] patch) {
    float[] seen = new float[patch.length];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = patch[i] & 0xff;
    }
    float[] luma = new float[patch.length];
    double right = random.gaussian(0.7);
    double down = random.gaussian(0.7);
    double wider = random.gaussian(0.03);
    double higher = random.gaussian(0.03);
    double lean = random.gaussian(0.03);
    double gain = random.between(0.75, 1.1);
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      double x = i % SIDE - SIDE / 2.0;
      double y = row - SIDE / 2.0;
      double fromX = SIDE / 2.0 + right + (1 + wider) * x + lean * y;
      double fromY = SIDE / 2.0 + down + (1 + higher) * y - lean * x;
      luma[i] = (float) gain * PatchDownsampler.at(seen, SIDE, fromX, fromY);
    }
    double noisiness = random.of(0.5) ? random.between(0, 5) : 0;
    if (random.of(AGAIN_AFAR)) {
      photographAfar(luma, PHOTO_HEIGHT, noisiness, PHOTO_CONTRAST);
      return rounded(luma);
    }
    if (random.of(0.4)) {
      blur.apply(luma, random.between(0.2, 0.9));
    }
    addNoiseAndCompression(luma, noisiness, PHOTO_CONTRAST);
    return rounded(luma);
  }

  /** Adds gaps in the ink. */
  private void grain(float[] darkness, double hardness) {
    fillWithNoise(random.between(0.3, 1.2));
    double strength = hardness * random.between(0.05, 0.35);
    for (int i = 0; i < darkness.length; i++) {
      double taken = 1 - strength * Math.abs(noise[i]);
      darkness[i] *= (float) Math.max(0, taken);
    }
  }

  /** Adds a shadow, or a crease if it is narrow. */
  private void edge(float[] luma, double factor, double width) {
    double angle = random.between(0, 2 * Math.PI);
    double at = random.between(-0.6, 0.6) * SIDE;
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      double beyond =
          (i % SIDE - SIDE / 2.0) * Math.cos(angle) + (row - SIDE / 2.0) * Math.sin(angle) - at;
      if (beyond > 0 && beyond < width) {
        luma[i] *= (float) factor;
      }
    }
  }

  /** Adds a moiré pattern, as in photos of screens. */
  private void moire(float[] luma, double strength) {
    double angle = random.between(0, 2 * Math.PI);
    double wave = random.between(2.2, 9) / (2 * Math.PI);
    double phase = random.between(0, 2 * Math.PI);
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      double along = i % SIDE * Math.cos(angle) + row * Math.sin(angle);
      luma[i] += (float) (strength * Math.sin(along / wave + phase));
    }
  }

  private void lens(float[] luma, DigitSetting setting) {
    double hardness = setting.hardness();
    double height = setting.height() * CellPatches.CELL;
    double widest = Math.min(0.5 + 1.3 * hardness, MAX_BLUR * height);
    if (random.of(0.3)) {
      double least = Math.max(9, MIN_DIGIT_PIXELS / setting.height());
      coarse.apply(luma, random.between(Math.min(22, least), 23));
      widest /= 2;
    }
    if (random.of(0.2 * hardness)) {
      blur.motionBlur(luma, random.between(0, Math.PI), random.between(1, 0.25 * height));
      widest /= 2;
    }
    blur.apply(luma, random.between(0.2, Math.max(0.3, widest)));
    if (random.of(0.15)) {
      blur.sharpen(luma, random.between(0.5, 1.5));
    }
  }

  /** Adds sensor noise and compression. */
  private void addNoiseAndCompression(float[] luma, double noisiness, double contrast) {
    fillWithNoise(random.of(0.5) ? 0 : random.between(0.4, 1));
    for (int i = 0; i < luma.length; i++) {
      luma[i] += (float) (noisiness * noise[i]);
    }
    if (random.of(0.25)) {
      mosaic.quantise(luma, Math.min(14, Math.max(2, 0.2 * contrast)), random);
    }
  }

  private static byte[] rounded(float[] luma) {
    byte[] patch = new byte[luma.length];
    for (int i = 0; i < patch.length; i++) {
      patch[i] = (byte) Math.max(0, Math.min(255, Math.round(luma[i])));
    }
    return patch;
  }

  private void fillWithNoise(double radius) {
    random.fillGaussian(noise);
    if (radius > 0) {
      blur.apply(noise, radius);
      for (int i = 0; i < noise.length; i++) {
        noise[i] *= (float) (1 + 1.5 * radius);
      }
    }
  }
}
