package dev.casilla.solver.hint;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;

/**
 * A finder that looks at one digit after the other, and only at those of which a candidate can go.
 * Confined to one thread.
 */
public abstract class OneDigitFinder implements TechniqueFinder {
  private final Technique technique;
  private final DigitPlacements placements;

  /** A finder of {@code technique} that asks {@code placements} which digits to look at. */
  protected OneDigitFinder(Technique technique, DigitPlacements placements) {
    this.technique = technique;
    this.placements = placements;
  }

  @Override
  public final Technique technique() {
    return technique;
  }

  @Override
  public final boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int rest = placements.digits(grid); rest != 0; rest = Digits.withoutLowest(rest)) {
      if (findAll(grid, Digits.lowest(rest), sink)) {
        return true;
      }
    }
    return false;
  }

  /** As {@link TechniqueFinder#findAll}, for one digit. */
  protected abstract boolean findAll(CandidateGrid grid, int digit, HintSink sink);
}
