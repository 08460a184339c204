package dev.casilla.solver.hint.chain;

import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.DigitPlacements;
import java.util.ArrayList;
import java.util.List;

/** The finders of all chains. They share the links of the grid, so they belong to one thread. */
public final class ChainFinders {
  private ChainFinders() {}

  /** New finders. */
  public static List<TechniqueFinder> create(DigitPlacements placements) {
    ChainSearch plain = new ChainSearch(ChainGraph.Kind.PLAIN, placements);
    ChainSearch grouped = new ChainSearch(ChainGraph.Kind.GROUPED, placements);
    List<TechniqueFinder> finders = new ArrayList<>();
    finders.add(
        new OpenChainFinder(
            Technique.X_CHAIN, new ChainSearch(ChainGraph.Kind.SAME_DIGIT, placements)));
    finders.add(
        new OpenChainFinder(
            Technique.XY_CHAIN, new ChainSearch(ChainGraph.Kind.TWO_CANDIDATES, placements)));
    finders.add(new ContinuousLoopFinder(Technique.CONTINUOUS_NICE_LOOP, plain));
    finders.add(new DiscontinuousLoopFinder(Technique.DISCONTINUOUS_NICE_LOOP, plain));
    finders.add(new OpenChainFinder(Technique.ALTERNATING_INFERENCE_CHAIN, plain));
    finders.add(new ContinuousLoopFinder(Technique.GROUPED_CONTINUOUS_NICE_LOOP, grouped));
    finders.add(new DiscontinuousLoopFinder(Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, grouped));
    finders.add(new OpenChainFinder(Technique.GROUPED_ALTERNATING_INFERENCE_CHAIN, grouped));
    return finders;
  }
}
