package dev.casilla.solver.hint.als;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.ArrayList;
import java.util.List;

/** Puts almost locked sets and the links between them into hints. Confined to one thread. */
final class SetHints {
  private final AlmostLockedSets sets;
  private final MutableCellSet cells = new MutableCellSet();

  SetHints(AlmostLockedSets sets) {
    this.sets = sets;
  }

  /** Names the cells and digits of {@code set}. */
  void addSet(HintBuilder hint, int set) {
    hint.lockedSet(sets.cells(set, cells), sets.digits(set));
  }

  /** Marks the places of {@code digits} in {@code set}. */
  void mark(HintBuilder hint, int set, int digits) {
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      hint.mark(Role.CAUSE, sets.groups().cells(sets.group(set, digit), cells), digit);
    }
  }

  /** In {@code set} one of the two digits is. */
  void linkWithin(HintBuilder hint, int set, int from, int to) {
    hint.link(new Link(Link.Strength.STRONG, candidates(set, from), candidates(set, to)));
  }

  /** The restricted common {@code digit} is not in both sets. */
  void linkBetween(HintBuilder hint, int set, int other, int digit) {
    hint.link(new Link(Link.Strength.WEAK, candidates(set, digit), candidates(other, digit)));
  }

  /** Removes the digit of the two groups from the cells that see both. */
  void eliminateSeenByBoth(HintBuilder hint, int group, int other) {
    DigitGroups groups = sets.groups();
    DigitGroups.fill(
        cells,
        groups.seenLow(group) & groups.seenLow(other),
        groups.seenHigh(group) & groups.seenHigh(other));
    hint.eliminate(cells, groups.digit(group));
  }

  /** The places of {@code digit} in {@code set}. */
  List<Candidate> candidates(int set, int digit) {
    List<Candidate> candidates = new ArrayList<>();
    sets.groups().cells(sets.group(set, digit), cells);
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      candidates.add(Candidate.of(cell, digit));
    }
    return candidates;
  }

  /** Whether some candidate sees both groups. */
  boolean haveTarget(int group, int other) {
    DigitGroups groups = sets.groups();
    return ((groups.seenLow(group) & groups.seenLow(other))
            | (groups.seenHigh(group) & groups.seenHigh(other)))
        != 0;
  }
}
