package dev.casilla.solver;

import java.util.SortedSet;

/**
 * What the clues of a grid amount to, with evidence. Immutable, as every verdict is.
 *
 * <p>Only {@link Unique} may be shown as <em>the</em> solution.
 */
public sealed interface Verdict {
  /** The clues have exactly one solution. */
  record Unique(Grid solution) implements Verdict {}

  /**
   * The clues have more than one solution.
   *
   * @param first one solution
   * @param second another one
   * @param count how many there are, as far as was counted
   * @param differing the cells in which the two solutions differ, in board order
   */
  record Several(Grid first, Grid second, SolutionCount count, SortedSet<Integer> differing)
      implements Verdict {}

  /**
   * The clues have more than one solution, and are too few to have just one, however they are
   * placed: it takes {@value #FEWEST_GIVENS} of them, and {@value #FEWEST_DIGITS} different digits,
   * since two digits that are never given could change places. Of such a grid without any solution
   * {@link Clashing} or {@link Unsolvable} tells more.
   *
   * @param givens how many clues there are
   * @param distinctDigits how many different digits they show
   */
  record TooFewClues(int givens, int distinctDigits) implements Verdict {
    /** No puzzle with fewer clues has just one solution (McGuire, Tugemann and Civario, 2012). */
    public static final int FEWEST_GIVENS = 17;

    /** With fewer different digits, swapping two absent ones turns a solution into another. */
    public static final int FEWEST_DIGITS = 8;
  }

  /** The clues have no solution: some stand twice in a unit. */
  record Clashing(SortedSet<Integer> cells) implements Verdict {}

  /**
   * The clues have no solution though none clash.
   *
   * @param contradiction givens that cannot hold together, in board order; without any one of them
   *     the rest of these has a solution
   */
  record Unsolvable(SortedSet<Integer> contradiction) implements Verdict {}
}
