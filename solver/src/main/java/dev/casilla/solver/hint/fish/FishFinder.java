package dev.casilla.solver.hint.fish;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;

/** Finds fish of one shape and size, with fins or without. Confined to one thread. */
/*
 * The search begins at a candidate that is to go, one that no placement of its digit contains. If
 * it were true, fins would be false, since it sees them, and so would be the rest of its own units.
 * What is left of the bases must then fit into fewer covers than there are bases. So the covers
 * that the candidate is not in are chosen first, at most three, then disjoint bases among the units
 * that lie within them, then units of the candidate itself: more as covers than as bases.
 */
public final class FishFinder implements TechniqueFinder {
  /** The units of a cell as a set. */
  private static final int[] UNITS = new int[Cells.COUNT];

  static {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int i = 0; i < Units.PER_CELL; i++) {
        UNITS[cell] |= 1 << Units.of(cell, i);
      }
    }
  }

  private enum Fins {
    NONE,
    /** Each base has two candidates or more besides its fins. */
    FINNED,
    /** Some base has just one. */
    SASHIMI,
    ANY
  }

  private final Technique technique;
  private final DigitPlacements placements;
  private final FishShape shape;
  private final int size;
  private final Fins fins;
  private final Fish fish = new Fish();

  /** What is left of the digit's candidates if the target is true. */
  private final MutableCellSet left = new MutableCellSet();

  private int digit;
  private int target;
  private int possibleBases;
  private int possibleCovers;

  /* The units of the target that may be bases or covers, and how many of them are covers now. */
  private int ownBases;
  private int ownCovers;
  private int ownCoverCount;

  /** A finder for a fish. */
  public FishFinder(Technique technique, DigitPlacements placements) {
    this.technique = technique;
    this.placements = placements;
    // The name of a fish says all of it.
    String name = technique.name();
    size = sizeIn(name);
    shape =
        name.contains("FRANKEN")
            ? FishShape.FRANKEN
            : name.contains("MUTANT") ? FishShape.MUTANT : FishShape.BASIC;
    fins =
        name.contains("SASHIMI")
            ? Fins.SASHIMI
            : !name.contains("FINNED")
                ? Fins.NONE
                : shape == FishShape.BASIC ? Fins.FINNED : Fins.ANY;
  }

  private static int sizeIn(String name) {
    if (name.endsWith("X_WING")) {
      return 2;
    } else if (name.endsWith("SWORDFISH")) {
      return 3;
    } else if (name.endsWith("JELLYFISH")) {
      return 4;
    }
    throw new IllegalArgumentException("no fish: " + name);
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int rest = placements.digits(grid); rest != 0; rest = Digits.withoutLowest(rest)) {
      digit = Digits.lowest(rest);
      CellSet targets = placements.impossible(grid, digit);
      for (int cell = targets.first(); cell != CellSet.NONE; cell = targets.next(cell)) {
        target = cell;
        if (findFrom(grid, true, sink)
            || (shape != FishShape.MUTANT && findFrom(grid, false, sink))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findFrom(CandidateGrid grid, boolean isByRows, HintSink sink) {
    left.setTo(grid.cells(digit)).andNot(CellSets.peers(target)).remove(target);
    int bases = 0;
    int covers = 0;
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int count = Integer.bitCount(grid.places(unit, digit));
      bases |= count > 1 ? 1 << unit : 0;
      covers |= count > 0 ? 1 << unit : 0;
    }
    possibleBases = bases & shape.units(isByRows) & ~UNITS[target];
    possibleCovers = covers & shape.units(!isByRows) & ~UNITS[target];
    ownBases = bases & shape.units(isByRows) & UNITS[target];
    ownCovers = UNITS[target] & shape.units(!isByRows);
    int most = Math.min(size, Integer.bitCount(ownCovers));
    for (ownCoverCount = 1; ownCoverCount <= most; ownCoverCount++) {
      if (chooseCovers(grid, 0, possibleCovers, size - ownCoverCount, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean chooseCovers(
      CandidateGrid grid, int chosen, int units, int missing, HintSink sink) {
    if (missing == 0) {
      int within = possibleBases & ~chosen & ~unitsOutside(chosen);
      return chooseBases(grid, chosen, 0, within, size, sink)
          || (ownCoverCount == 2 && chooseBases(grid, chosen, 0, within, size - 1, sink));
    }
    for (int rest = units; rest != 0; rest &= rest - 1) {
      int unit = rest & -rest;
      if (chooseCovers(grid, chosen | unit, rest & ~unit, missing - 1, sink)) {
        return true;
      }
    }
    return false;
  }

  /** The units with a cell that is left and in none of {@code covers}. */
  private int unitsOutside(int covers) {
    int outside = 0;
    for (long rest = left.low(); rest != 0; rest &= rest - 1) {
      int units = UNITS[Long.numberOfTrailingZeros(rest)];
      outside |= (units & covers) == 0 ? units : 0;
    }
    for (long rest = left.high(); rest != 0; rest &= rest - 1) {
      int units = UNITS[Long.SIZE + Long.numberOfTrailingZeros(rest)];
      outside |= (units & covers) == 0 ? units : 0;
    }
    return outside;
  }

  private boolean chooseBases(
      CandidateGrid grid, int covers, int chosen, int units, int missing, HintSink sink) {
    if (missing == 0) {
      return report(grid, chosen, covers, sink);
    }
    for (int rest = units; Integer.bitCount(rest) >= missing; rest &= rest - 1) {
      int unit = rest & -rest;
      int others = rest & ~unit & ~unitsMeeting(Integer.numberOfTrailingZeros(rest));
      if (chooseBases(grid, covers, chosen | unit, others, missing - 1, sink)) {
        return true;
      }
    }
    return false;
  }

  /** The units that share a cell that is left with {@code unit}. */
  private int unitsMeeting(int unit) {
    int meeting = 0;
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      meeting |= left.has(cell) ? UNITS[cell] : 0;
    }
    return meeting;
  }

  /** Reports the fish that the target's own units complete. */
  private boolean report(CandidateGrid grid, int bases, int covers, HintSink sink) {
    if (Integer.bitCount(bases) == size) {
      return reportWith(grid, bases, covers, ownCovers, sink);
    }
    for (int rest = ownBases; rest != 0; rest &= rest - 1) {
      int unit = rest & -rest;
      if (reportWith(grid, bases | unit, covers, ownCovers & ~unit, sink)) {
        return true;
      }
    }
    return false;
  }

  /** Reports the fish with as many covers out of {@code own} as are needed. */
  private boolean reportWith(CandidateGrid grid, int bases, int covers, int own, HintSink sink) {
    for (int some = own; some != 0; some = (some - 1) & own) {
      int all = covers | some;
      if (Integer.bitCount(some) == ownCoverCount && FishShape.of(bases, all) == shape) {
        fish.set(grid.cells(digit), bases, all);
        if (isWanted(bases, all) && sink.take(fish.hint(technique, digit))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isWanted(int bases, int covers) {
    if (fish.hasFins() == (fins == Fins.NONE) || fish.firstTarget() != target) {
      return false;
    }
    int least = fish.leastIn(bases);
    boolean hasRightFins =
        switch (fins) {
          case NONE, ANY -> true;
          case FINNED -> least > 1;
          case SASHIMI -> least == 1;
        };
    return hasRightFins && least > 0 && fish.leastIn(covers) > 0;
  }
}
