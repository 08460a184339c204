package dev.casilla.solver.hint.path;

import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.als.AlmostLockedSets;
import dev.casilla.solver.hint.als.AlsChainFinder;
import dev.casilla.solver.hint.als.AlsXzFinder;
import dev.casilla.solver.hint.als.DeathBlossomFinder;
import dev.casilla.solver.hint.chain.ChainFinders;
import dev.casilla.solver.hint.color.MultiColoringFinder;
import dev.casilla.solver.hint.color.RemotePairFinder;
import dev.casilla.solver.hint.color.SimpleColoringFinder;
import dev.casilla.solver.hint.fish.FishFinder;
import dev.casilla.solver.hint.forcing.ForcingFinders;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.pattern.DualTwoStringKiteFinder;
import dev.casilla.solver.hint.pattern.EmptyRectangleFinder;
import dev.casilla.solver.hint.pattern.TurbotFishFinder;
import dev.casilla.solver.hint.single.FullHouseFinder;
import dev.casilla.solver.hint.single.HiddenSingleFinder;
import dev.casilla.solver.hint.single.NakedSingleFinder;
import dev.casilla.solver.hint.subset.HiddenSubsetFinder;
import dev.casilla.solver.hint.subset.LockedCandidatesFinder;
import dev.casilla.solver.hint.subset.NakedSubsetFinder;
import dev.casilla.solver.hint.suedecoq.SueDeCoqFinder;
import dev.casilla.solver.hint.uniqueness.BugFinder;
import dev.casilla.solver.hint.uniqueness.ExtendedRectangleFinder;
import dev.casilla.solver.hint.uniqueness.RectangleFinder;
import dev.casilla.solver.hint.uniqueness.UniqueLoopFinder;
import dev.casilla.solver.hint.wing.WWingFinder;
import dev.casilla.solver.hint.wing.WxyzWingFinder;
import dev.casilla.solver.hint.wing.XyWingFinder;
import dev.casilla.solver.hint.wing.XyzWingFinder;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Asks the finders of all techniques, simplest first.
 *
 * <p>Keeps their scratch memory between calls, so make one and reuse it; confined to one thread.
 */
public final class HintFinder {
  /** HoDoKu does not know them, or does not use them unless told so. */
  private static final Set<Technique> UNUSUAL =
      EnumSet.of(
          Technique.UNIQUE_LOOP,
          Technique.EXTENDED_RECTANGLE,
          Technique.WXYZ_WING,
          Technique.DEATH_BLOSSOM,
          Technique.FRANKEN_JELLYFISH,
          Technique.FINNED_FRANKEN_JELLYFISH,
          Technique.MUTANT_X_WING,
          Technique.MUTANT_SWORDFISH,
          Technique.MUTANT_JELLYFISH,
          Technique.FINNED_MUTANT_X_WING,
          Technique.FINNED_MUTANT_SWORDFISH,
          Technique.FINNED_MUTANT_JELLYFISH);

  /** By technique, so in the order in which they are asked. */
  private final Map<Technique, TechniqueFinder> finders = new EnumMap<>(Technique.class);

  private final TechniqueFinder[] asked;
  private final DigitPlacements placements = new DigitPlacements();

  /**
   * A finder of hints.
   *
   * @param isUnique whether the puzzle is known to have exactly one solution; else techniques that
   *     rest on that are left out
   */
  public HintFinder(boolean isUnique) {
    this(techniques(isUnique));
  }

  /** A finder of hints that only uses {@code techniques}. */
  public HintFinder(Set<Technique> techniques) {
    addBasics();
    addFish();
    addPatterns();
    addWings();
    addColoring();
    addUniqueness();
    addLockedSets();
    addChains();
    addForcing();
    finders.keySet().retainAll(techniques);
    asked = finders.values().toArray(new TechniqueFinder[0]);
  }

  /**
   * A finder for puzzles with exactly one solution that uses the techniques of HoDoKu's default,
   * and forcing nets where these are not enough: any such puzzle can be solved with it.
   */
  public static HintFinder usual() {
    return new HintFinder(EnumSet.complementOf(EnumSet.copyOf(UNUSUAL)));
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

  private static Set<Technique> techniques(boolean isUnique) {
    Set<Technique> techniques = EnumSet.allOf(Technique.class);
    techniques.removeIf(technique -> technique.restsOnUniqueness() && !isUnique);
    return techniques;
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

  private void addFish() {
    add(new FishFinder(Technique.X_WING, placements));
    add(new FishFinder(Technique.SWORDFISH, placements));
    add(new FishFinder(Technique.JELLYFISH, placements));
    add(new FishFinder(Technique.FINNED_X_WING, placements));
    add(new FishFinder(Technique.FINNED_SWORDFISH, placements));
    add(new FishFinder(Technique.FINNED_JELLYFISH, placements));
    add(new FishFinder(Technique.SASHIMI_X_WING, placements));
    add(new FishFinder(Technique.SASHIMI_SWORDFISH, placements));
    add(new FishFinder(Technique.SASHIMI_JELLYFISH, placements));
    add(new FishFinder(Technique.FRANKEN_X_WING, placements));
    add(new FishFinder(Technique.FRANKEN_SWORDFISH, placements));
    add(new FishFinder(Technique.FRANKEN_JELLYFISH, placements));
    add(new FishFinder(Technique.FINNED_FRANKEN_X_WING, placements));
    add(new FishFinder(Technique.FINNED_FRANKEN_SWORDFISH, placements));
    add(new FishFinder(Technique.FINNED_FRANKEN_JELLYFISH, placements));
    add(new FishFinder(Technique.MUTANT_X_WING, placements));
    add(new FishFinder(Technique.MUTANT_SWORDFISH, placements));
    add(new FishFinder(Technique.MUTANT_JELLYFISH, placements));
    add(new FishFinder(Technique.FINNED_MUTANT_X_WING, placements));
    add(new FishFinder(Technique.FINNED_MUTANT_SWORDFISH, placements));
    add(new FishFinder(Technique.FINNED_MUTANT_JELLYFISH, placements));
  }

  private void addPatterns() {
    add(new TurbotFishFinder(Technique.SKYSCRAPER, placements));
    add(new TurbotFishFinder(Technique.TWO_STRING_KITE, placements));
    add(new TurbotFishFinder(Technique.TURBOT_FISH, placements));
    add(new DualTwoStringKiteFinder(placements));
    add(new EmptyRectangleFinder(Technique.EMPTY_RECTANGLE, placements));
    add(new EmptyRectangleFinder(Technique.DUAL_EMPTY_RECTANGLE, placements));
  }

  private void addWings() {
    add(new WWingFinder());
    add(new XyWingFinder());
    add(new XyzWingFinder());
    add(new WxyzWingFinder());
  }

  private void addColoring() {
    add(new SimpleColoringFinder(Technique.SIMPLE_COLORING_TRAP, placements));
    add(new SimpleColoringFinder(Technique.SIMPLE_COLORING_WRAP, placements));
    add(new MultiColoringFinder(Technique.MULTI_COLORING_1, placements));
    add(new MultiColoringFinder(Technique.MULTI_COLORING_2, placements));
    add(new RemotePairFinder());
  }

  private void addUniqueness() {
    add(new BugFinder());
    add(new RectangleFinder(Technique.UNIQUE_RECTANGLE_1));
    add(new RectangleFinder(Technique.UNIQUE_RECTANGLE_2));
    add(new RectangleFinder(Technique.UNIQUE_RECTANGLE_3));
    add(new RectangleFinder(Technique.UNIQUE_RECTANGLE_4));
    add(new RectangleFinder(Technique.UNIQUE_RECTANGLE_5));
    add(new RectangleFinder(Technique.UNIQUE_RECTANGLE_6));
    add(new RectangleFinder(Technique.HIDDEN_RECTANGLE));
    add(new RectangleFinder(Technique.AVOIDABLE_RECTANGLE_1));
    add(new RectangleFinder(Technique.AVOIDABLE_RECTANGLE_2));
    add(new UniqueLoopFinder());
    add(new ExtendedRectangleFinder());
  }

  private void addLockedSets() {
    AlmostLockedSets sets = new AlmostLockedSets();
    add(new SueDeCoqFinder());
    add(new AlsXzFinder(sets));
    add(new AlsChainFinder(Technique.ALS_XY_WING, sets));
    add(new AlsChainFinder(Technique.ALS_XY_CHAIN, sets));
    add(new DeathBlossomFinder(sets));
  }

  private void addChains() {
    ChainFinders.create(placements).forEach(this::add);
  }

  private void addForcing() {
    ForcingFinders.create().forEach(this::add);
  }

  private void add(TechniqueFinder finder) {
    finders.put(finder.technique(), finder);
  }
}
