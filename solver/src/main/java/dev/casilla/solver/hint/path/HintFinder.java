package dev.casilla.solver.hint.path;

import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.chain.ChainFinders;
import dev.casilla.solver.hint.forcing.ForcingFinders;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.single.FullHouseFinder;
import dev.casilla.solver.hint.single.HiddenSingleFinder;
import dev.casilla.solver.hint.single.NakedSingleFinder;
import dev.casilla.solver.hint.subset.HiddenSubsetFinder;
import dev.casilla.solver.hint.subset.LockedCandidatesFinder;
import dev.casilla.solver.hint.subset.NakedSubsetFinder;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Asks the finders of all techniques, simplest first.
 *
 * <p>Keeps their scratch memory between calls, so make one and reuse it; confined to one thread.
 */
public final class HintFinder {
  /** By technique, so in the order in which they are asked. */
  private final Map<Technique, TechniqueFinder> finders = new EnumMap<>(Technique.class);

  private final TechniqueFinder[] asked;

  /**
   * A finder of hints.
   *
   * @param isUnique whether the puzzle is known to have exactly one solution; else techniques that
   *     rest on that are left out
   */
  public HintFinder(boolean isUnique) {
    addBasics();
    addChains();
    addForcing();
    if (!isUnique) {
      finders.keySet().removeIf(Technique::restsOnUniqueness);
    }
    asked = finders.values().toArray(new TechniqueFinder[0]);
  }

  /** The simplest hint for {@code grid}, or null if no technique gets any further. */
  public @Nullable Hint findFirst(CandidateGrid grid) {
    for (TechniqueFinder finder : asked) {
      Hint hint = finder.findFirst(grid);
      if (hint != null) {
        return hint;
      }
    }
    return null;
  }

  /**
   * Hands all hints for {@code grid} to {@code sink}, simplest technique first, until it has
   * enough.
   *
   * @return whether the sink had enough
   */
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (TechniqueFinder finder : asked) {
      if (finder.findAll(grid, sink)) {
        return true;
      }
    }
    return false;
  }

  /** What finds {@code technique}, if it is among those asked. */
  public Optional<TechniqueFinder> finder(Technique technique) {
    return Optional.ofNullable(finders.get(technique));
  }

  private void addBasics() {
    add(new FullHouseFinder());
    add(new NakedSingleFinder());
    add(new HiddenSingleFinder());
    add(new NakedSubsetFinder(Technique.LOCKED_PAIR));
    add(new NakedSubsetFinder(Technique.LOCKED_TRIPLE));
    add(new LockedCandidatesFinder(Technique.POINTING));
    add(new LockedCandidatesFinder(Technique.CLAIMING));
    add(new NakedSubsetFinder(Technique.NAKED_PAIR));
    add(new NakedSubsetFinder(Technique.NAKED_TRIPLE));
    add(new NakedSubsetFinder(Technique.NAKED_QUADRUPLE));
    add(new HiddenSubsetFinder(Technique.HIDDEN_PAIR));
    add(new HiddenSubsetFinder(Technique.HIDDEN_TRIPLE));
    add(new HiddenSubsetFinder(Technique.HIDDEN_QUADRUPLE));
  }

  private void addChains() {
    ChainFinders.create().forEach(this::add);
  }

  private void addForcing() {
    ForcingFinders.create().forEach(this::add);
  }

  private void add(TechniqueFinder finder) {
    finders.put(finder.technique(), finder);
  }
}
