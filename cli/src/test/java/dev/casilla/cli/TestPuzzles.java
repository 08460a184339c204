package dev.casilla.cli;

/** Puzzles of every kind. */
public final class TestPuzzles {
  public static final String PUZZLE =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  public static final String SOLUTION =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
  public static final String BOARD =
      """
      4 8 3 |9 2 1 |6 5 7\s
      9 6 7 |3 4 5 |8 2 1\s
      2 5 1 |8 7 6 |4 9 3\s
      ------+------+------
      5 4 8 |1 3 2 |9 7 6\s
      7 2 9 |5 6 4 |1 3 8\s
      1 3 6 |7 9 8 |2 4 5\s
      ------+------+------
      3 7 2 |6 8 9 |5 1 4\s
      8 1 4 |2 5 3 |7 6 9\s
      6 9 5 |4 1 7 |3 8 2\s
      """;

  /** {@link #SOLUTION} without A2, A7, B2 and B7, in which 8 and 6 can be swapped. */
  public static final String TWO =
      "4.3921.579.7345.21251876493548132976729564138136798245372689514814253769695417382";

  public static final String CLASH =
      "113.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** One digit misread: 5 in A1 instead of an empty cell; nothing clashes. */
  public static final String UNSOLVABLE =
      "5.3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  public static final String EMPTY = ".".repeat(81);
  public static final String STRANGE =
      "x.3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  private TestPuzzles() {}

  /** Whether {@code solution} is one of the two of {@link #TWO}. */
  public static boolean isOneOfTwo(String solution) {
    char[] swapped = SOLUTION.toCharArray();
    swapped[1] = SOLUTION.charAt(6);
    swapped[6] = SOLUTION.charAt(1);
    swapped[10] = SOLUTION.charAt(15);
    swapped[15] = SOLUTION.charAt(10);
    return solution.equals(SOLUTION) || solution.equals(new String(swapped));
  }
}
