package dev.casilla.solver.rating;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Level;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.rating.difficulty.DifficultyRater;
import java.util.EnumMap;
import java.util.Map;

/**
 * Rates puzzles by solving them as a person does, each time with the simplest step.
 *
 * <p>Uses the techniques that HoDoKu uses by default, so that ratings compare, and forcing nets
 * where these are not enough. The difficulty comes from a path of its own, with the techniques of
 * Sudoku Explainer in its order. Keeps its memory between puzzles, so make one and reuse it;
 * confined to one thread.
 */
public final class Rater {
  private final HintFinder finder = HintFinder.usual();
  private final CandidateGrid grid = new CandidateGrid();

  private final DifficultyRater difficulties = new DifficultyRater();

  /**
   * Rates the puzzle {@code clues}.
   *
   * @throws IllegalArgumentException if it does not have exactly one solution and that gets in the
   *     way
   */
  public Rating rate(Grid clues) {
    Map<Technique, Integer> steps = steps(clues);
    return Rating.of(steps, difficulties.rate(clues));
  }

  /** The level of {@link #rate}, sooner. */
  Level level(Grid clues) {
    return Rating.level(steps(clues));
  }

  private Map<Technique, Integer> steps(Grid clues) {
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
    return steps;
  }
}
