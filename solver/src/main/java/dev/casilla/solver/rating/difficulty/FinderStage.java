package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.rating.difficulty.stage.Removals;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/** The hints of some finders, all of one difficulty. Confined to one thread. */
final class FinderStage implements Stage {
  private final int difficulty;
  private final TechniqueFinder[] finders;
  private final Removals removals = new Removals();

  FinderStage(int difficulty, TechniqueFinder... finders) {
    this.difficulty = difficulty;
    this.finders = finders;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    removals.begin(reached);
    for (TechniqueFinder finder : finders) {
      finder.findAll(
          grid,
          hint -> {
            removals.add(difficulty, hint, grid);
            return false;
          });
    }
    return removals.applyTo(grid) == NOTHING ? NOTHING : difficulty;
  }
}
