package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Cells that must not all hold one of two or three digits. Scratch memory, overwritten by each
 * pattern. Confined to one thread.
 */
final class DeadlyPattern {
  private final MutableCellSet cells = new MutableCellSet();
  private final MutableCellSet finCells = new MutableCellSet();
  private final MutableCellSet places = new MutableCellSet();
  private int digits;
  private int finDigits;

  /** Begins a pattern of {@code patternDigits}, a digit set, without cells. */
  void begin(int patternDigits) {
    digits = patternDigits;
    finDigits = Digits.NONE;
    cells.clear();
    finCells.clear();
  }

  /** Adds {@code cell}, empty or filled but not given. */
  void add(CandidateGrid grid, int cell) {
    cells.add(cell);
    int fins = grid.candidates(cell) & ~digits;
    if (fins != Digits.NONE) {
      finCells.add(cell);
      finDigits |= fins;
    }
  }

  CellSet cells() {
    return cells;
  }

  /** The cells that have candidates beside the digits of the pattern. */
  CellSet finCells() {
    return finCells;
  }

  /** The candidates beside the digits of the pattern. */
  int finDigits() {
    return finDigits;
  }

  /** The digits of the pattern. */
  int digits() {
    return digits;
  }

  /** The unit at {@code place} of the first fin cell if all fin cells are in it, else none. */
  int finUnit(int place) {
    int unit = Units.of(finCells.first(), place);
    return finCells.isWithin(CellSets.unit(unit)) ? unit : CellSet.NONE;
  }

  /** Whether {@code digit} has no place in {@code unit} outside the pattern. */
  boolean hasAllPlaces(CandidateGrid grid, int unit, int digit) {
    return places.setToBoth(grid.cells(digit), CellSets.unit(unit)).isWithin(cells);
  }

  /** A hint with the pattern marked. */
  HintBuilder hint(CandidateGrid grid, Technique technique) {
    HintBuilder hint = new HintBuilder(technique);
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      if (grid.digitAt(cell) == Grid.NO_DIGIT) {
        hint.markDigits(Role.CAUSE, cell, grid.candidates(cell) & digits);
        hint.markDigits(Role.FIN, cell, grid.candidates(cell) & ~digits);
      } else {
        hint.mark(Role.CAUSE, cell, grid.digitAt(cell));
      }
    }
    return hint;
  }
}
