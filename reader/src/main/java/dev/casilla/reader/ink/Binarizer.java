package dev.casilla.reader.ink;

import dev.casilla.reader.picture.GrayImage;

/**
 * Tells ink from paper. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Light differs from place to place, but slowly. So the neighbourhood's brightness is worked out
 * for blocks of {@value #BLOCK}×{@value #BLOCK} pixels only, and from it one threshold for each
 * block; what is left to do for a pixel is one comparison. An integral image would do the same for
 * each pixel at several times the cost.
 *
 * <p>Two ways to set the threshold. <i>Ridge</i>: ink is darker than both its left and its right,
 * or than both its upper and its lower neighbourhood. That finds lines in shadow, next to gray
 * cells and along the edges of dark things, and leaves out the dark things themselves. <i>Mean</i>:
 * ink is darker than all around it. That also finds lines too wide or too blurred to be ridges.
 */
public final class Binarizer {
  /** Pixels a side: small against a cell, which has eight pixels at least. */
  private static final int BLOCK = 4;

  /** Ink is darker by this many levels at least; less is noise. */
  private static final int MIN_CONTRAST = 4;

  /** Ink is darker by that many times the picture's noise at least. */
  private static final double MIN_NOISE_RATIO = 1.5;

  /** Noise is less than this; where more is measured, there is hardly any blank paper. */
  private static final int MAX_NOISE = 10;

  /** Ink that is fainter than usual is darker by that many levels, */
  private static final int MIN_FAINT_CONTRAST = 2;

  /** and by that many times the noise, at least. */
  private static final double MIN_FAINT_NOISE_RATIO = 3;

  /** Ink is darker by one part in this at least: on bright paper noise is stronger, too. */
  private static final int RELATIVE_CONTRAST = 18;

  /** Blocks from the middle to the ends of a neighbourhood for ridges: 12 pixels long, 4 wide. */
  private static final int RIDGE_REACH = 1;

  /** Blocks from a block to the middles of its neighbourhoods, which so just touch it. */
  private static final int FLANK_BLOCKS = RIDGE_REACH + 1;

  /** Blocks from the middle to the rim of the surroundings for the mean: 44 pixels across. */
  private static final int MEAN_REACH = 5;

  private final NoiseEstimator noise = new NoiseEstimator();
  private int least = MIN_CONTRAST;
  private int relative = RELATIVE_CONTRAST;
  private int columns;
  private int rows;
  private int[] blocks = new int[0];
  private int[] sideways = new int[0];
  private int[] upright = new int[0];
  private int[] thresholds = new int[0];

  /** Fills the map with what is darker, or lighter, than both sides of it. */
  public void ridges(GrayImage image, Polarity polarity, InkMap ink) {
    least = floor(MIN_CONTRAST, MIN_NOISE_RATIO * noise.of(image));
    relative = RELATIVE_CONTRAST;
    takeRidges(image, polarity, ink);
  }

  /** The same, but everything that is more than noise. */
  public void faintRidges(GrayImage image, Polarity polarity, InkMap ink) {
    least = floor(MIN_FAINT_CONTRAST, MIN_FAINT_NOISE_RATIO * noise.of(image));
    relative = Integer.MAX_VALUE;
    takeRidges(image, polarity, ink);
  }

  private static int floor(int least, double noise) {
    return (int) Math.round(Math.max(least, Math.min(MAX_NOISE, noise)));
  }

  private void takeRidges(GrayImage image, Polarity polarity, InkMap ink) {
    averageBlocks(image, polarity);
    averageRows(blocks, sideways, RIDGE_REACH);
    averageColumns(blocks, upright, RIDGE_REACH);
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++) {
        int across = Math.min(at(sideways, x - FLANK_BLOCKS, y), at(sideways, x + FLANK_BLOCKS, y));
        int along = Math.min(at(upright, x, y - FLANK_BLOCKS), at(upright, x, y + FLANK_BLOCKS));
        thresholds[y * columns + x] = darkerThan(Math.max(across, along));
      }
    }
    compare(image, polarity, ink);
  }

  /** Fills the map with what is darker than its surroundings. */
  public void means(GrayImage image, InkMap ink) {
    least = MIN_CONTRAST;
    relative = RELATIVE_CONTRAST;
    averageBlocks(image, Polarity.DARK_ON_LIGHT);
    averageRows(blocks, sideways, MEAN_REACH);
    averageColumns(sideways, upright, MEAN_REACH);
    for (int i = 0; i < rows * columns; i++) {
      thresholds[i] = darkerThan(upright[i]);
    }
    compare(image, Polarity.DARK_ON_LIGHT, ink);
  }

  private int darkerThan(int paper) {
    return paper - Math.max(least, paper / relative);
  }

  private void averageBlocks(GrayImage image, Polarity polarity) {
    columns = (image.width() + BLOCK - 1) / BLOCK;
    rows = (image.height() + BLOCK - 1) / BLOCK;
    if (blocks.length < columns * rows) {
      blocks = new int[columns * rows];
      sideways = new int[columns * rows];
      upright = new int[columns * rows];
      thresholds = new int[columns * rows];
    }
    int flip = polarity.flip();
    for (int y = 0; y < rows; y++) {
      int whole = (y + 1) * BLOCK <= image.height() ? image.width() / BLOCK : 0;
      for (int x = 0; x < whole; x++) {
        blocks[y * columns + x] = averageOfWhole(image, x * BLOCK, y * BLOCK) ^ flip;
      }
      for (int x = whole; x < columns; x++) {
        blocks[y * columns + x] = averageAtRim(image, x * BLOCK, y * BLOCK) ^ flip;
      }
    }
  }

  /** Nearly all blocks, without a loop: that takes a third of the time. */
  private static int averageOfWhole(GrayImage image, int left, int top) {
    byte[] luma = image.luma();
    int width = image.width();
    int at = top * width + left;
    int upper = four(luma, at) + four(luma, at + width);
    int lower = four(luma, at + 2 * width) + four(luma, at + 3 * width);
    return (upper + lower) / (BLOCK * BLOCK);
  }

  private static int four(byte[] luma, int at) {
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

  /** Averages each block with its neighbours to the left and right, fewer at the rim. */
  private void averageRows(int[] from, int[] to, int reach) {
    for (int y = 0; y < rows; y++) {
      slide(from, to, new Line(y * columns, 1, columns), reach);
    }
  }

  /** Averages each block with those above and below it, fewer at the rim. */
  private void averageColumns(int[] from, int[] to, int reach) {
    for (int x = 0; x < columns; x++) {
      slide(from, to, new Line(x, columns, rows), reach);
    }
  }

  /** Means along one line of blocks, by a window that gains one block and loses one. */
  private static void slide(int[] from, int[] to, Line line, int reach) {
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

  private void compare(GrayImage image, Polarity polarity, InkMap ink) {
    ink.reshape(image.width(), image.height());
    for (int y = 0; y < image.height(); y++) {
      for (int left = 0; left < image.width(); left += 64) {
        ink.setWord(left / 64, y, inkOf(image, polarity.flip(), left, y));
      }
    }
  }

  /**
   * Up to 64 pixels of a row from {@code left} on. The sign of a difference is the pixel's bit.
   * Block by block, since four pixels share a threshold.
   */
  private long inkOf(GrayImage image, int flip, int left, int y) {
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
