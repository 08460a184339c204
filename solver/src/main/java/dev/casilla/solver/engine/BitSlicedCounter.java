package dev.casilla.solver.engine;

/** Counts, for 64 places at once, how many of nine words have it set. Confined to one thread. */
final class BitSlicedCounter {
  /*
   * A bit-sliced adder: bit i of every variable belongs to place i. Nine inputs go through four
   * full adders (parity = sum, majority = carry) and leave one word of ones and four of twos:
   *
   *   count = ones + 2 * (twosA + twosB + twosC + twosD)
   *
   * 33 operations for up to 54 places, where counting place by place would need hundreds.
   */
  private long ones;
  private long twosA;
  private long twosB;
  private long twosC;
  private long twosD;

  /** Counts the nine words from the given index on. */
  void count(long[] words, int from) {
    long sumA = parity(words[from], words[from + 1], words[from + 2]);
    twosA = majority(words[from], words[from + 1], words[from + 2]);
    long sumB = parity(words[from + 3], words[from + 4], words[from + 5]);
    twosB = majority(words[from + 3], words[from + 4], words[from + 5]);
    long sumC = parity(words[from + 6], words[from + 7], words[from + 8]);
    twosC = majority(words[from + 6], words[from + 7], words[from + 8]);
    ones = parity(sumA, sumB, sumC);
    twosD = majority(sumA, sumB, sumC);
  }

  long atLeastOne() {
    return ones | anyTwos();
  }

  long atLeastTwo() {
    return anyTwos();
  }

  long atLeastThree() {
    return (ones & anyTwos()) | atLeastFour();
  }

  long atLeastFour() {
    return majority(twosA, twosB, twosC) | (twosD & (twosA | twosB | twosC));
  }

  long exactlyTwo() {
    return anyTwos() & ~atLeastThree();
  }

  long exactlyThree() {
    return ones & anyTwos() & ~atLeastFour();
  }

  /** The sum of the counts over the given places of the low half. */
  int sum(int places) {
    int twos = bits(twosA, places) + bits(twosB, places);
    twos += bits(twosC, places) + bits(twosD, places);
    return bits(ones, places) + 2 * twos;
  }

  private long anyTwos() {
    return twosA | twosB | twosC | twosD;
  }

  private static int bits(long word, int places) {
    return Integer.bitCount(MiniLineBits.low(word) & places);
  }

  private static long parity(long a, long b, long c) {
    return a ^ b ^ c;
  }

  private static long majority(long a, long b, long c) {
    return (a & b) | (c & (a ^ b));
  }
}
