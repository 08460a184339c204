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
 * Finds two units with two places each for a digit, one place of each in sight of the other: at
 * least one of the far places is right, so what sees both is not.
 *
 * <p>Two rows with the near places in one column are a skyscraper, and so are two columns with them
 * in one row. A row and a column with the near places in one block are a two-string kite. All
 * others are turbot fish. Confined to one thread.
 */
public final class TurbotFishFinder extends OneDigitFinder {
  private final MutableCellSet targets = new MutableCellSet();

  /* The chain looked at, from one end to the other: a far place, two near ones, the other far. */
  private int unit;
  private int far;
  private int near;
  private int otherNear;
  private int otherFar;
  private int otherUnit;

  /** A finder for a skyscraper, a two-string kite or a turbot fish. */
  public TurbotFishFinder(Technique technique, DigitPlacements placements) {
    super(technique, placements);
  }

  @Override
  protected boolean findAll(CandidateGrid grid, int digit, HintSink sink) {
    for (unit = 0; unit < Units.COUNT; unit++) {
      if (isLink(grid, unit, digit) && findFrom(grid, digit, sink)) {
        return true;
      }
    }
    return false;
  }

  /** Whether there are two places; those of a block that are in one line are that line's link. */
  private static boolean isLink(CandidateGrid grid, int unit, int digit) {
    if (!TwoPlaces.areIn(grid, unit, digit)) {
      return false;
    }
    int first = TwoPlaces.first(grid, unit, digit);
    int second = TwoPlaces.second(grid, unit, digit);
    return Units.kind(unit) != Units.Kind.BLOCK
        || (Cells.row(first) != Cells.row(second) && Cells.column(first) != Cells.column(second));
  }

  private boolean findFrom(CandidateGrid grid, int digit, HintSink sink) {
    int first = TwoPlaces.first(grid, unit, digit);
    int second = TwoPlaces.second(grid, unit, digit);
    for (otherUnit = unit + 1; otherUnit < Units.COUNT; otherUnit++) {
      if (isLink(grid, otherUnit, digit)) {
        int otherFirst = TwoPlaces.first(grid, otherUnit, digit);
        int otherSecond = TwoPlaces.second(grid, otherUnit, digit);
        if (report(grid, digit, first, otherFirst, sink)
            || report(grid, digit, first, otherSecond, sink)
            || report(grid, digit, second, otherFirst, sink)
            || report(grid, digit, second, otherSecond, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean report(CandidateGrid grid, int digit, int from, int to, HintSink sink) {
    near = from;
    far = TwoPlaces.other(grid, unit, digit, near);
    otherNear = to;
    otherFar = TwoPlaces.other(grid, otherUnit, digit, otherNear);
    boolean isChain =
        Cells.arePeers(near, otherNear)
            && far != otherFar
            && far != otherNear
            && near != otherFar
            && !isXWing()
            && kind(near, otherNear) == technique();
    if (!isChain) {
      return false;
    }
    targets.setToBoth(CellSets.peers(far), CellSets.peers(otherFar)).and(grid.cells(digit));
    targets.remove(near).remove(otherNear);
    return !targets.isEmpty() && sink.take(hint(digit));
  }

  /** What two links are that meet in {@code cell} and {@code otherCell}. */
  private Technique kind(int cell, int otherCell) {
    Units.Kind kind = Units.kind(unit);
    Units.Kind otherKind = Units.kind(otherUnit);
    boolean isSkyscraper =
        kind == otherKind
            && ((kind == Units.Kind.ROW && Cells.column(cell) == Cells.column(otherCell))
                || (kind == Units.Kind.COLUMN && Cells.row(cell) == Cells.row(otherCell)));
    boolean isKite =
        kind == Units.Kind.ROW
            && otherKind == Units.Kind.COLUMN
            && Cells.block(cell) == Cells.block(otherCell);
    return isSkyscraper
        ? Technique.SKYSCRAPER
        : isKite ? Technique.TWO_STRING_KITE : Technique.TURBOT_FISH;
  }

  private boolean isXWing() {
    return kind(near, otherNear) == Technique.SKYSCRAPER
        && kind(far, otherFar) == Technique.SKYSCRAPER;
  }

  private Hint hint(int digit) {
    return new HintBuilder(technique())
        .unit(unit)
        .unit(otherUnit)
        .mark(Role.CAUSE, far, digit)
        .mark(Role.CAUSE, near, digit)
        .mark(Role.CAUSE, otherNear, digit)
        .mark(Role.CAUSE, otherFar, digit)
        .strong(far, digit, near, digit)
        .weak(near, digit, otherNear, digit)
        .strong(otherNear, digit, otherFar, digit)
        .eliminate(targets, digit)
        .build();
  }
}
