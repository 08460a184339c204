package dev.casilla.solver;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Whether the clues of a grid have one solution, several or none, with evidence. Immutable.
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
   * @param count the number of solutions, counted up to a limit
   * @param differing the cells in which the two solutions differ, in board order
   */
  record Several(Grid first, Grid second, SolutionCount count, SortedSet<Integer> differing)
      implements Verdict {
    /** Copies the cells. */
    public Several {
      differing = Collections.unmodifiableSortedSet(new TreeSet<>(differing));
    }
  }

  /**
   * The clues have more than one solution, and no clues as few as these have exactly one: that
   * takes {@value #FEWEST_GIVENS} clues and {@value #FEWEST_DIGITS} different digits, because two
   * digits that no clue shows can be exchanged. If such a grid has no solution at all, the verdict
   * is {@link Clashing} or {@link Unsolvable}.
   *
   * @param givens the number of clues
   * @param distinctDigits the number of different digits among them
   */
  record TooFewClues(int givens, int distinctDigits) implements Verdict {
    /** No puzzle with fewer clues has just one solution (McGuire, Tugemann and Civario, 2012). */
    public static final int FEWEST_GIVENS = 17;

    /** With fewer different digits, swapping two absent ones turns a solution into another. */
    public static final int FEWEST_DIGITS = 8;
  }

  /** The clues have no solution, because a unit has a digit twice. */
  record Clashing(SortedSet<Integer> cells) implements Verdict {
    /** Copies the cells. */
    public Clashing {
      cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
    }
  }

  /**
   * The clues have no solution although none clash.
   *
   * @param contradiction givens that have no solution together, in board order; without any one of
   *     them the others have a solution
   */
  record Unsolvable(SortedSet<Integer> contradiction) implements Verdict {
    /** Copies the givens. */
    public Unsolvable {
      contradiction = Collections.unmodifiableSortedSet(new TreeSet<>(contradiction));
    }
  }
}
