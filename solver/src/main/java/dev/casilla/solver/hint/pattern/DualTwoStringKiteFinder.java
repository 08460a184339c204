package dev.casilla.solver.hint.pattern;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.OneDigitFinder;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds two two-string kites that meet in the same two cells of a block: each of the cells has two
 * places in its row and two in its column. Confined to one thread.
 */
public final class DualTwoStringKiteFinder extends OneDigitFinder {
  private final MutableCellSet targets = new MutableCellSet();
  private final MutableCellSet otherTargets = new MutableCellSet();

  /** A finder that asks {@code placements} which digits to look at. */
  public DualTwoStringKiteFinder(DigitPlacements placements) {
    super(Technique.DUAL_TWO_STRING_KITE, placements);
  }

  @Override
  protected boolean findAll(CandidateGrid grid, int digit, HintSink sink) {
    for (int block = Units.block(0); block < Units.COUNT; block++) {
      if (findIn(grid, digit, block, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean findIn(CandidateGrid grid, int digit, int block, HintSink sink) {
    for (int rest = grid.places(block, digit); rest != 0; rest &= rest - 1) {
      int one = CellSets.cellAt(block, rest);
      for (int others = rest & (rest - 1); others != 0; others &= others - 1) {
        int two = CellSets.cellAt(block, others);
        if (hasTargets(grid, digit, one, two, targets)
            && hasTargets(grid, digit, two, one, otherTargets)
            && !targets.isSame(otherTargets)
            && sink.take(hint(grid, digit, one, two))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the row of {@code one} and the column of {@code two} are a kite that has an effect. */
  private static boolean hasTargets(
      CandidateGrid grid, int digit, int one, int two, MutableCellSet into) {
    int row = Units.of(one, 0);
    int column = Units.of(two, 1);
    if (Units.of(two, 0) == row
        || Units.of(one, 1) == column
        || !TwoPlaces.areIn(grid, row, digit)
        || !TwoPlaces.areIn(grid, column, digit)) {
      return false;
    }
    int left = TwoPlaces.other(grid, row, digit, one);
    int top = TwoPlaces.other(grid, column, digit, two);
    if (Cells.block(left) == Cells.block(one) || Cells.block(top) == Cells.block(one)) {
      return false;
    }
    into.setToBoth(CellSets.peers(left), CellSets.peers(top)).and(grid.cells(digit));
    return !into.isEmpty();
  }

  private Hint hint(CandidateGrid grid, int digit, int one, int two) {
    HintBuilder hint = new HintBuilder(technique());
    addKite(hint, grid, digit, one, two);
    addKite(hint.endChain(), grid, digit, two, one);
    return hint.eliminate(targets.or(otherTargets), digit).build();
  }

  private static void addKite(HintBuilder hint, CandidateGrid grid, int digit, int one, int two) {
    int row = Units.of(one, 0);
    int column = Units.of(two, 1);
    int left = TwoPlaces.other(grid, row, digit, one);
    int top = TwoPlaces.other(grid, column, digit, two);
    hint.unit(row)
        .unit(column)
        .mark(Role.CAUSE, left, digit)
        .mark(Role.CAUSE, one, digit)
        .mark(Role.CAUSE, top, digit)
        .strong(left, digit, one, digit)
        .weak(one, digit, two, digit)
        .strong(two, digit, top, digit);
  }
}
