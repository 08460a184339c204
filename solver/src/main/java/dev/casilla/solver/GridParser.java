package dev.casilla.solver;

import dev.casilla.solver.InvalidGridException.Problem;
import java.util.Arrays;

/**
 * Reads a grid string: a mark for each cell, row by row.
 *
 * <p>Marks are digits ({@code 1}–{@code 9}, then letters from {@code A} for ten) and, for an empty
 * cell, {@code . 0 _ * -}. A blank (space, tab) is decoration where the marks alone fill the grid,
 * and an empty cell where marks and blanks together do; a line break is never a cell. Confined to
 * one thread.
 */
/*
 * Only the end of the text tells what a blank is, so the text is read twice: once to count the
 * cells, once to fill them. Only two counts are stored between, so a text of megabytes costs time
 * and no memory. A table classifies characters: searching strings of marks took three times as
 * long.
 */
public final class GridParser {
  /** The largest digit that has a mark. */
  public static final int LARGEST_DIGIT = 31;

  private static final String DIGIT_MARKS = "123456789ABCDEFGHIJKLMNOPQRSTUV";
  private static final String EMPTY_MARKS = ".0_*-";

  private static final byte OTHER = -1;
  private static final byte BLANK = -2;
  private static final byte LINE_BREAK = -3;

  /** For an ASCII character its digit, {@link Grid#NO_DIGIT} for empty, or a class below 0. */
  private static final byte[] CLASSES = new byte[128];

  static {
    Arrays.fill(CLASSES, OTHER);
    for (int i = 0; i < EMPTY_MARKS.length(); i++) {
      CLASSES[EMPTY_MARKS.charAt(i)] = Grid.NO_DIGIT;
    }
    for (int digit = 1; digit <= LARGEST_DIGIT; digit++) {
      CLASSES[mark(digit)] = (byte) digit;
      CLASSES[Character.toLowerCase(mark(digit))] = (byte) digit;
    }
    CLASSES[' '] = BLANK;
    CLASSES['\t'] = BLANK;
    CLASSES['\n'] = LINE_BREAK;
    CLASSES['\r'] = LINE_BREAK;
  }

  private final int side;
  private final CharSequence text;
  private int marks;
  private int blanks;

  private GridParser(int side, CharSequence text) {
    this.side = side;
    this.text = text;
  }

  /**
   * The digits of a square grid in board order, 0 for empty cells.
   *
   * @param side how many rows, columns and digits it has, 1..31
   * @throws InvalidGridException for text that is no such grid
   */
  public static byte[] read(int side, CharSequence text) {
    GridParser parser = new GridParser(side, text);
    parser.count();
    return parser.fill();
  }

  /** How {@code digit}, 0..31, is written; {@code .} for {@link Grid#NO_DIGIT}. */
  public static char mark(int digit) {
    return digit == Grid.NO_DIGIT ? '.' : DIGIT_MARKS.charAt(digit - 1);
  }

  private void count() {
    for (int i = 0; i < text.length(); i++) {
      int kind = classOf(text.charAt(i));
      if (kind >= 0) {
        marks++;
      } else if (kind == BLANK) {
        blanks++;
      } else if (kind == OTHER) {
        throw new InvalidGridException(Problem.UNEXPECTED_CHARACTER, text, i, marks);
      }
    }
  }

  private byte[] fill() {
    byte[] digits = new byte[side * side];
    boolean blanksAreCells = marks + blanks == digits.length;
    int cell = 0;
    for (int i = 0; i < text.length(); i++) {
      int kind = classOf(text.charAt(i));
      if (kind >= 0 || (kind == BLANK && blanksAreCells)) {
        if (cell == digits.length) {
          throw new InvalidGridException(Problem.TOO_MANY_CELLS, text, i, marks);
        }
        digits[cell++] = (byte) Math.max(kind, Grid.NO_DIGIT);
      }
    }
    if (cell < digits.length) {
      throw new InvalidGridException(Problem.TOO_FEW_CELLS, text, text.length(), cell);
    }
    return digits;
  }

  private int classOf(char character) {
    int kind = character < CLASSES.length ? CLASSES[character] : OTHER;
    return kind <= side ? kind : OTHER;
  }
}
