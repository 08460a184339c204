package dev.casilla.solver.hint;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
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
 * each unit: a second solution. So one of the other candidates is true. An extended rectangle has
 * three digits: there all ways to fill it are compared.
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
    if (Digits.count(all) == size()) {
      int digits = all;
      pattern.replaceAll((cell, own) -> digits);
    }
  }

  /** Why the pattern of {@code hint} is not deadly; empty if it is. */
  static List<String> faults(CandidateGrid grid, Hint hint) {
    DeadlyPatternVerifier verifier = new DeadlyPatternVerifier(grid, hint);
    List<String> faults = new ArrayList<>();
    verifier.pattern.forEach((cell, digits) -> verifier.checkCell(cell, digits, faults));
    if (hint.technique() == Technique.EXTENDED_RECTANGLE) {
      verifier.checkFillings(faults);
    } else {
      for (int unit = 0; unit < Units.COUNT; unit++) {
        verifier.checkUnit(unit, faults);
      }
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
    if (Digits.count(digits) != size()) {
      faults.add("has not all pattern digits: " + Cells.name(cell));
    }
    if (grid.givens().has(cell)) {
      faults.add("is given: " + Cells.name(cell));
    }
    if (fins != (grid.candidates(cell) & ~digits)) {
      faults.add("has other fins than named: " + Cells.name(cell));
    }
  }

  private int size() {
    return hint.technique() == Technique.EXTENDED_RECTANGLE ? 3 : 2;
  }

  /** Each way to fill the pattern must have another one with the same digits in every unit. */
  private void checkFillings(List<String> faults) {
    Map<List<Integer>, Integer> counts = new HashMap<>();
    List<Integer> cells = new ArrayList<>(pattern.keySet());
    fill(cells, new ArrayList<>(), counts);
    if (counts.isEmpty() || counts.containsValue(1)) {
      faults.add("can be filled in one way: " + pattern);
    }
  }

  /** Counts the fillings of {@code cells} that begin with {@code digits} by their units' digits. */
  private void fill(List<Integer> cells, List<Integer> digits, Map<List<Integer>, Integer> counts) {
    if (digits.size() == cells.size()) {
      counts.merge(digitsOfUnits(cells, digits), 1, Integer::sum);
      return;
    }
    int cell = cells.get(digits.size());
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      if (Digits.has(pattern.getOrDefault(cell, Digits.NONE), digit)
          && isFree(cells, digits, cell, digit)) {
        digits.add(digit);
        fill(cells, digits, counts);
        digits.remove(digits.size() - 1);
      }
    }
  }

  private static boolean isFree(List<Integer> cells, List<Integer> digits, int cell, int digit) {
    for (int i = 0; i < digits.size(); i++) {
      if (digits.get(i) == digit && Cells.arePeers(cells.get(i), cell)) {
        return false;
      }
    }
    return true;
  }

  private static List<Integer> digitsOfUnits(List<Integer> cells, List<Integer> digits) {
    List<Integer> units = new ArrayList<>(Collections.nCopies(Units.COUNT, Digits.NONE));
    for (int i = 0; i < cells.size(); i++) {
      for (int j = 0; j < Units.PER_CELL; j++) {
        int unit = Units.of(cells.get(i), j);
        units.set(unit, units.get(unit) | Digits.only(digits.get(i)));
      }
    }
    return units;
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
