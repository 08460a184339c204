package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.rating.difficulty.chain.BranchStage;
import dev.casilla.solver.rating.difficulty.chain.ChainStage;
import dev.casilla.solver.rating.difficulty.chain.NetStage;
import dev.casilla.solver.rating.difficulty.stage.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * Rates puzzles by their hardest step, on the scale of Sudoku Explainer in tenths: 12 is a hidden
 * single in a block, 23 a naked single, 32 an X-Wing, 70 a short chain, 85 a forcing net.
 *
 * <p>The order of the techniques and their values are those of that program, up to branched chains;
 * beyond, the values are an estimate. Keeps its memory between puzzles, so make one and reuse it;
 * confined to one thread.
 */
/*
 * Since only the hardest step counts, steps that are no harder than what was needed before are
 * taken together, in any order.
 */
public final class DifficultyRater {
  private static final int NAKED_SINGLE = 23;

  private final CandidateGrid grid = new CandidateGrid();
  private final HintFinder finders = new HintFinder(true);
  private final DigitPlacements placements = new DigitPlacements();
  private final List<Stage> stages = new ArrayList<>();

  /** A rater with memory of its own. */
  public DifficultyRater() {
    addSingles();
    addSubsetsAndFish();
    addWingsAndRectangles();
    addChains();
  }

  /**
   * The difficulty of the hardest step of {@code clues}, in tenths; 0 if there is none.
   *
   * @throws IllegalArgumentException if it does not have exactly one solution and that gets in the
   *     way
   */
  public int rate(Grid clues) {
    int reached = 0;
    grid.fill(clues);
    while (!grid.isComplete()) {
      int step = grid.isBroken() ? Stage.NOTHING : advance(reached);
      if (step == Stage.NOTHING) {
        throw new IllegalArgumentException("not exactly one solution: " + clues);
      }
      reached = Math.max(reached, step);
    }
    return reached;
  }

  private int advance(int reached) {
    for (Stage stage : stages) {
      int step = stage.advance(grid, reached);
      if (step != Stage.NOTHING) {
        return step;
      }
    }
    return Stage.NOTHING;
  }

  private void addSingles() {
    stages.add((at, reached) -> Singles.placeInBlocks(at) ? 12 : Stage.NOTHING);
    stages.add((at, reached) -> Singles.placeInLines(at) ? 15 : Stage.NOTHING);
    stages.add(
        (at, reached) ->
            reached >= NAKED_SINGLE && Singles.placeNaked(at) ? NAKED_SINGLE : Stage.NOTHING);
    stages.add(new DirectLockingStage());
    stages.add(new DirectSubsetStage(2, 20));
    stages.add((at, reached) -> Singles.placeNaked(at) ? NAKED_SINGLE : Stage.NOTHING);
    stages.add(new DirectSubsetStage(3, 25));
  }

  private void addSubsetsAndFish() {
    add(26, Technique.POINTING);
    add(28, Technique.CLAIMING);
    add(30, Technique.LOCKED_PAIR, Technique.NAKED_PAIR);
    add(32, Technique.X_WING);
    add(34, Technique.HIDDEN_PAIR);
    add(36, Technique.LOCKED_TRIPLE, Technique.NAKED_TRIPLE);
    add(38, Technique.SWORDFISH);
    add(40, Technique.HIDDEN_TRIPLE);
  }

  private void addWingsAndRectangles() {
    stages.add(new StrongLinkStage(2, placements));
    add(42, Technique.XY_WING);
    add(44, Technique.XYZ_WING);
    add(
        45,
        Technique.UNIQUE_RECTANGLE_1,
        Technique.UNIQUE_RECTANGLE_2,
        Technique.UNIQUE_RECTANGLE_3,
        Technique.UNIQUE_RECTANGLE_4,
        Technique.UNIQUE_RECTANGLE_5);
    add(46, Technique.UNIQUE_LOOP);
    add(50, Technique.NAKED_QUADRUPLE);
    add(52, Technique.JELLYFISH);
    add(54, Technique.HIDDEN_QUADRUPLE);
    stages.add(new StrongLinkStage(3, placements));
    stages.add(new WingStage(4, 55));
    add(56, Technique.BUG_PLUS_ONE);
    stages.add(new WingStage(5, 62));
  }

  private void addChains() {
    stages.add(new ChainStage(placements));
    stages.add(new PlacementStage(placements));
    stages.add(new BranchStage());
    stages.add(new NetStage(85, finder(Technique.FORCING_NET_CONTRADICTION)));
    stages.add(new NetStage(85, finder(Technique.FORCING_NET_VERITY)));
    stages.add(new NetStage(95, finder(Technique.NESTED_FORCING_NET)));
  }

  private void add(int difficulty, Technique... techniques) {
    TechniqueFinder[] found = new TechniqueFinder[techniques.length];
    for (int i = 0; i < techniques.length; i++) {
      found[i] = finder(techniques[i]);
    }
    stages.add(new FinderStage(difficulty, found));
  }

  private TechniqueFinder finder(Technique technique) {
    return finders.finder(technique).get();
  }
}
