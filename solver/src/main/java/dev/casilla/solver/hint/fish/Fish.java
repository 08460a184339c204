package dev.casilla.solver.hint.fish;

import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Base and cover units of one digit, and what follows from them. Reused from one fish to the next.
 *
 * <p>Each base unit holds the digit once, each cover unit at most once. A base candidate that is in
 * no cover unit, or in two base units, is a fin. If no fin is true, the bases take one place in
 * each cover, so every candidate that is in more covers than bases is false. If a fin is true,
 * those that see it are. So those that see all fins are false in any case. Immutable.
 */
final class Fish {
  private final MutableCellSet base = new MutableCellSet();
  private final MutableCellSet twiceBase = new MutableCellSet();
  private final MutableCellSet cover = new MutableCellSet();
  private final MutableCellSet twiceCover = new MutableCellSet();
  private final MutableCellSet body = new MutableCellSet();
  private final MutableCellSet fins = new MutableCellSet();
  private final MutableCellSet targets = new MutableCellSet();
  private final MutableCellSet both = new MutableCellSet();
  private int bases;
  private int covers;

  /** The fish that {@code bases} and {@code covers} make of a digit's {@code cells}. */
  void set(CellSet cells, int bases, int covers) {
    this.bases = bases;
    this.covers = covers;
    gather(bases, cells, base, twiceBase);
    gather(covers, cells, cover, twiceCover);
    body.setToBoth(base, cover).andNot(twiceBase);
    fins.setTo(base).andNot(body);
    targets.setToBoth(body, twiceCover).or(both.setTo(cover).andNot(base)).andSeen(fins);
  }

  private void gather(int units, CellSet cells, MutableCellSet once, MutableCellSet twice) {
    once.clear();
    twice.clear();
    for (int rest = units; rest != 0; rest &= rest - 1) {
      both.setToBoth(cells, CellSets.unit(Integer.numberOfTrailingZeros(rest)));
      twice.or(body.setToBoth(both, once));
      once.or(both);
    }
  }

  boolean hasFins() {
    return !fins.isEmpty();
  }

  /** How many candidates the poorest unit of the fish has, without fins. */
  int leastIn(int units) {
    int least = Integer.MAX_VALUE;
    for (int rest = units; rest != 0; rest &= rest - 1) {
      CellSet unit = CellSets.unit(Integer.numberOfTrailingZeros(rest));
      least = Math.min(least, both.setToBoth(body, unit).count());
    }
    return least;
  }

  /** The first candidate removed, or {@link CellSet#NONE}. */
  int firstTarget() {
    return targets.first();
  }

  Hint hint(Technique technique, int digit) {
    HintBuilder hint = new HintBuilder(technique);
    for (int rest = bases; rest != 0; rest &= rest - 1) {
      hint.unit(Integer.numberOfTrailingZeros(rest));
    }
    for (int rest = covers; rest != 0; rest &= rest - 1) {
      hint.cover(Integer.numberOfTrailingZeros(rest));
    }
    return hint.mark(Role.CAUSE, body, digit)
        .mark(Role.FIN, both.setTo(fins).andNot(twiceBase), digit)
        .mark(Role.ENDO_FIN, twiceBase, digit)
        .eliminate(targets, digit)
        .build();
  }
}
