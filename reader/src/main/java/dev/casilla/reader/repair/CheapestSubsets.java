package dev.casilla.reader.repair;

/**
 * Enumerates the subsets of up to 62 items with costs, cheapest first. Reuses its buffers; not
 * thread-safe.
 *
 * <p>The items are sorted by cost. Each set has two successors that cost at least as much: in one
 * the next item replaces the last item, in the other the next item is added. So each set is
 * generated once, after all cheaper sets. A set is a bit mask, and the pending sets are a binary
 * heap in arrays, so that nothing is allocated.
 */
final class CheapestSubsets {
  /** The result of {@link #next} if there are no more sets. */
  static final long NONE = -1;

  static final int MAX_ITEMS = 62;

  private final double[] costs;
  private final long[] masks;
  private double[] itemCosts = new double[0];
  private int items;
  private int size;
  private double cost;

  /** Creates an enumeration of at most {@code limit} sets. */
  CheapestSubsets(int limit) {
    costs = new double[limit + 2];
    masks = new long[limit + 2];
  }

  /** Restarts with the first {@code count} of these costs, which are ascending and not negative. */
  void begin(double[] ascending, int count) {
    if (count > MAX_ITEMS) {
      throw new IllegalArgumentException(count + " items, at most " + MAX_ITEMS);
    }
    itemCosts = ascending;
    items = count;
    size = 0;
    push(0, 0);
  }

  /** Returns the next set as a mask, or {@link #NONE}. */
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

  /** Returns the cost of the last set. */
  double cost() {
    return cost;
  }

  private void push(long mask, double setCost) {
    if (size == costs.length) {
      throw new IllegalStateException("more sets requested than " + (size - 2));
    }
    int at = size++;
    while (at > 0 && costs[(at - 1) / 2] > setCost) {
      move((at - 1) / 2, at);
      at = (at - 1) / 2;
    }
    put(at, mask, setCost);
  }

  private void removeFirst() {
    size--;
    long mask = masks[size];
    double setCost = costs[size];
    int at = 0;
    int child = smallerChild(0);
    while (child < size && costs[child] < setCost) {
      move(child, at);
      at = child;
      child = smallerChild(at);
    }
    put(at, mask, setCost);
  }

  private int smallerChild(int at) {
    int left = 2 * at + 1;
    return left + 1 < size && costs[left + 1] < costs[left] ? left + 1 : left;
  }

  private void move(int from, int to) {
    put(to, masks[from], costs[from]);
  }

  private void put(int at, long mask, double setCost) {
    masks[at] = mask;
    costs[at] = setCost;
  }
}
