package dev.casilla.reader.vision;

import java.util.Arrays;

/**
 * Connected pieces of ink or paper. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Pieces are made of runs: stretches of one row. A run belongs to the same piece as the runs it
 * touches in the row above; union-find with path halving keeps what belongs together. Numbers of
 * runs and of pieces are below {@link #MAX_RUNS}; what comes after that in a picture of noise is
 * left out, which bounds time and memory.
 */
final class Blobs {
  /** Some ten times what a dense page of text has at the size of the search. */
  private static final int MAX_RUNS = 400_000;

  private int[] starts = new int[1024];
  private int[] ends = new int[1024];
  private int[] parents = new int[1024];
  private int[] firstRunOfRow = new int[0];
  private int runs;
  private int rows;
  private int[] numbers = new int[1024];
  private Box[] boxes = new Box[0];
  private int count;

  /** The pixels a piece covers: its bounds, the right and bottom ones exclusive, and its area. */
  static final class Box {
    int left;
    int top;
    int right;
    int bottom;
    int area;

    int width() {
      return right - left;
    }

    int height() {
      return bottom - top;
    }

    private void clear() {
      left = Integer.MAX_VALUE;
      right = 0;
      top = Integer.MAX_VALUE;
      bottom = 0;
      area = 0;
    }

    private void add(int start, int end, int row) {
      left = Math.min(left, start);
      right = Math.max(right, end);
      top = Math.min(top, row);
      bottom = row + 1;
      area += end - start;
    }
  }

  /** Takes ink that touches, corner to corner too, as one piece. */
  void ofInk(InkMap map) {
    collect(map, true);
  }

  /** Takes paper that touches side to side as one piece. */
  void ofPaper(InkMap map) {
    collect(map, false);
  }

  int count() {
    return count;
  }

  /** Valid until the next pieces are taken. */
  Box box(int blob) {
    return boxes[blob];
  }

  int rows() {
    return rows;
  }

  int firstRun(int row) {
    return firstRunOfRow[row];
  }

  int start(int run) {
    return starts[run];
  }

  int end(int run) {
    return ends[run];
  }

  int blobOf(int run) {
    return numbers[run];
  }

  private void collect(InkMap map, boolean ink) {
    runs = 0;
    rows = map.height();
    if (firstRunOfRow.length <= rows) {
      firstRunOfRow = new int[rows + 1];
    }
    for (int y = 0; y < rows; y++) {
      firstRunOfRow[y] = runs;
      takeRow(map, y, ink);
      if (y > 0) {
        join(firstRunOfRow[y - 1], firstRunOfRow[y], ink ? 1 : 0);
      }
    }
    firstRunOfRow[rows] = runs;
    measure();
  }

  private void takeRow(InkMap map, int y, boolean ink) {
    int start = ink ? map.nextInk(0, y) : map.nextPaper(0, y);
    while (start < map.width() && runs < MAX_RUNS) {
      int end = ink ? map.nextPaper(start, y) : map.nextInk(start, y);
      addRun(start, end);
      start = ink ? map.nextInk(end, y) : map.nextPaper(end, y);
    }
  }

  private void addRun(int start, int end) {
    if (runs == starts.length) {
      starts = Arrays.copyOf(starts, runs * 2);
      ends = Arrays.copyOf(ends, runs * 2);
      parents = Arrays.copyOf(parents, runs * 2);
    }
    starts[runs] = start;
    ends[runs] = end;
    parents[runs] = runs;
    runs++;
  }

  /** Unites runs of two rows that overlap, or miss each other by less than {@code reach}. */
  private void join(int upper, int lower, int reach) {
    int a = upper;
    int b = lower;
    while (a < lower && b < runs) {
      if (starts[a] < ends[b] + reach && starts[b] < ends[a] + reach) {
        unite(a, b);
      }
      if (ends[a] < ends[b]) {
        a++;
      } else {
        b++;
      }
    }
  }

  private void unite(int a, int b) {
    int rootA = root(a);
    int rootB = root(b);
    parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  private int root(int run) {
    int at = run;
    while (parents[at] != at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }

  /** A root comes before the runs that hang on it, so one pass numbers and measures all. */
  private void measure() {
    if (numbers.length < runs) {
      numbers = new int[starts.length];
    }
    count = 0;
    for (int y = 0; y < rows; y++) {
      for (int run = firstRunOfRow[y]; run < firstRunOfRow[y + 1]; run++) {
        int root = root(run);
        numbers[run] = root == run ? newBox() : numbers[root];
        boxes[numbers[run]].add(starts[run], ends[run], y);
      }
    }
  }

  private int newBox() {
    if (count == boxes.length) {
      boxes = Arrays.copyOf(boxes, Math.max(256, count * 2));
      for (int i = count; i < boxes.length; i++) {
        boxes[i] = new Box();
      }
    }
    boxes[count].clear();
    return count++;
  }
}
