package dev.casilla.reader.ink;

/**
 * Connected components of ink or paper. Reuses its buffers; not thread-safe.
 *
 * <p>Components are built from runs, which are maximal horizontal stretches of equal pixels. A run
 * is merged with the runs that it touches in the row above, by union-find with path halving.
 *
 * <p>There is room for a run in every {@value #PIXELS_PER_RUN} pixels, three times as many as a
 * dense page of text has, and for a component in every {@value #PIXELS_PER_BLOB}. In an image of
 * noise, what exceeds this is ignored. So time and memory are bounded, and the buffers grow only
 * for an image larger than all before.
 */
public final class Blobs {
  private static final int PIXELS_PER_RUN = 4;
  private static final int PIXELS_PER_BLOB = 16;

  /** Additional capacity, which the smallest images may need. */
  private static final int MIN_CAPACITY = 256;

  /** Numbers stored for each component: four bounds and the area. */
  private static final int FIELDS_PER_BOX = 5;

  private static final int NONE = -1;

  private int[] starts = new int[0];
  private int[] ends = new int[0];

  /** The union-find parent of each run; replaced by the component number at the end. */
  private int[] parents = new int[0];

  private int[] firstRunOfRow = new int[0];
  private int[] runBounds = new int[0];
  private int runCount;
  private int rows;
  private int[] boxes = new int[0];
  private int blobCount;
  private final Box box = new Box();

  /** Bounding box and area of a component; right and bottom are exclusive. */
  public static final class Box {
    public int left;
    public int top;
    public int right;
    public int bottom;
    public int area;

    public int width() {
      return right - left;
    }

    public int height() {
      return bottom - top;
    }
  }

  /** Labels ink with 8-connectivity. */
  public void labelInk(InkMap map) {
    collect(map, true);
  }

  /** Labels paper with 4-connectivity. */
  public void labelPaper(InkMap map) {
    collect(map, false);
  }

  public int count() {
    return blobCount;
  }

  /** Returns the bounding box, which the next call overwrites. */
  public Box box(int blob) {
    int at = FIELDS_PER_BOX * blob;
    box.left = boxes[at];
    box.top = boxes[at + 1];
    box.right = boxes[at + 2];
    box.bottom = boxes[at + 3];
    box.area = boxes[at + 4];
    return box;
  }

  int rows() {
    return rows;
  }

  public int firstRun(int row) {
    return firstRunOfRow[row];
  }

  public int start(int run) {
    return starts[run];
  }

  public int end(int run) {
    return ends[run];
  }

  public int blobOf(int run) {
    return parents[run];
  }

  private void collect(InkMap map, boolean ink) {
    ensureCapacity(map);
    runCount = 0;
    rows = map.height();
    for (int y = 0; y < rows; y++) {
      firstRunOfRow[y] = runCount;
      addRuns(map, y, ink);
      if (y > 0) {
        mergeRows(firstRunOfRow[y - 1], firstRunOfRow[y], ink ? 1 : 0);
      }
    }
    firstRunOfRow[rows] = runCount;
    measure();
  }

  private void ensureCapacity(InkMap map) {
    int pixels = map.width() * map.height();
    int room = pixels / PIXELS_PER_RUN + MIN_CAPACITY;
    if (starts.length < room) {
      starts = new int[room];
      ends = new int[room];
      parents = new int[room];
      boxes = new int[(pixels / PIXELS_PER_BLOB + MIN_CAPACITY) * FIELDS_PER_BOX];
    }
    if (firstRunOfRow.length <= map.height()) {
      firstRunOfRow = new int[map.height() + 1];
    }
    if (runBounds.length <= map.width()) {
      runBounds = new int[map.width() + 1];
    }
  }

  private void addRuns(InkMap map, int y, boolean ink) {
    int all = map.runBounds(y, ink, runBounds) / 2;
    int count = Math.min(all, starts.length - runCount);
    for (int i = 0; i < count; i++) {
      starts[runCount] = runBounds[2 * i];
      ends[runCount] = runBounds[2 * i + 1];
      parents[runCount] = runCount;
      runCount++;
    }
  }

  /** Merges runs of two rows that overlap or are less than {@code reach} pixels apart. */
  private void mergeRows(int upper, int lower, int reach) {
    int a = upper;
    int b = lower;
    while (a < lower && b < runCount) {
      if (starts[a] < ends[b] + reach && starts[b] < ends[a] + reach) {
        union(a, b);
      }
      if (ends[a] < ends[b]) {
        a++;
      } else {
        b++;
      }
    }
  }

  private void union(int a, int b) {
    int rootA = find(a);
    int rootB = find(b);
    parents[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  private int find(int run) {
    int at = run;
    while (parents[at] != at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }

  /**
   * Numbers and measures all components in one pass: the parent of a run comes before it and is
   * already numbered.
   */
  private void measure() {
    blobCount = 0;
    for (int y = 0; y < rows; y++) {
      for (int run = firstRunOfRow[y]; run < firstRunOfRow[y + 1]; run++) {
        int parent = parents[run];
        int piece = parent == run ? newBlob(y) : parents[parent];
        parents[run] = piece;
        if (piece != NONE) {
          add(FIELDS_PER_BOX * piece, run, y);
        }
      }
    }
  }

  private int newBlob(int row) {
    int at = FIELDS_PER_BOX * blobCount;
    if (at == boxes.length) {
      return NONE;
    }
    boxes[at] = Integer.MAX_VALUE;
    boxes[at + 1] = row;
    boxes[at + 2] = 0;
    boxes[at + 4] = 0;
    return blobCount++;
  }

  private void add(int at, int run, int row) {
    boxes[at] = Math.min(boxes[at], starts[run]);
    boxes[at + 2] = Math.max(boxes[at + 2], ends[run]);
    boxes[at + 3] = row + 1;
    boxes[at + 4] += ends[run] - starts[run];
  }
}
