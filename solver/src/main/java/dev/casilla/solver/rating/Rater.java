package dev.casilla.solver.rating;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Rates puzzles by solving them as a person does, each time with the simplest step.
 *
 * <p>Uses the techniques that HoDoKu uses by default, so that ratings compare, and forcing nets
 * where these are not enough. Keeps its memory between puzzles, so make one and reuse it; confined
 * to one thread.
 */
public final class Rater {
  /** HoDoKu knows them, but does not use them unless told so, or does not know them at all. */
  private static final Set<Technique> LEFT_OUT =
      EnumSet.of(
          Technique.UNIQUE_LOOP,
          Technique.WXYZ_WING,
          Technique.DEATH_BLOSSOM,
          Technique.FRANKEN_JELLYFISH,
          Technique.FINNED_FRANKEN_JELLYFISH,
          Technique.MUTANT_X_WING,
          Technique.MUTANT_SWORDFISH,
          Technique.MUTANT_JELLYFISH,
          Technique.FINNED_MUTANT_X_WING,
          Technique.FINNED_MUTANT_SWORDFISH,
          Technique.FINNED_MUTANT_JELLYFISH);

  private final HintFinder finder = new HintFinder(EnumSet.complementOf(EnumSet.copyOf(LEFT_OUT)));
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
