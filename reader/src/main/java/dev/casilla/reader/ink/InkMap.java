package dev.casilla.reader.ink;

import java.util.Arrays;

/**
 * A bitmap of the ink pixels. Reuses its buffer; not thread-safe.
 *
 * <p>Invariant: each row starts at a new word, pixel {@code x} is bit {@code x % 64} of the row's
 * word {@code x / 64}, and bits beyond the width are 0. So the bounds of runs are found by counting
 * trailing zeros.
 */
public final class InkMap {
  private long[] words = new long[0];
  private int width;
  private int height;
  private int wordsPerRow;

  /** Sets the dimensions and clears all pixels. */
  public void reshape(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    wordsPerRow = (width + 63) / 64;
    if (words.length < wordsPerRow * height) {
      words = new long[wordsPerRow * height];
    } else {
      Arrays.fill(words, 0, wordsPerRow * height, 0);
    }
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public boolean isInk(int x, int y) {
    return (words[y * wordsPerRow + x / 64] >>> x & 1) != 0;
  }

  /**
   * Writes the start (inclusive) and end (exclusive) of each run of ink or paper in row {@code y}.
   * The array must have room for one number more than the row has pixels.
   *
   * @return how many numbers were written
   */
  int runBounds(int y, boolean ofInk, int[] to) {
    long flip = ofInk ? 0 : -1;
    long before = 0;
    int count = 0;
    for (int word = 0; word < wordsPerRow; word++) {
      long bits = (words[y * wordsPerRow + word] ^ flip) & validBits(word);
      long edges = bits ^ (bits << 1 | before);
      before = bits >>> 63;
      for (; edges != 0; edges &= edges - 1) {
        to[count++] = word * 64 + Long.numberOfTrailingZeros(edges);
      }
    }
    if (before != 0) {
      to[count++] = width;
    }
    return count;
  }

  /** The bits of a word that belong to pixels. */
  private long validBits(int word) {
    return -1L >>> Math.max(0, (word + 1) * 64 - width);
  }

  public void setInk(int x, int y) {
    words[y * wordsPerRow + x / 64] |= 1L << x;
  }

  /** Sets the 64 pixels from {@code 64 * word} on; 1 is ink. */
  void setWord(int word, int y, long bits) {
    words[y * wordsPerRow + word] = bits & validBits(word);
  }

  /** Copies the other bitmap into this one, dilated by one pixel in every direction. */
  public void setDilated(InkMap from) {
    reshape(from.width, from.height);
    for (int y = 0; y < height; y++) {
      for (int word = 0; word < wordsPerRow; word++) {
        long bits = from.dilatedWord(word, y);
        if (y > 0) {
          bits |= from.dilatedWord(word, y - 1);
        }
        if (y < height - 1) {
          bits |= from.dilatedWord(word, y + 1);
        }
        setWord(word, y, bits);
      }
    }
  }

  private long dilatedWord(int word, int y) {
    int i = y * wordsPerRow + word;
    long bits = words[i] | words[i] << 1 | words[i] >>> 1;
    if (word > 0) {
      bits |= words[i - 1] >>> 63;
    }
    if (word < wordsPerRow - 1) {
      bits |= words[i + 1] << 63;
    }
    return bits;
  }
}
