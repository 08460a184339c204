package dev.casilla.solver.rating.difficulty.chain;

/** How much the length of a chain adds to the difficulty. Stateless. */
final class ChainLength {
  /** One more for each of these lengths that is exceeded; the next are 4/3 and 3/2 of the last. */
  private static final int[] STEPS = {
    4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024
  };

  private ChainLength() {}

  /** What is added where {@code statements} say that a candidate is true or false. */
  static int added(int statements) {
    int added = 0;
    while (added < STEPS.length && statements - 2 > STEPS[added]) {
      added++;
    }
    return added;
  }
}
