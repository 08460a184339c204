package dev.casilla.solver.hint.pattern;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
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
 * others are turbot fish.
 */
public final class TurbotFishFinder implements TechniqueFinder {
  private final Technique technique;
  private final DigitPlacements placements;
  private final MutableCellSet targets = new MutableCellSet();

  /** A finder for a skyscraper, a two-string kite or a turbot fish. */
  public TurbotFishFinder(Technique technique, DigitPlacements placements) {
    this.technique = technique;
    this.placements = placements;
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int rest = placements.digits(grid); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      for (int unit = 1; unit < Units.COUNT; unit++) {
        if (isLink(grid, unit, digit) && findAt(grid, digit, unit, sink)) {
          return true;
        }
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

  private boolean findAt(CandidateGrid grid, int digit, int unit, HintSink sink) {
    int first = TwoPlaces.first(grid, unit, digit);
    int second = TwoPlaces.second(grid, unit, digit);
    for (int other = 0; other < unit; other++) {
      if (isLink(grid, other, digit)) {
        int from = TwoPlaces.first(grid, other, digit);
        int to = TwoPlaces.second(grid, other, digit);
        if (report(grid, digit, other, from, unit, first, sink)
            || report(grid, digit, other, from, unit, second, sink)
            || report(grid, digit, other, to, unit, first, sink)
            || report(grid, digit, other, to, unit, second, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean report(
      CandidateGrid grid, int digit, int one, int near, int two, int next, HintSink sink) {
    int far = TwoPlaces.other(grid, one, digit, near);
    int end = TwoPlaces.other(grid, two, digit, next);
    if (!Cells.arePeers(near, next)
        || far == end
        || far == next
        || near == end
        || kind(one, near, two, next) != technique
        || isXWing(one, near, two, next, far, end)) {
      return false;
    }
    targets.setToBoth(CellSets.peers(far), CellSets.peers(end)).and(grid.cells(digit));
    targets.remove(near).remove(next);
    return !targets.isEmpty()
        && sink.take(hint(technique, targets, digit, one, far, near, two, next, end));
  }

  private static Technique kind(int one, int near, int two, int next) {
    Units.Kind kind = Units.kind(one);
    if (kind == Units.Kind.ROW && Units.kind(two) == Units.Kind.COLUMN) {
      boolean isInBlock = Cells.block(near) == Cells.block(next);
      return isInBlock ? Technique.TWO_STRING_KITE : Technique.TURBOT_FISH;
    }
    boolean isAcross =
        kind == Units.kind(two)
            && (kind == Units.Kind.ROW && Cells.column(near) == Cells.column(next)
                || kind == Units.Kind.COLUMN && Cells.row(near) == Cells.row(next));
    return isAcross ? Technique.SKYSCRAPER : Technique.TURBOT_FISH;
  }

  private static boolean isXWing(int one, int near, int two, int next, int far, int end) {
    return kind(one, near, two, next) == Technique.SKYSCRAPER
        && kind(one, far, two, end) == Technique.SKYSCRAPER;
  }

  private static Hint hint(
      Technique technique,
      MutableCellSet targets,
      int digit,
      int one,
      int far,
      int near,
      int two,
      int next,
      int end) {
    return new HintBuilder(technique)
        .unit(one)
        .unit(two)
        .mark(Role.CAUSE, far, digit)
        .mark(Role.CAUSE, near, digit)
        .mark(Role.CAUSE, next, digit)
        .mark(Role.CAUSE, end, digit)
        .strong(far, digit, near, digit)
        .weak(near, digit, next, digit)
        .strong(next, digit, end, digit)
        .eliminate(targets, digit)
        .build();
  }
}
