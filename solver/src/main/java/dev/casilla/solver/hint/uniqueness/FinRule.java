package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;

/**
 * What follows from one of the fins of a deadly pattern being true. Called on the thread of its
 * caller.
 */
@FunctionalInterface
interface FinRule {
  /**
   * Hands what follows from {@code pattern} to {@code sink}, as hints of {@code technique}.
   *
   * @return whether the sink had enough
   */
  boolean findAll(CandidateGrid grid, DeadlyPattern pattern, Technique technique, HintSink sink);
}
