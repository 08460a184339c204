package dev.casilla.solver.testdata;

/** The puzzles that the articles print (see docs/articles.md). */
public final class ArticlePuzzles {
  /** Solved by reduce alone. */
  public static final String EASY =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";

  /** {@link #EASY} with more clues: 483 at its start, 382 at its end. */
  public static final String EASY_WITH_MORE_CLUES =
      "483.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.382";

  /** Stalls in reduce at once and needs search. */
  public static final String STALLING =
      "2.............62....1....7......8...3...9...7...6..4...4....8....52.............3";

  /** Norvig's example; propagation leaves it open. */
  public static final String NORVIG =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

  /** Reduce solves many cells, the rest needs search. */
  public static final String HALFWAY =
      ".1..9.7...4...8.........6.4..2.1..564...7...836..8.2..2.8.........3...9...5.6..4.";

  /** The solution of both easy ones. */
  public static final String EASY_SOLUTION =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

  public static final String STALLING_SOLUTION =
      "296347158537816249481925376159478632364192587728653491943761825815239764672584913";

  public static final String NORVIG_SOLUTION =
      "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

  public static final String HALFWAY_SOLUTION =
      "813694725546728913927531684782913456459276138361485279238149567674352891195867342";

  private ArticlePuzzles() {}
}
