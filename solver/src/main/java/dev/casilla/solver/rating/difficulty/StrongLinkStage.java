package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;
import dev.casilla.solver.rating.difficulty.stage.Removals;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/**
 * Two or three strong links of a digit one after the other, each in sight of the next: one end of
 * the chain is right, so what sees both goes. Skyscrapers, kites and turbot fish, also with groups.
 * Confined to one thread.
 */
final class StrongLinkStage implements Stage {
  private static final int PAIR_IN_ROWS = 40;
  private static final int PAIR_ACROSS = 41;
  private static final int PAIR_WITH_BLOCK = 42;
  private static final int PAIR_GROUPED = 43;
  private static final int TRIPLE_IN_ROWS = 54;
  private static final int TRIPLE_WITH_BLOCK = 55;
  private static final int TRIPLE_ACROSS = 56;
  private static final int TRIPLE_GROUPED = 57;

  private final boolean isPair;
  private final DigitPlacements placements;
  private final StrongLinks links = new StrongLinks();
  private final Removals removals = new Removals();
  private final MutableCellSet targets = new MutableCellSet();

  /** Looks for pairs of links, or for triples. */
  StrongLinkStage(int size, DigitPlacements placements) {
    this.isPair = size == 2;
    this.placements = placements;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    removals.begin(reached);
    for (int rest = placements.digits(grid); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      links.find(grid, digit);
      for (int first = 0; first < links.count(); first++) {
        if (links.seenFromStart(first).intersects(placements.impossible(grid, digit))) {
          join(digit, first);
        }
      }
    }
    return removals.applyTo(grid);
  }

  private void join(int digit, int first) {
    for (int second = 0; second < links.count(); second++) {
      if (isNext(first, second)) {
        if (isPair) {
          report(digit, first, second, first);
        } else {
          for (int third = 0; third < links.count(); third++) {
            if (isNext(second, third)) {
              report(digit, first, third, second);
            }
          }
        }
      }
    }
  }

  /** Whether each cell where {@code second} begins sees all cells where {@code first} ends. */
  private boolean isNext(int first, int second) {
    return links.start(second).isWithin(links.seenFromEnd(first));
  }

  private void report(int digit, int first, int last, int between) {
    targets.setToBoth(links.seenFromStart(first), links.seenFromEnd(last));
    if (!targets.isEmpty()) {
      removals.add(difficulty(first, last, between), targets, digit);
    }
  }

  private int difficulty(int first, int last, int between) {
    if (links.isGrouped(first) || links.isGrouped(last) || links.isGrouped(between)) {
      return isPair ? PAIR_GROUPED : TRIPLE_GROUPED;
    }
    boolean hasRow = isAny(Units.Kind.ROW, first, last, between);
    boolean hasColumn = isAny(Units.Kind.COLUMN, first, last, between);
    boolean hasBlock = isAny(Units.Kind.BLOCK, first, last, between);
    if (isPair) {
      return hasBlock ? PAIR_WITH_BLOCK : hasRow && hasColumn ? PAIR_ACROSS : PAIR_IN_ROWS;
    }
    return hasRow && hasColumn ? TRIPLE_ACROSS : hasBlock ? TRIPLE_WITH_BLOCK : TRIPLE_IN_ROWS;
  }

  private boolean isAny(Units.Kind kind, int first, int last, int between) {
    return Units.kind(links.unit(first)) == kind
        || Units.kind(links.unit(last)) == kind
        || Units.kind(links.unit(between)) == kind;
  }
}
