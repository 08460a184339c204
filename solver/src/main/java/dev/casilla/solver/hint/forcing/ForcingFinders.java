package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import java.util.ArrayList;
import java.util.List;

/** The finders of all forcing chains and nets. Stateless. */
public final class ForcingFinders {
  private ForcingFinders() {}

  /** New finders. */
  public static List<TechniqueFinder> create() {
    List<TechniqueFinder> finders = new ArrayList<>();
    finders.add(new ContradictionFinder(Technique.FORCING_CHAIN_CONTRADICTION));
    finders.add(new VerityFinder(Technique.FORCING_CHAIN_VERITY));
    finders.add(new ContradictionFinder(Technique.FORCING_NET_CONTRADICTION));
    finders.add(new VerityFinder(Technique.FORCING_NET_VERITY));
    finders.add(new NestedNetFinder());
    return finders;
  }
}
