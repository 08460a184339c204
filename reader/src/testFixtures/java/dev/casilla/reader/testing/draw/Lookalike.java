package dev.casilla.reader.testing.draw;

import java.util.Random;

/** Things with lines and cells that are not a Sudoku. Lengths are in cells. */
public enum Lookalike {
  /** Squares with digits, but with too few or too many cells. */
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
  /** A crossword; some have nine rows and columns. */
  CROSSWORD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 9 + random.nextInt(9);
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 1, 1);
      art.net(net);
      art.blackSquares(net, 0.12 + 0.15 * random.nextDouble());
    }
  },
  /** Kakuro: black squares with sums, divided diagonally. */
  KAKURO {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 8 + random.nextInt(6);
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 1, 1);
      art.net(net);
      art.halvedSquares(net, 0.3);
    }
  },
  /** A nonogram: squares in groups of five, with numbers along two sides. */
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
  /** A calendar with seven columns. */
  CALENDAR {
    @Override
    public void draw(LookalikeArt art, Random random) {
      double height = 0.8 + 0.6 * random.nextDouble();
      LookalikeArt.Net net = new LookalikeArt.Net(5 + random.nextInt(2), 7, 1.4, height);
      art.net(net);
      art.signs(net, 0.9, 2);
    }
  },
  /** About nine columns of words, in flat rows. */
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
  /** Graph paper: far more than nine lines, some with every fifth or tenth thicker. */
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
  /** A wall with rows shifted by half a brick. */
  BRICKS {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.bricks(0.7 + random.nextDouble(), 0.5 + 0.5 * random.nextDouble());
    }
  },
  /** Windows: dark panes between light bars. */
  WINDOWS {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 3 + random.nextInt(9);
      LookalikeArt.Net net =
          new LookalikeArt.Net(size, size - random.nextInt(2), 0.9, 0.9 + random.nextDouble());
      art.panes(net, 150 + random.nextInt(70), 0.6 + 0.25 * random.nextDouble());
    }
  },
  /** A keyboard: rounded keys in shifted rows. */
  KEYBOARD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.keys(0.9 + 0.4 * random.nextDouble());
    }
  },
  /** A chessboard. */
  CHESSBOARD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.chequers(8 + 2 * random.nextInt(2), 80 + random.nextInt(150));
    }
  },
  /** A Go board; one with nine lines has eight cells per side. */
  GO_BOARD {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 8 + 5 * random.nextInt(3) - random.nextInt(2) / 2;
      LookalikeArt.Net net = new LookalikeArt.Net(size, size, 0.9, 0.9);
      art.net(net);
      art.stones(net, 0.3);
    }
  },
  /** A barcode. */
  BARCODE {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.bars();
    }
  },
  /** A QR code: small black squares with three finder patterns. */
  SQUARE_CODE {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 21 + 4 * random.nextInt(5);
      double cell = 10.0 / size;
      art.blackSquares(new LookalikeArt.Net(size, size, cell, cell), 0.48);
    }
  },
  /** Lines of text. */
  TEXT {
    @Override
    public void draw(LookalikeArt art, Random random) {
      double height = 0.35 + 0.5 * random.nextDouble();
      art.signs(new LookalikeArt.Net((int) (24 / height), 6, 4, height), 0.97, 9);
    }
  },
  /** Letters in rows and columns, with or without a frame. */
  LETTERS {
    @Override
    public void draw(LookalikeArt art, Random random) {
      int size = 8 + random.nextInt(6);
      art.signs(new LookalikeArt.Net(size, size, 0.9, 0.9), 1, 1);
      art.net(new LookalikeArt.Net(1, 1, 0.9 * size, 0.9 * size));
    }
  },
  /** A plaid: crossing bands. */
  PLAID {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.bands(0.8 + random.nextDouble());
    }
  },
  /** Faces: ovals in ovals. */
  FACES {
    @Override
    public void draw(LookalikeArt art, Random random) {
      art.faces(3 + random.nextInt(12));
    }
  };

  /** Draws it around the centre of the page. */
  public abstract void draw(LookalikeArt art, Random random);
}
