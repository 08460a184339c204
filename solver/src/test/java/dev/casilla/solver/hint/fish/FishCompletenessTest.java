package dev.casilla.solver.hint.fish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Positions;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compares the search with trying all pairs of base units by all pairs of cover units. */
final class FishCompletenessTest {
  private static final int ALL_UNITS = (1 << Units.COUNT) - 1;

  @Test
  void findAll_seededPositions_findsEveryFishOfSizeTwo() {
    Positions positions = new Positions(11);
    int count = 0;
    for (int i = 0; i < 4; i++) {
      CandidateGrid grid = positions.next();
      Set<String> expected = new TreeSet<>();
      for (int digit = 1; digit <= 9; digit++) {
        tryAll(grid, digit, expected);
      }
      assertEquals(expected, found(grid));
      count += expected.size();
    }
    assertTrue(count > 100, "only " + count);
  }

  private static Set<String> found(CandidateGrid grid) {
    Set<String> found = new TreeSet<>();
    DigitPlacements placements = new DigitPlacements();
    for (Technique technique : Technique.values()) {
      String name = technique.name();
      if (name.endsWith("X_WING")) {
        new FishFinder(technique, placements)
            .findAll(
                grid,
                hint -> {
                  String fish = hint.units() + " " + hint.covers() + " " + hint.eliminations();
                  assertTrue(found.add(fish), () -> "twice: " + hint);
                  return false;
                });
      }
    }
    return found;
  }

  private static void tryAll(CandidateGrid grid, int digit, Set<String> into) {
    int possible = 0;
    for (int unit = 0; unit < Units.COUNT; unit++) {
      possible |= Integer.bitCount(grid.places(unit, digit)) > 1 ? 1 << unit : 0;
    }
    for (int bases = nextPair(0); bases <= ALL_UNITS; bases = nextPair(bases)) {
      if ((bases & ~possible) == 0) {
        for (int covers = nextPair(0); covers <= ALL_UNITS; covers = nextPair(covers)) {
          if ((bases & covers) == 0) {
            evaluate(grid.cells(digit), digit, bases, covers, into);
          }
        }
      }
    }
  }

  /** The next number after {@code pair} with two bits set. */
  private static int nextPair(int pair) {
    int next = Math.max(pair + 1, 3);
    while (Integer.bitCount(next) != 2) {
      int lowest = Integer.lowestOneBit(next);
      next += Integer.bitCount(next) > 2 ? lowest : 1;
    }
    return next;
  }

  private static void evaluate(CellSet cells, int digit, int bases, int covers, Set<String> into) {
    MutableCellSet fins = new MutableCellSet();
    MutableCellSet targets = new MutableCellSet();
    int filled = 0;
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      int units = 0;
      for (int i = 0; i < Units.PER_CELL; i++) {
        units |= 1 << Units.of(cell, i);
      }
      int base = Integer.bitCount(bases & units);
      int cover = Integer.bitCount(covers & units);
      if (base > cover || base == 2) {
        fins.add(cell);
      } else if (cover > base) {
        targets.add(cell);
      }
      if (base == 1 && cover > 0) {
        filled |= units;
      }
    }
    targets.andSeen(fins);
    if (((bases | covers) & ~filled) == 0 && !targets.isEmpty()) {
      into.add(list(bases) + " " + list(covers) + " " + candidates(targets, digit));
    }
  }

  private static String list(int units) {
    StringBuilder list = new StringBuilder();
    for (int rest = units; rest != 0; rest &= rest - 1) {
      list.append(list.length() == 0 ? "" : ", ").append(Integer.numberOfTrailingZeros(rest));
    }
    return "[" + list + "]";
  }

  private static String candidates(CellSet cells, int digit) {
    StringBuilder list = new StringBuilder();
    for (String name : cells.toString().split(" ", -1)) {
      list.append(list.length() == 0 ? "" : ", ").append(digit).append(" in ").append(name);
    }
    return "[" + list + "]";
  }
}
