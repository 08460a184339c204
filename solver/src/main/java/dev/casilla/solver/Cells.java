package dev.casilla.solver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The 81 cells: their names A1…I9 (row letter, column digit), rows, columns, blocks and peers.
 *
 * <p>Rows, columns and blocks count from 0, left to right and top to bottom. {@link #row}, {@link
 * #column}, {@link #block} and {@link #arePeers} do not check their arguments. Immutable and safe
 * for use by many threads.
 */
public final class Cells {
  /** How many cells a grid has. */
  public static final int COUNT = 81;

  /** How many cells a row, a column and a block have. */
  public static final int SIDE = 9;

  /** How many other cells share a unit with a cell: 8 in its row, 8 in its column, 4 more. */
  public static final int PEERS = 20;

  static final String ROWS = "ABCDEFGHI";
  static final String COLUMNS = "123456789";

  private static final List<String> NAMES = cross(ROWS, COLUMNS);
  private static final int[][] PEER_TABLE = new int[COUNT][];

  static {
    for (int cell = 0; cell < COUNT; cell++) {
      PEER_TABLE[cell] = peersOf(cell);
    }
  }

  private Cells() {}

  /**
   * Every character of {@code first} followed by every character of {@code second}, the {@code
   * cross} of the articles: {@code cross("AB", "12")} is A1, A2, B1, B2.
   */
  public static List<String> cross(String first, String second) {
    List<String> pairs = new ArrayList<>(first.length() * second.length());
    for (int i = 0; i < first.length(); i++) {
      for (int j = 0; j < second.length(); j++) {
        pairs.add("" + first.charAt(i) + second.charAt(j));
      }
    }
    return Collections.unmodifiableList(pairs);
  }

  /** The cell in {@code row} and {@code column}, both 0..8. */
  public static int at(int row, int column) {
    if (row < 0 || row >= SIDE || column < 0 || column >= SIDE) {
      throw new IllegalArgumentException("no cell in row " + row + ", column " + column);
    }
    return row * SIDE + column;
  }

  /** The cell called {@code name}, A1…I9. */
  public static int named(String name) {
    int cell = NAMES.indexOf(name);
    if (cell < 0) {
      throw new IllegalArgumentException("no cell is called " + name);
    }
    return cell;
  }

  /** All names in board order, A1 first. */
  public static List<String> names() {
    return NAMES;
  }

  /** The name of {@code cell}, A1…I9. */
  public static String name(int cell) {
    return NAMES.get(cell);
  }

  /** The row of {@code cell}, 0..8. */
  public static int row(int cell) {
    return cell / SIDE;
  }

  /** The column of {@code cell}, 0..8. */
  public static int column(int cell) {
    return cell % SIDE;
  }

  /** The block of {@code cell}, 0..8. */
  public static int block(int cell) {
    return cell / 27 * 3 + cell % SIDE / 3;
  }

  /** The peer of {@code cell} at {@code place}, 0..19, in board order; allocates nothing. */
  public static int peer(int cell, int place) {
    return PEER_TABLE[cell][place];
  }

  /** Whether the two cells are different and share a unit. */
  public static boolean arePeers(int cell, int other) {
    return cell != other
        && (row(cell) == row(other)
            || column(cell) == column(other)
            || block(cell) == block(other));
  }

  private static int[] peersOf(int cell) {
    int[] peers = new int[PEERS];
    int found = 0;
    for (int other = 0; other < COUNT; other++) {
      if (arePeers(cell, other)) {
        peers[found++] = other;
      }
    }
    return peers;
  }
}
