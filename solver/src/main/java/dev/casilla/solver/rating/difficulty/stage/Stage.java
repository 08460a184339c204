package dev.casilla.solver.rating.difficulty.stage;

import dev.casilla.solver.hint.grid.CandidateGrid;

/** Some techniques of similar difficulty. Confined to one thread. */
public interface Stage {
  /** The answer where nothing is found. */
  int NOTHING = 0;

  /**
   * Takes the easiest step there is, and others that are no harder.
   *
   * @param reached the difficulty reached so far: steps up to it are equally welcome, since they do
   *     not change the rating
   * @return the difficulty of the easiest step, or {@link #NOTHING}
   */
  int advance(CandidateGrid grid, int reached);
}
