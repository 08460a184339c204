package dev.casilla.reader.vision;

import java.util.Arrays;

/**
 * Which pixels are ink. Keeps its buffer; not safe for use by several threads.
 *
 * <p>Invariant: a row starts with a word of its own, pixel {@code x} is bit {@code x % 64} of the
 * row's word {@code x / 64}, and bits beyond the width are 0. So what follows next in a row is
 * found by counting zeros.
 */
final class InkMap {
  private long[] words = new long[0];
  private int width;
  private int height;
  private int wordsPerRow;

  /** Gives the map its size, and takes all ink off it. */
  void reshape(int newWidth, int newHeight) {
    width = newWidth;
    height = newHeight;
    wordsPerRow = (width + 63) / 64;
    if (words.length < wordsPerRow * height) {
      words = new long[wordsPerRow * height];
    } else {
      Arrays.fill(words, 0, wordsPerRow * height, 0);
    }
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  boolean isInk(int x, int y) {
    return (words[y * wordsPerRow + x / 64] >>> x & 1) != 0;
  }

  /** The first pixel of ink in row {@code y} at {@code x} or after it, or the width. */
  int nextInk(int x, int y) {
    return next(x, y, 0);
  }

  /** The first pixel without ink in row {@code y} at {@code x} or after it, or the width. */
  int nextPaper(int x, int y) {
    return next(x, y, -1);
  }

  /** Looks for the first bit that differs from those of {@code flip}. */
  private int next(int x, int y, long flip) {
    if (x >= width) {
      return width;
    }
    int row = y * wordsPerRow;
    int word = x / 64;
    long bits = (words[row + word] ^ flip) & -1L << x;
    while (bits == 0) {
      if (++word == wordsPerRow) {
        return width;
      }
      bits = words[row + word] ^ flip;
    }
    return Math.min(width, word * 64 + Long.numberOfTrailingZeros(bits));
  }

  void setInk(int x, int y) {
    words[y * wordsPerRow + x / 64] |= 1L << x;
  }

  /** Makes 64 pixels from {@code 64 * word} on ink where the bits are 1. */
  void setWord(int word, int y, long bits) {
    int beyond = Math.max(0, (word + 1) * 64 - width);
    words[y * wordsPerRow + word] = bits & -1L >>> beyond;
  }

  /** Fills this map with the other one, its ink one pixel wider on every side. */
  void setThickened(InkMap from) {
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
