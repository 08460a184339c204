package dev.casilla.solver.hint.chain;

/** Sets of nodes as bits in rows of longs. Stateless. */
final class NodeBits {
  /** What {@link #next} answers where there is no such node. */
  static final int NONE = -1;

  private NodeBits() {}

  /** Whether {@code node} is in the set that begins at {@code row}. */
  static boolean has(long[] bits, int row, int node) {
    return (bits[row + (node >>> 6)] & 1L << node) != 0;
  }

  /** Adds {@code node} to the set that begins at {@code row}. */
  static void add(long[] bits, int row, int node) {
    bits[row + (node >>> 6)] |= 1L << node;
  }

  /** The first node from {@code node} on in the set of {@code words} longs, or {@link #NONE}. */
  static int next(long[] bits, int words, int node) {
    int word = node >>> 6;
    if (word >= words) {
      return NONE;
    }
    long rest = bits[word] & -1L << node;
    while (rest == 0) {
      if (++word == words) {
        return NONE;
      }
      rest = bits[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(rest);
  }

  /** How many nodes the set of {@code words} longs has. */
  static int count(long[] bits, int words) {
    int count = 0;
    for (int i = 0; i < words; i++) {
      count += Long.bitCount(bits[i]);
    }
    return count;
  }
}
