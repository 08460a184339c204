package dev.casilla.reader.repair;

/**
 * All subsets of up to 62 things that each cost something, the cheapest first. Keeps its buffers;
 * not safe for use by several threads.
 *
 * <p>With the things sorted by cost, a set is followed by two others that cost no less: one with
 * its last thing replaced by the next one, and one with the next one added. So each set comes once,
 * after all cheaper ones. A set is a bit mask, and the sets to come are a binary heap in arrays, so
 * that nothing is allocated.
 */
final class CheapestSubsets {
  /** What {@link #next} gives when there are no more. */
  static final long NONE = -1;

  static final int MAX_ITEMS = 62;

  private final double[] costs;
  private final long[] masks;
  private double[] itemCosts = new double[0];
  private int items;
  private int size;
  private double cost;

  /** Sets of which no more than {@code limit} will be asked for. */
  CheapestSubsets(int limit) {
    costs = new double[limit + 2];
    masks = new long[limit + 2];
  }

  /** Begins anew with the first {@code count} of these costs, which ascend and are not negative. */
  void begin(double[] ascending, int count) {
    if (count > MAX_ITEMS) {
      throw new IllegalArgumentException(count + " things, at most " + MAX_ITEMS);
    }
    itemCosts = ascending;
    items = count;
    size = 0;
    push(0, 0);
  }

  /** The next set as a mask, or {@link #NONE}. */
  long next() {
    if (size == 0) {
      return NONE;
    }
    long mask = masks[0];
    cost = costs[0];
    removeFirst();
    int after = Long.SIZE - Long.numberOfLeadingZeros(mask);
    if (after < items) {
      long added = 1L << after;
      push(mask | added, cost + itemCosts[after]);
      if (mask != 0) {
        long last = added >> 1;
        push((mask & ~last) | added, cost - itemCosts[after - 1] + itemCosts[after]);
      }
    }
    return mask;
  }

  /** What the last set costs. */
  double cost() {
    return cost;
  }

  private void push(long mask, double price) {
    if (size == costs.length) {
      throw new IllegalStateException("asked for more sets than " + (size - 2));
    }
    int at = size++;
    while (at > 0 && costs[(at - 1) / 2] > price) {
      move((at - 1) / 2, at);
      at = (at - 1) / 2;
    }
    put(at, mask, price);
  }

  private void removeFirst() {
    size--;
    long mask = masks[size];
    double price = costs[size];
    int at = 0;
    int child = smallerChild(0);
    while (child < size && costs[child] < price) {
      move(child, at);
      at = child;
      child = smallerChild(at);
    }
    put(at, mask, price);
  }

  private int smallerChild(int at) {
    int left = 2 * at + 1;
    return left + 1 < size && costs[left + 1] < costs[left] ? left + 1 : left;
  }

  private void move(int from, int to) {
    put(to, masks[from], costs[from]);
  }

  private void put(int at, long mask, double price) {
    masks[at] = mask;
    costs[at] = price;
  }
}
