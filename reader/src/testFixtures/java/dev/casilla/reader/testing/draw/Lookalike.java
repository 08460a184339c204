package dev.casilla.reader.testing.draw;

import java.util.Random;

/** What has lines and cells, and is no Sudoku all the same. Lengths are in cells. */
public enum Lookalike {
  /** Squares with digits, but too few or too many of them. */
  OTHER_SQUARES {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int[] sizes = {4, 6, 7, 8, 10, 11, 12, 16};
      int size = sizes[random.nextInt(sizes.length)];
      int block = size % 4 == 0 ? 4 : 3;
      art.net(new LookalikeArt.Net(size, size, 1, 1).withBlocks(block, block));
      art.signs(new LookalikeArt.Net(size, size, 1, 1), 0.5, 1);
    }
  },
  /** A crossword with black squares; some of them have nine rows and columns. */
  CROSSWORD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 9 + random.nextInt(9);
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 1, 1);
      art.net(net);
      art.blackSquares(net, 0.12 + 0.15 * random.nextDouble());
    }
  },
  /** Sums in black squares that are cut in two. */
  KAKURO {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 8 + random.nextInt(6);
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 1, 1);
      art.net(net);
      art.halvedSquares(net, 0.3);
    }
  },
  /** Squares in fives with numbers along two sides. */
  NONOGRAM {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 10 + 5 * random.nextInt(3);
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 0.8, 0.8).withBlocks(5, 5);
      art.net(net);
      art.signs(new LookalikeArt.Net(size + 6, 3, 0.8, 0.8), 0.6, 1);
      art.blackSquares(net, 0.3 * random.nextInt(2));
    }
  },
  /** Seven columns of days. */
  CALENDAR {
    @Override
    public void draw(LookalikeArt art, Random random) {
      double height = 0.8 + 0.6 * random.nextDouble();
      LookalikeArt.Net net = new LookalikeArt.Net(5 + random.nextInt(2), 7, 1.4, height);
      art.net(net);
      art.signs(net, 0.9, 2);
    }
  },
  /** Nine columns or so of words, in rows much flatter than wide. */
  TABLE {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int columns = 3 + random.nextInt(8);
      double width = 1 + 1.2 * random.nextDouble();
      LookalikeArt.Net net =
          new LookalikeArt.Net(9 + random.nextInt(14), columns, width, 0.5 + 0.3 * width);
      art.net(net);
      art.signs(net, 0.95, 2 + random.nextInt(4));
    }
  },
  /** Lines that go on far beyond nine, some with every fifth or tenth heavier. */
  GRAPH_PAPER {
    @Override
    public void draw(LookalikeArt art, Random random) {
      double cell = 0.5 + 0.6 * random.nextDouble();
      int[] blocks = {100, 5, 10, 3};
      int block = blocks[random.nextInt(blocks.length)];
      int count = (int) (30 / cell);
      art.net(new LookalikeArt.Net(count, count, cell, cell).withBlocks(block, block));
    }
  },
  /** A wall: rows that are shifted by half a brick. */
  BRICKS {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.bricks(0.7 + random.nextDouble(), 0.5 + 0.5 * random.nextDouble());
    }
  },
  /** Dark panes between light bars. */
  WINDOWS {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 3 + random.nextInt(9);
      LookalikeArt.Net net =
          new LookalikeArt.Net(size, size - random.nextInt(2), 0.9, 0.9 + random.nextDouble());
      art.panes(net, 150 + random.nextInt(70), 0.6 + 0.25 * random.nextDouble());
    }
  },
  /** Rounded keys in shifted rows. */
  KEYBOARD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.keys(0.9 + 0.4 * random.nextDouble());
    }
  },
  /** Black and white fields by turns. */
  CHESSBOARD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.chequers(8 + 2 * random.nextInt(2), 80 + random.nextInt(150));
    }
  },
  /** The lines of a board for Go; the one of nine has eight cells a side. */
  GO_BOARD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 8 + 5 * random.nextInt(3) - random.nextInt(2) / 2;
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 0.9, 0.9);
      art.net(net);
      art.stones(net, 0.3);
    }
  },
  /** Bars of all widths. */
  BARCODE {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.bars();
    }
  },
  /** Small black squares in three frames, as in a code to be scanned. */
  SQUARE_CODE {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 21 + 4 * random.nextInt(5);
      double cell = 10.0 / size;
      art.blackSquares(new LookalikeArt.Net(size, size, cell, cell), 0.48);
    }
  },
  /** Rows of words. */
  TEXT {
    @Override
    public void draw(LookalikeArt art, Random random) {
      double height = 0.35 + 0.5 * random.nextDouble();
      art.signs(new LookalikeArt.Net((int) (24 / height), 6, 4, height), 0.97, 9);
    }
  },
  /** Letters in rows and columns, with a frame around them at most. */
  LETTERS {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 8 + random.nextInt(6);
      art.signs(new LookalikeArt.Net(size, size, 0.9, 0.9), 1, 1);
      art.net(new LookalikeArt.Net(1, 1, 0.9 * size, 0.9 * size));
    }
  },
  /** Crossing bands of cloth. */
  PLAID {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.bands(0.8 + random.nextDouble());
    }
  },
  /** Heads: ovals in ovals. */
  FACES {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.faces(3 + random.nextInt(12));
    }
  };

  /** Draws it around the middle of the page. */
  public abstract void draw(LookalikeArt art, Random random);
}
