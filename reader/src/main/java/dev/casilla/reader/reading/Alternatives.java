package dev.casilla.reader.reading;

import dev.casilla.reader.digits.Mark;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * All grids that a reading may be of, the likeliest first: what was read, and what comes of it by
 * changing doubtful cells. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Each change has a cost: how much less likely it makes the grid, as a natural logarithm. With
 * the changes sorted by cost, a set of changes is followed by two: its last change replaced by the
 * next one, and the next one added. So every set comes once, the cheapest first (Murty's way to
 * list sums).
 */
final class Alternatives {
  /** Grids that are looked at before giving up: 20 ms of solving. */
  private static final int MOST_GRIDS = 2000;

  /** Changes that are considered. */
  private static final int MOST_CHANGES = 40;

  /** Cost of a change beyond which a cell is not touched: odds of one in a thousand. */
  private static final double CONFIDENT = 7;

  private final List<Option> options = new ArrayList<>();
  private final PriorityQueue<Choice> queue = new PriorityQueue<>();
  private final byte[] read = new byte[Cells.COUNT];
  private int given;
  private double cost;

  void begin(Reading reading) {
    options.clear();
    queue.clear();
    given = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellReading seen = reading.cell(cell);
      read[cell] = (byte) (seen.content() == Content.GIVEN ? seen.digit() : 0);
      addOptions(reading, cell);
    }
    options.sort(null);
    if (options.size() > MOST_CHANGES) {
      options.subList(MOST_CHANGES, options.size()).clear();
    }
    queue.add(new Choice(new int[0], 0));
  }

  private void addOptions(Reading reading, int cell) {
    double here = logGiven(reading, cell, read[cell]);
    for (int digit = 0; digit <= Cells.SIDE; digit++) {
      double less = here - logGiven(reading, cell, digit);
      if (digit != read[cell] && less < CONFIDENT) {
        options.add(new Option(cell, digit, Math.max(0, less)));
      }
    }
  }

  /** Writes the next likely grid, 81 digits, 0 where there is none; false if there is none. */
  boolean next(byte[] digits) {
    while (given < MOST_GRIDS && !queue.isEmpty()) {
      Choice choice = queue.remove();
      follow(choice);
      if (isConsistent(choice)) {
        System.arraycopy(read, 0, digits, 0, read.length);
        for (int option : choice.options) {
          digits[options.get(option).cell] = (byte) options.get(option).digit;
        }
        cost = choice.cost;
        given++;
        return true;
      }
    }
    return false;
  }

  /** How much less likely the last grid is than what was read, as a natural logarithm. */
  double cost() {
    return cost;
  }

  private void follow(Choice choice) {
    int count = choice.options.length;
    int last = count == 0 ? -1 : choice.options[count - 1];
    if (last + 1 == options.size()) {
      return;
    }
    double step = options.get(last + 1).cost;
    int[] longer = Arrays.copyOf(choice.options, count + 1);
    longer[count] = last + 1;
    queue.add(new Choice(longer, choice.cost + step));
    if (count > 0) {
      int[] shifted = choice.options.clone();
      shifted[count - 1] = last + 1;
      queue.add(new Choice(shifted, choice.cost - options.get(last).cost + step));
    }
  }

  private boolean isConsistent(Choice choice) {
    for (int i = 0; i < choice.options.length; i++) {
      for (int j = 0; j < i; j++) {
        if (options.get(choice.options[i]).cell == options.get(choice.options[j]).cell) {
          return false;
        }
      }
    }
    return true;
  }

  private static double logGiven(Reading reading, int cell, int digit) {
    if (digit > 0) {
      return reading.logProbability(cell, Mark.printed(digit));
    }
    double none = Math.exp(reading.logProbability(cell, Mark.EMPTY));
    for (int written = 1; written <= Cells.SIDE; written++) {
      none += Math.exp(reading.logProbability(cell, Mark.written(written)));
    }
    return Math.log(Math.max(none, Float.MIN_NORMAL));
  }

  private record Option(int cell, int digit, double cost) implements Comparable<Option> {
    @Override
    public int compareTo(Option other) {
      return Double.compare(cost, other.cost);
    }
  }

  /** Indices of options, ascending. */
  private static final class Choice implements Comparable<Choice> {
    final int[] options;
    final double cost;

    Choice(int[] options, double cost) {
      this.options = options;
      this.cost = cost;
    }

    @Override
    public int compareTo(Choice other) {
      return Double.compare(cost, other.cost);
    }
  }
}
