package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
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
  private static final int ONE_DIGIT = 78;

  private final CandidateGrid grid = new CandidateGrid();
  private final DigitPlacements placements = new DigitPlacements();
  private final HintFinder finders = new HintFinder(true);
  private final Stage[] stages = {
    (grid, reached) -> Singles.placeInBlocks(grid) ? 12 : Stage.NOTHING,
    (grid, reached) -> Singles.placeInLines(grid) ? 15 : Stage.NOTHING,
    (grid, reached) ->
        reached >= NAKED_SINGLE && Singles.placeNaked(grid) ? NAKED_SINGLE : Stage.NOTHING,
    new DirectLockingStage(),
    new DirectSubsetStage(2, 20),
    (grid, reached) -> Singles.placeNaked(grid) ? NAKED_SINGLE : Stage.NOTHING,
    new DirectSubsetStage(3, 25),
    finders(26, Technique.POINTING),
    finders(28, Technique.CLAIMING),
    finders(30, Technique.LOCKED_PAIR, Technique.NAKED_PAIR),
    finders(32, Technique.X_WING),
    finders(34, Technique.HIDDEN_PAIR),
    finders(36, Technique.LOCKED_TRIPLE, Technique.NAKED_TRIPLE),
    finders(38, Technique.SWORDFISH),
    finders(40, Technique.HIDDEN_TRIPLE),
    new StrongLinkStage(2, placements),
    finders(42, Technique.XY_WING),
    finders(44, Technique.XYZ_WING),
    finders(
        45,
        Technique.UNIQUE_RECTANGLE_1,
        Technique.UNIQUE_RECTANGLE_2,
        Technique.UNIQUE_RECTANGLE_3,
        Technique.UNIQUE_RECTANGLE_4,
        Technique.UNIQUE_RECTANGLE_5),
    finders(46, Technique.UNIQUE_LOOP),
    finders(50, Technique.NAKED_QUADRUPLE),
    finders(52, Technique.JELLYFISH),
    finders(54, Technique.HIDDEN_QUADRUPLE),
    new StrongLinkStage(3, placements),
    new WingStage(4, 55),
    finders(56, Technique.BUG_PLUS_ONE),
    new WingStage(5, 62),
    new ChainStage(placements),
    this::removeImpossible,
    new BranchStage(),
    new NetStage(85, finder(Technique.FORCING_NET_CONTRADICTION)),
    new NetStage(85, finder(Technique.FORCING_NET_VERITY)),
    new NetStage(95, finder(Technique.NESTED_FORCING_NET)),
  };
  private final Removals removals = new Removals();

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

  /** Removes what cannot be true by the places of its own digit. */
  private int removeImpossible(CandidateGrid of, int reached) {
    removals.begin(reached);
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      CellSet impossible = placements.impossible(of, digit);
      removals.add(ONE_DIGIT, impossible, digit);
    }
    return removals.applyTo(of);
  }

  private FinderStage finders(int difficulty, Technique... techniques) {
    TechniqueFinder[] found = new TechniqueFinder[techniques.length];
    for (int i = 0; i < techniques.length; i++) {
      found[i] = finder(techniques[i]);
    }
    return new FinderStage(difficulty, found);
  }

  private TechniqueFinder finder(Technique technique) {
    return finders.finder(technique).orElseThrow();
  }
}
