package dev.casilla.reader.ink;

import dev.casilla.reader.picture.GrayImage;

/**
 * Separates ink from paper. Reuses its buffers; not thread-safe.
 *
 * <p>Illumination changes slowly over the page. So the local brightness and the threshold are
 * computed for blocks of {@value #BLOCK}×{@value #BLOCK} pixels, and each pixel needs one
 * comparison only. An integral image would do the same for each pixel at several times the cost.
 *
 * <p>There are two thresholds. <i>Ridge</i>: ink is darker than both its left and its right
 * neighbourhood, or than both its upper and its lower one. This finds lines in shadow, beside gray
 * cells and along the edges of dark areas, but not the dark areas themselves. <i>Local mean</i>:
 * ink is darker than the mean around it. This also finds lines that are too wide or too blurred to
 * be ridges.
 */
public final class Binarizer {
  /** Pixels per side: small in relation to a cell, which has at least eight. */
  private static final int BLOCK = 4;

  /** Minimum contrast of ink in levels; less is noise. */
  private static final int MIN_CONTRAST = 4;

  /** Minimum contrast of ink in standard deviations of the noise. */
  private static final double MIN_NOISE_RATIO = 1.5;

  /** Upper bound for the noise: where more is measured there is hardly any blank paper. */
  private static final int MAX_NOISE = 10;

  /** Minimum contrast of faint ink in levels. */
  private static final int MIN_FAINT_CONTRAST = 2;

  /** Minimum contrast of faint ink in standard deviations of the noise. */
  private static final double MIN_FAINT_NOISE_RATIO = 3;

  /**
   * Minimum contrast of ink as a divisor of the brightness: on bright paper the noise is stronger.
   */
  private static final int RELATIVE_CONTRAST = 18;

  /**
   * Blocks from the centre of a ridge neighbourhood to its ends: it is 12 pixels long and 4 wide.
   */
  private static final int RIDGE_REACH = 1;

  /** Blocks from a block to the centres of its ridge neighbourhoods, which just touch it. */
  private static final int FLANK_BLOCKS = RIDGE_REACH + 1;

  /** Blocks from the centre of the local-mean window to its border: it is 44 pixels wide. */
  private static final int MEAN_REACH = 5;

  private final NoiseEstimator noise = new NoiseEstimator();
  private int minContrast = MIN_CONTRAST;
  private int relativeContrast = RELATIVE_CONTRAST;
  private int columns;
  private int rows;
  private int[] blocks = new int[0];
  private int[] rowMeans = new int[0];
  private int[] columnMeans = new int[0];
  private int[] thresholds = new int[0];

  /** Marks pixels that are darker (or lighter, for light ink) than both sides. */
  public void ridges(GrayImage image, Polarity polarity, InkMap ink) {
    minContrast = noiseFloor(MIN_CONTRAST, MIN_NOISE_RATIO * noise.of(image));
    relativeContrast = RELATIVE_CONTRAST;
    thresholdRidges(image, polarity, ink);
  }

  /** Marks ridges of any contrast above the noise. */
  public void faintRidges(GrayImage image, Polarity polarity, InkMap ink) {
    minContrast = noiseFloor(MIN_FAINT_CONTRAST, MIN_FAINT_NOISE_RATIO * noise.of(image));
    relativeContrast = Integer.MAX_VALUE;
    thresholdRidges(image, polarity, ink);
  }

  private static int noiseFloor(int least, double noise) {
    return (int) Math.round(Math.max(least, Math.min(MAX_NOISE, noise)));
  }

  private void thresholdRidges(GrayImage image, Polarity polarity, InkMap ink) {
    averageBlocks(image, polarity);
    averageRows(blocks, rowMeans, RIDGE_REACH);
    averageColumns(blocks, columnMeans, RIDGE_REACH);
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++) {
        int across = Math.min(at(rowMeans, x - FLANK_BLOCKS, y), at(rowMeans, x + FLANK_BLOCKS, y));
        int along =
            Math.min(at(columnMeans, x, y - FLANK_BLOCKS), at(columnMeans, x, y + FLANK_BLOCKS));
        thresholds[y * columns + x] = thresholdFor(Math.max(across, along));
      }
    }
    applyThresholds(image, polarity, ink);
  }

  /** Marks pixels that are darker than the local mean. */
  public void localMeans(GrayImage image, InkMap ink) {
    minContrast = MIN_CONTRAST;
    relativeContrast = RELATIVE_CONTRAST;
    averageBlocks(image, Polarity.DARK_ON_LIGHT);
    averageRows(blocks, rowMeans, MEAN_REACH);
    averageColumns(rowMeans, columnMeans, MEAN_REACH);
    for (int i = 0; i < rows * columns; i++) {
      thresholds[i] = thresholdFor(columnMeans[i]);
    }
    applyThresholds(image, Polarity.DARK_ON_LIGHT, ink);
  }

  private int thresholdFor(int paper) {
    return paper - Math.max(minContrast, paper / relativeContrast);
  }

  private void averageBlocks(GrayImage image, Polarity polarity) {
    columns = (image.width() + BLOCK - 1) / BLOCK;
    rows = (image.height() + BLOCK - 1) / BLOCK;
    if (blocks.length < columns * rows) {
      blocks = new int[columns * rows];
      rowMeans = new int[columns * rows];
      columnMeans = new int[columns * rows];
      thresholds = new int[columns * rows];
    }
    int flip = polarity.flip();
    for (int y = 0; y < rows; y++) {
      int whole = (y + 1) * BLOCK <= image.height() ? image.width() / BLOCK : 0;
      for (int x = 0; x < whole; x++) {
        blocks[y * columns + x] = averageOfFullBlock(image, x * BLOCK, y * BLOCK) ^ flip;
      }
      for (int x = whole; x < columns; x++) {
        blocks[y * columns + x] = averageAtRim(image, x * BLOCK, y * BLOCK) ^ flip;
      }
    }
  }

  /** Unrolled: saves a third of the time, as nearly all blocks are full. */
  private static int averageOfFullBlock(GrayImage image, int left, int top) {
    byte[] luma = image.luma();
    int width = image.width();
    int at = top * width + left;
    int upper = sumOfFour(luma, at) + sumOfFour(luma, at + width);
    int lower = sumOfFour(luma, at + 2 * width) + sumOfFour(luma, at + 3 * width);
    return (upper + lower) / (BLOCK * BLOCK);
  }

  private static int sumOfFour(byte[] luma, int at) {
    return (luma[at] & 0xff)
        + (luma[at + 1] & 0xff)
        + (luma[at + 2] & 0xff)
        + (luma[at + 3] & 0xff);
  }

  private static int averageAtRim(GrayImage image, int left, int top) {
    int right = Math.min(left + BLOCK, image.width());
    int bottom = Math.min(top + BLOCK, image.height());
    byte[] luma = image.luma();
    int sum = 0;
    for (int y = top; y < bottom; y++) {
      int row = y * image.width();
      for (int x = left; x < right; x++) {
        sum += luma[row + x] & 0xff;
      }
    }
    return sum / ((right - left) * (bottom - top));
  }

  /** Averages each block with its horizontal neighbours; fewer at the border. */
  private void averageRows(int[] from, int[] to, int reach) {
    for (int y = 0; y < rows; y++) {
      slidingMean(from, to, new Line(y * columns, 1, columns), reach);
    }
  }

  /** Averages each block with its vertical neighbours; fewer at the border. */
  private void averageColumns(int[] from, int[] to, int reach) {
    for (int x = 0; x < columns; x++) {
      slidingMean(from, to, new Line(x, columns, rows), reach);
    }
  }

  /** Moving average along one line of blocks. */
  private static void slidingMean(int[] from, int[] to, Line line, int reach) {
    int sum = 0;
    int count = 0;
    for (int i = -reach; i < line.length; i++) {
      if (i + reach < line.length) {
        sum += from[line.start + (i + reach) * line.step];
        count++;
      }
      if (i - reach > 0) {
        sum -= from[line.start + (i - reach - 1) * line.step];
        count--;
      }
      if (i >= 0) {
        to[line.start + i * line.step] = sum / count;
      }
    }
  }

  private int at(int[] means, int x, int y) {
    int column = Math.max(0, Math.min(columns - 1, x));
    int row = Math.max(0, Math.min(rows - 1, y));
    return means[row * columns + column];
  }

  private void applyThresholds(GrayImage image, Polarity polarity, InkMap ink) {
    ink.reshape(image.width(), image.height());
    for (int y = 0; y < image.height(); y++) {
      for (int left = 0; left < image.width(); left += 64) {
        ink.setWord(left / 64, y, inkBits(image, polarity.flip(), left, y));
      }
    }
  }

  /**
   * Thresholds up to 64 pixels of a row from {@code left} on. The sign of the difference is the
   * pixel's bit. Four pixels share a threshold, so the loop runs block by block.
   */
  private long inkBits(GrayImage image, int flip, int left, int y) {
    int blocksLeft = Math.min(64 / BLOCK, (image.width() - left) / BLOCK);
    byte[] luma = image.luma();
    int at = y * image.width() + left;
    int block = y / BLOCK * columns + left / BLOCK;
    long bits = 0;
    for (int i = 0; i < blocksLeft; i++) {
      int threshold = thresholds[block + i];
      int four =
          (((luma[at] & 0xff) ^ flip) - threshold) >>> 31
              | (((luma[at + 1] & 0xff) ^ flip) - threshold) >>> 31 << 1
              | (((luma[at + 2] & 0xff) ^ flip) - threshold) >>> 31 << 2
              | (((luma[at + 3] & 0xff) ^ flip) - threshold) >>> 31 << 3;
      bits |= (long) four << (i * BLOCK);
      at += BLOCK;
    }
    int rest = Math.min(64, image.width() - left) - blocksLeft * BLOCK;
    for (int i = 0; i < rest; i++) {
      int darker = (((luma[at + i] & 0xff) ^ flip) - thresholds[block + blocksLeft]) >>> 31;
      bits |= (long) darker << (blocksLeft * BLOCK + i);
    }
    return bits;
  }

  private record Line(int start, int step, int length) {}
}
