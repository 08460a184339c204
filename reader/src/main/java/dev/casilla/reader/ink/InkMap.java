package dev.casilla.reader.ink;

import java.util.Arrays;

/**
 * Which pixels are ink. Keeps its buffer; not safe for use by several threads.
 *
 * <p>Invariant: a row starts with a word of its own, pixel {@code x} is bit {@code x % 64} of the
 * row's word {@code x / 64}, and bits beyond the width are 0. So where ink begins and ends in a row
 * is found by counting zeros.
 */
public final class InkMap {
  private long[] words = new long[0];
  private int width;
  private int height;
  private int wordsPerRow;

  /** Gives the map its size, and takes all ink off it. */
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
   * Writes where in row {@code y} ink, or paper, begins and ends, by turns; an end is exclusive.
   * There has to be room for one number more than there are pixels in the row.
   *
   * @return how many numbers that were
   */
  int stretches(int y, boolean ofInk, int[] to) {
    long flip = ofInk ? 0 : -1;
    long before = 0;
    int count = 0;
    for (int word = 0; word < wordsPerRow; word++) {
      long bits = (words[y * wordsPerRow + word] ^ flip) & within(word);
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

  /** The bits of a word that are pixels. */
  private long within(int word) {
    return -1L >>> Math.max(0, (word + 1) * 64 - width);
  }

  public void setInk(int x, int y) {
    words[y * wordsPerRow + x / 64] |= 1L << x;
  }

  /** Makes 64 pixels from {@code 64 * word} on ink where the bits are 1. */
  void setWord(int word, int y, long bits) {
    words[y * wordsPerRow + word] = bits & within(word);
  }

  /** Fills this map with the other one, its ink one pixel wider on every side. */
  public void setThickened(InkMap from) {
    reshape(from.width, from.height);
    for (int y = 0; y < height; y++) {
      for (int word = 0; word < wordsPerRow; word++) {
        long bits = from.spread(word, y);
        if (y > 0) {
          bits |= from.spread(word, y - 1);
        }
        if (y < height - 1) {
          bits |= from.spread(word, y + 1);
        }
        setWord(word, y, bits);
      }
    }
  }

  private long spread(int word, int y) {
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
