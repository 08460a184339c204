package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.path.HintFinder;

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
  private final Stage[] stages;

  /** A rater with memory of its own. */
  public DifficultyRater() {
    HintFinder all = new HintFinder(true);
    DigitPlacements placements = new DigitPlacements();
    stages =
        new Stage[] {
          (grid, reached) -> Singles.placeInBlocks(grid) ? 12 : Stage.NOTHING,
          (grid, reached) -> Singles.placeInLines(grid) ? 15 : Stage.NOTHING,
          (grid, reached) ->
              reached >= NAKED_SINGLE && Singles.placeNaked(grid) ? NAKED_SINGLE : Stage.NOTHING,
          new DirectLockingStage(),
          new DirectSubsetStage(2, 20),
          (grid, reached) -> Singles.placeNaked(grid) ? NAKED_SINGLE : Stage.NOTHING,
          new DirectSubsetStage(3, 25),
          of(all, 26, Technique.POINTING),
          of(all, 28, Technique.CLAIMING),
          of(all, 30, Technique.LOCKED_PAIR, Technique.NAKED_PAIR),
          of(all, 32, Technique.X_WING),
          of(all, 34, Technique.HIDDEN_PAIR),
          of(all, 36, Technique.LOCKED_TRIPLE, Technique.NAKED_TRIPLE),
          of(all, 38, Technique.SWORDFISH),
          of(all, 40, Technique.HIDDEN_TRIPLE),
          new StrongLinkStage(2, placements),
          of(all, 42, Technique.XY_WING),
          of(all, 44, Technique.XYZ_WING),
          of(
              all,
              45,
              Technique.UNIQUE_RECTANGLE_1,
              Technique.UNIQUE_RECTANGLE_2,
              Technique.UNIQUE_RECTANGLE_3,
              Technique.UNIQUE_RECTANGLE_4,
              Technique.UNIQUE_RECTANGLE_5),
          of(all, 46, Technique.UNIQUE_LOOP),
          of(all, 50, Technique.NAKED_QUADRUPLE),
          of(all, 52, Technique.JELLYFISH),
          of(all, 54, Technique.HIDDEN_QUADRUPLE),
          new StrongLinkStage(3, placements),
          new WingStage(4, 55),
          of(all, 56, Technique.BUG_PLUS_ONE),
          new WingStage(5, 62),
          new ChainStage(placements),
          new PlacementStage(placements),
          new BranchStage(),
          new NetStage(85, finder(all, Technique.FORCING_NET_CONTRADICTION)),
          new NetStage(85, finder(all, Technique.FORCING_NET_VERITY)),
          new NetStage(95, finder(all, Technique.NESTED_FORCING_NET)),
        };
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

  private static FinderStage of(HintFinder all, int difficulty, Technique... techniques) {
    TechniqueFinder[] found = new TechniqueFinder[techniques.length];
    for (int i = 0; i < techniques.length; i++) {
      found[i] = finder(all, techniques[i]);
    }
    return new FinderStage(difficulty, found);
  }

  private static TechniqueFinder finder(HintFinder all, Technique technique) {
    return all.finder(technique).orElseThrow();
  }
}
