package dev.casilla.solver.hint;

import dev.casilla.solver.hint.grid.CandidateGrid;
import org.jspecify.annotations.Nullable;

/**
 * Finds one technique in a grid. Reuses its own scratch memory, allocates nothing but hints, and
 * never changes the grid. Confined to one thread.
 */
public interface TechniqueFinder {
  /** The technique of all hints found. */
  Technique technique();

  /**
   * Hands every instance of the technique that has an effect to {@code sink}, in an order that only
   * depends on the grid, until the sink has enough. Two instances may have the same effect.
   *
   * @return whether the sink had enough
   */
  boolean findAll(CandidateGrid grid, HintSink sink);

  /**
   * One hint of {@link #findAll}, the simplest if the finder can tell, or null. Fast: may leave out
   * what is far to seek or what another technique tells better.
   */
  default @Nullable Hint findFirst(CandidateGrid grid) {
    FirstHint first = new FirstHint();
    findAll(grid, first);
    return first.hint();
  }
}
