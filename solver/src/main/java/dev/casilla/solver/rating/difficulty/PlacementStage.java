package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.rating.difficulty.stage.Removals;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/**
 * Candidates that are in no placement of their digit on the board: what Sudoku Explainer finds by
 * assuming one digit and following where else it can be. Confined to one thread.
 */
final class PlacementStage implements Stage {
  /** Most such steps are as hard as this; shorter and longer ones are a tenth apart. */
  private static final int USUAL = 78;

  private final DigitPlacements placements;
  private final Removals removals = new Removals();

  PlacementStage(DigitPlacements placements) {
    this.placements = placements;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    removals.begin(reached);
    for (int rest = placements.digits(grid); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      removals.add(USUAL, placements.impossible(grid, digit), digit);
    }
    return removals.applyTo(grid);
  }
}
