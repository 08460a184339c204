package dev.casilla.solver.rating.difficulty.chain;

import dev.casilla.solver.hint.Chain;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/** The first forcing net of a finder; the more links, the harder. Confined to one thread. */
public final class NetStage implements Stage {
  private final int easiest;
  private final TechniqueFinder finder;

  public NetStage(int easiest, TechniqueFinder finder) {
    this.easiest = easiest;
    this.finder = finder;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    Hint hint = finder.findFirst(grid);
    if (hint == null) {
      return NOTHING;
    }
    int links = 0;
    for (Chain chain : hint.chains()) {
      links += chain.links().size();
    }
    hint.applyTo(grid);
    return easiest + ChainLength.added(links);
  }
}
