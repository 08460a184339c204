package dev.casilla.solver.rating;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import java.util.EnumMap;
import java.util.Map;

/**
 * Rates puzzles by solving them as a person does, each time with the simplest step.
 *
 * <p>Uses the techniques that HoDoKu uses by default, so that ratings compare, and forcing nets
 * where these are not enough. Keeps its memory between puzzles, so make one and reuse it; confined
 * to one thread.
 */
public final class Rater {
  private final HintFinder finder = HintFinder.usual();
  private final CandidateGrid grid = new CandidateGrid();

  /**
   * Rates the puzzle {@code clues}.
   *
   * @throws IllegalArgumentException if it does not have exactly one solution and that gets in the
   *     way
   */
  public Rating rate(Grid clues) {
    Map<Technique, Integer> steps = new EnumMap<>(Technique.class);
    grid.fill(clues);
    while (!grid.isComplete()) {
      Hint hint = finder.findFirst(grid);
      if (hint == null || grid.isBroken()) {
        throw new IllegalArgumentException("not exactly one solution: " + clues);
      }
      hint.applyTo(grid);
      steps.merge(hint.technique(), 1, Integer::sum);
    }
    return Rating.of(steps);
  }
}
