package dev.casilla.training.degrade;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.training.draw.DigitSetting;
import dev.casilla.training.draw.SeededRandom;

/**
 * What paper, light, lens and file do to a cell. Keeps its buffers; not safe for use by several
 * threads.
 */
public final class PhotoDegrader {
  private static final int SIDE = CellPatches.SIDE;

  /** Pixels of a coarse photo that a digit is high at least. */
  private static final double FEWEST = 6;

  /** The widest blur, in parts of a digit's height. */
  private static final double WIDEST = 0.085;

  /** The same from afar: what is blurred so far is still read, with few pixels to hide it. */
  private static final double WIDEST_AFAR = 0.16;

  /** The part of the cells of photos that are seen from farther off once more. */
  private static final double AGAIN_AFAR = 0.2;

  /** How high the digits of photos are about, in cells, and how dark. */
  private static final double PHOTO_HEIGHT = 0.5;

  private static final double PHOTO_CONTRAST = 60;

  private final SeededRandom chance;
  private final double afar;
  private final PatchBlur blur = new PatchBlur();
  private final PatchDownsampler coarse = new PatchDownsampler();
  private final JpegBlocks mosaic = new JpegBlocks();
  private final DistantPhoto distance;
  private final float[] noise = new float[SIDE * SIDE];

  /**
   * Nothing worn yet.
   *
   * @param afar the part of the drawn cells that are seen from afar
   */
  public PhotoDegrader(SeededRandom chance, double afar) {
    this.chance = chance;
    this.afar = afar;
    distance = new DistantPhoto(chance);
  }

  /** Turns darkness, 0 to 1, into brightness as a photo has it. */
  public byte[] photograph(float[] darkness, DigitSetting setting) {
    double hardness = setting.hardness();
    if (chance.of(0.2)) {
      grain(darkness, hardness);
    }
    double paper = chance.of(0.25) ? chance.between(70, 140) : chance.between(120, 252);
    lighten(darkness, setting, paper);
    if (chance.of(0.15 * hardness)) {
      edge(darkness, chance.between(0.5, 0.9), Double.MAX_VALUE);
    }
    if (chance.of(0.12 * hardness)) {
      edge(darkness, chance.between(0.8, 1.15), chance.between(0.5, 2));
    }
    if (chance.of(0.05)) {
      moire(darkness, chance.between(0.02, 0.12) * setting.contrast() * paper);
    }
    double loudest = Math.min(0.06 * hardness, 0.12 * setting.contrast());
    double noisiness = chance.between(0, loudest) * paper;
    if (afar > 0 && chance.of(afar)) {
      photographAfar(darkness, setting.height(), noisiness, setting.contrast() * paper);
    } else {
      lens(darkness, setting);
      spoil(darkness, noisiness, setting.contrast() * paper);
    }
    return rounded(darkness);
  }

  private void photographAfar(float[] luma, double height, double noisiness, double contrast) {
    float[] photo = distance.shoot(luma, height);
    double widest = WIDEST_AFAR * height * distance.cellSide();
    if (chance.of(0.8)) {
      blur.apply(photo, chance.between(0.2, Math.max(0.3, widest)));
    }
    if (chance.of(0.1)) {
      blur.sharpen(photo, chance.between(0.5, 1));
    }
    spoil(photo, noisiness, contrast);
    distance.cut(luma);
  }

  private void lighten(float[] darkness, DigitSetting setting, double paper) {
    double unevenness = 0.15 * setting.hardness();
    double slopeX = chance.of(0.6) ? chance.around(unevenness) : 0;
    double slopeY = chance.of(0.6) ? chance.around(unevenness) : 0;
    for (int i = 0; i < darkness.length; i++) {
      int row = i / SIDE;
      double light = 1 + slopeX * ((double) (i % SIDE) / SIDE - 0.5);
      light += slopeY * ((double) row / SIDE - 0.5);
      darkness[i] = (float) (paper * light * (1 - setting.depth() * darkness[i]));
    }
  }

  /** Changes a real cell a little, so that it never looks the same twice. */
  public byte[] again(byte[] patch) {
    float[] seen = new float[patch.length];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = patch[i] & 0xff;
    }
    float[] luma = new float[patch.length];
    double right = chance.around(0.7);
    double down = chance.around(0.7);
    double wider = chance.around(0.03);
    double higher = chance.around(0.03);
    double lean = chance.around(0.03);
    double gain = chance.between(0.75, 1.1);
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      double x = i % SIDE - SIDE / 2.0;
      double y = row - SIDE / 2.0;
      double fromX = SIDE / 2.0 + right + (1 + wider) * x + lean * y;
      double fromY = SIDE / 2.0 + down + (1 + higher) * y - lean * x;
      luma[i] = (float) gain * PatchDownsampler.at(seen, SIDE, fromX, fromY);
    }
    double noisiness = chance.of(0.5) ? chance.between(0, 5) : 0;
    if (chance.of(AGAIN_AFAR)) {
      photographAfar(luma, PHOTO_HEIGHT, noisiness, PHOTO_CONTRAST);
      return rounded(luma);
    }
    if (chance.of(0.4)) {
      blur.apply(luma, chance.between(0.2, 0.9));
    }
    spoil(luma, noisiness, PHOTO_CONTRAST);
    return rounded(luma);
  }

  /** Ink that did not take everywhere. */
  private void grain(float[] darkness, double hardness) {
    fillWithNoise(chance.between(0.3, 1.2));
    double strength = hardness * chance.between(0.05, 0.35);
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

  /** Waves, where a camera's pixels meet those of a screen. */
  private void moire(float[] luma, double strength) {
    double angle = chance.between(0, 2 * Math.PI);
    double wave = chance.between(2.2, 9) / (2 * Math.PI);
    double phase = chance.between(0, 2 * Math.PI);
    for (int i = 0; i < luma.length; i++) {
      int row = i / SIDE;
      double along = i % SIDE * Math.cos(angle) + row * Math.sin(angle);
      luma[i] += (float) (strength * Math.sin(along / wave + phase));
    }
  }

  private void lens(float[] luma, DigitSetting setting) {
    double hardness = setting.hardness();
    double height = setting.height() * CellPatches.CELL;
    double widest = Math.min(0.5 + 1.3 * hardness, WIDEST * height);
    if (chance.of(0.3)) {
      double least = Math.max(9, FEWEST / setting.height());
      coarse.apply(luma, chance.between(Math.min(22, least), 23));
      widest /= 2;
    }
    if (chance.of(0.2 * hardness)) {
      blur.smear(luma, chance.between(0, Math.PI), chance.between(1, 0.25 * height));
      widest /= 2;
    }
    blur.apply(luma, chance.between(0.2, Math.max(0.3, widest)));
    if (chance.of(0.15)) {
      blur.sharpen(luma, chance.between(0.5, 1.5));
    }
  }

  /** What sensor and file do. */
  private void spoil(float[] luma, double noisiness, double contrast) {
    fillWithNoise(chance.of(0.5) ? 0 : chance.between(0.4, 1));
    for (int i = 0; i < luma.length; i++) {
      luma[i] += (float) (noisiness * noise[i]);
    }
    if (chance.of(0.25)) {
      mosaic.quantise(luma, Math.min(14, Math.max(2, 0.2 * contrast)), chance);
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
    chance.fill(noise);
    if (radius > 0) {
      blur.apply(noise, radius);
      for (int i = 0; i < noise.length; i++) {
        noise[i] *= (float) (1 + 1.5 * radius);
      }
    }
  }
}
