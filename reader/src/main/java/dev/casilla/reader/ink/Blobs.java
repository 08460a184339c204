package dev.casilla.reader.ink;

/**
 * Connected pieces of ink or paper. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Pieces are made of runs: stretches of one row. A run belongs to the same piece as the runs it
 * touches in the row above; union-find with path halving keeps what belongs together.
 *
 * <p>There is room for a run in every {@value #PIXELS_PER_RUN} pixels, thrice what a dense page of
 * text has, and for a piece in every {@value #PIXELS_PER_PIECE}. What comes after that in a picture
 * of noise is left out. So time and memory are bounded, and only a picture larger than all before
 * it makes the buffers grow.
 */
public final class Blobs {
  private static final int PIXELS_PER_RUN = 4;
  private static final int PIXELS_PER_PIECE = 16;

  /** Room beyond that, of which the smallest pictures may need all. */
  private static final int MIN_ROOM = 256;

  /** Numbers kept of each piece: its bounds and its area. */
  private static final int NUMBERS = 5;

  private static final int NONE = -1;

  private int[] starts = new int[0];
  private int[] ends = new int[0];

  /** Of each run one before it that it hangs together with, or itself; then its piece. */
  private int[] parents = new int[0];

  private int[] firstRunOfRow = new int[0];
  private int[] stretches = new int[0];
  private int runs;
  private int rows;
  private int[] boxes = new int[0];
  private int pieces;
  private final Box box = new Box();

  /** The pixels a piece covers: its bounds, the right and bottom ones exclusive, and its area. */
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

  /** Takes ink that touches, corner to corner too, as one piece. */
  public void ofInk(InkMap map) {
    collect(map, true);
  }

  /** Takes paper that touches side to side as one piece. */
  public void ofPaper(InkMap map) {
    collect(map, false);
  }

  public int count() {
    return pieces;
  }

  /** Valid until another one is asked for. */
  public Box box(int blob) {
    int at = NUMBERS * blob;
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
    makeRoom(map);
    runs = 0;
    rows = map.height();
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

  private void makeRoom(InkMap map) {
    int pixels = map.width() * map.height();
    int room = pixels / PIXELS_PER_RUN + MIN_ROOM;
    if (starts.length < room) {
      starts = new int[room];
      ends = new int[room];
      parents = new int[room];
      boxes = new int[(pixels / PIXELS_PER_PIECE + MIN_ROOM) * NUMBERS];
    }
    if (firstRunOfRow.length <= map.height()) {
      firstRunOfRow = new int[map.height() + 1];
    }
    if (stretches.length <= map.width()) {
      stretches = new int[map.width() + 1];
    }
  }

  private void takeRow(InkMap map, int y, boolean ink) {
    int all = map.stretches(y, ink, stretches) / 2;
    int count = Math.min(all, starts.length - runs);
    for (int i = 0; i < count; i++) {
      starts[runs] = stretches[2 * i];
      ends[runs] = stretches[2 * i + 1];
      parents[runs] = runs;
      runs++;
    }
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

  /**
   * Numbers and measures all pieces in one pass: a run hangs on one before it, which knows its
   * piece by then.
   */
  private void measure() {
    pieces = 0;
    for (int y = 0; y < rows; y++) {
      for (int run = firstRunOfRow[y]; run < firstRunOfRow[y + 1]; run++) {
        int parent = parents[run];
        int piece = parent == run ? newPiece(y) : parents[parent];
        parents[run] = piece;
        if (piece != NONE) {
          add(NUMBERS * piece, run, y);
        }
      }
    }
  }

  private int newPiece(int row) {
    int at = NUMBERS * pieces;
    if (at == boxes.length) {
      return NONE;
    }
    boxes[at] = Integer.MAX_VALUE;
    boxes[at + 1] = row;
    boxes[at + 2] = 0;
    boxes[at + 4] = 0;
    return pieces++;
  }

  private void add(int at, int run, int row) {
    boxes[at] = Math.min(boxes[at], starts[run]);
    boxes[at + 2] = Math.max(boxes[at + 2], ends[run]);
    boxes[at + 3] = row + 1;
    boxes[at + 4] += ends[run] - starts[run];
  }
}
