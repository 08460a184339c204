package dev.casilla.solver.hint;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Proves that a hint names a deadly pattern, and all candidates that keep it away.
 *
 * <p>The cells of the pattern are those with a cause or a fin; the digits are the two that are
 * causes anywhere, or else the two causes of the cell. If no cell is given and every unit has each
 * digit in two cells of the pattern or in none, a solution with only these digits there has each of
 * them once in each such unit. Swapping the two digits of every cell then leaves the same digits in
 * each unit: a second solution. So one of the other candidates is true.
 */
final class DeadlyPatternVerifier {
  private final CandidateGrid grid;
  private final Hint hint;

  /** The digit set of each cell of the pattern. */
  private final Map<Integer, Integer> pattern = new TreeMap<>();

  private DeadlyPatternVerifier(CandidateGrid grid, Hint hint) {
    this.grid = grid;
    this.hint = hint;
    int all = Digits.NONE;
    for (Candidate cause : hint.candidates(Role.CAUSE)) {
      pattern.merge(cause.cell(), Digits.only(cause.digit()), (one, other) -> one | other);
      all |= Digits.only(cause.digit());
    }
    for (Candidate fin : hint.candidates(Role.FIN)) {
      pattern.putIfAbsent(fin.cell(), Digits.NONE);
    }
    if (Digits.count(all) == 2) {
      int pair = all;
      pattern.replaceAll((cell, digits) -> pair);
    }
  }

  /** Why the pattern of {@code hint} is not deadly; empty if it is. */
  static List<String> faults(CandidateGrid grid, Hint hint) {
    DeadlyPatternVerifier verifier = new DeadlyPatternVerifier(grid, hint);
    List<String> faults = new ArrayList<>();
    verifier.pattern.forEach((cell, digits) -> verifier.checkCell(cell, digits, faults));
    for (int unit = 0; unit < Units.COUNT; unit++) {
      verifier.checkUnit(unit, faults);
    }
    if (verifier.pattern.isEmpty()) {
      faults.add("names no deadly pattern");
    }
    return faults;
  }

  private void checkCell(int cell, int digits, List<String> faults) {
    int fins = Digits.NONE;
    for (Candidate fin : hint.candidates(Role.FIN)) {
      fins |= fin.cell() == cell ? Digits.only(fin.digit()) : Digits.NONE;
    }
    if (Digits.count(digits) != 2) {
      faults.add("has not two pattern digits: " + Cells.name(cell));
    }
    if (grid.givens().has(cell)) {
      faults.add("is given: " + Cells.name(cell));
    }
    if (fins != (grid.candidates(cell) & ~digits)) {
      faults.add("has other fins than named: " + Cells.name(cell));
    }
  }

  private void checkUnit(int unit, List<String> faults) {
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      int count = 0;
      for (int place = 0; place < Cells.SIDE; place++) {
        int digits = pattern.getOrDefault(Units.cell(unit, place), Digits.NONE);
        count += Digits.has(digits, digit) ? 1 : 0;
      }
      if (count != 0 && count != 2) {
        faults.add("has " + digit + " " + count + " times: unit " + unit);
      }
    }
  }
}
