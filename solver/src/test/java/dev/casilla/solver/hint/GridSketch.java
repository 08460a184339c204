package dev.casilla.solver.hint;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A grid drawn by hand: every cell has every candidate unless said otherwise. */
public final class GridSketch {
  private final CandidateGrid grid = new CandidateGrid();

  /** {@code cell} has only {@code digits}, for example {@code "12"}. */
  public GridSketch cell(String cell, String digits) {
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      if (digits.indexOf('0' + digit) < 0) {
        grid.remove(Cells.named(cell), digit);
      }
    }
    return this;
  }

  /** In {@code unit} {@code digit} has places only in {@code cells}. */
  public GridSketch only(int unit, int digit, String... cells) {
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      if (!Arrays.asList(cells).contains(Cells.name(cell))) {
        grid.remove(cell, digit);
      }
    }
    return this;
  }

  /** {@code digit} is written in {@code cell}, which is not given. */
  public GridSketch place(String cell, int digit) {
    grid.place(Cells.named(cell), digit);
    return this;
  }

  /** The grid. */
  public CandidateGrid grid() {
    return grid;
  }

  /** What each hint of {@code finder} removes. */
  public List<String> eliminations(TechniqueFinder finder) {
    List<String> all = new ArrayList<>();
    finder.findAll(
        grid,
        hint -> {
          all.add(text(hint));
          return false;
        });
    return all;
  }

  /** Whether {@code finder} finds a hint that removes just {@code eliminations}, and proves it. */
  public boolean proves(TechniqueFinder finder, String eliminations) {
    return finder.findAll(
        grid, hint -> text(hint).equals(eliminations) && HintVerifier.faults(grid, hint).isEmpty());
  }

  /** For example {@code 1: A3 A4, 2: A3}. */
  private static String text(Hint hint) {
    StringBuilder text = new StringBuilder();
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      StringBuilder cells = new StringBuilder();
      for (Candidate candidate : hint.eliminations()) {
        if (candidate.digit() == digit) {
          cells.append(' ').append(Cells.name(candidate.cell()));
        }
      }
      if (cells.length() > 0) {
        text.append(text.length() == 0 ? "" : ", ").append(digit).append(':').append(cells);
      }
    }
    return text.toString();
  }
}
