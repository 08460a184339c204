package dev.casilla.solver.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A grid drawn by hand: every cell has every candidate unless said otherwise. */
public final class GridSketch {
  private final CandidateGrid grid = new CandidateGrid();

  /** Each of {@code cells}, for example {@code "A1 A5"}, has only {@code digits}. */
  public GridSketch cells(String cells, String digits) {
    for (String cell : cells.split(" ", -1)) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        if (digits.indexOf('0' + digit) < 0) {
          grid.remove(Cells.named(cell), digit);
        }
      }
    }
    return this;
  }

  /** In {@code unit} {@code digit} has places only in {@code cells}. */
  public GridSketch only(int unit, int digit, String cells) {
    List<String> kept = Arrays.asList(cells.split(" ", -1));
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      if (!kept.contains(Cells.name(cell))) {
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

  /** Asserts that {@code finder} first removes {@code digit} from {@code cells}, and proves it. */
  public Hint assertRemoves(TechniqueFinder finder, int digit, String cells) {
    Hint hint = assertFinds(finder);
    String sorted = Arrays.stream(cells.split(" ", -1)).sorted().collect(Collectors.joining(" "));
    assertEquals(digit + ": " + sorted, text(hint));
    return hint;
  }

  /** Asserts that {@code finder} finds something, and that it is proven. */
  public Hint assertFinds(TechniqueFinder finder) {
    Hint hint = finder.findFirst(grid);
    assertNotNull(hint);
    assertEquals(List.of(), HintVerifier.faults(grid, hint));
    return hint;
  }

  /** Asserts that {@code finder} finds nothing. */
  public void assertSilent(TechniqueFinder finder) {
    assertNull(finder.findFirst(grid));
  }

  /** What {@code hint} removes, sorted, for example {@code "1A5 2A1"}. */
  public static String removed(Hint hint) {
    return hint.eliminations().stream()
        .map(candidate -> candidate.digit() + Cells.name(candidate.cell()))
        .sorted()
        .collect(Collectors.joining(" "));
  }

  /** For example {@code 1: A3 A4, 2: A3}. */
  private static String text(Hint hint) {
    List<String> digits = new ArrayList<>();
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      int removed = digit;
      String cells =
          hint.eliminations().stream()
              .filter(candidate -> candidate.digit() == removed)
              .map(candidate -> Cells.name(candidate.cell()))
              .sorted()
              .collect(Collectors.joining(" "));
      if (!cells.isEmpty()) {
        digits.add(digit + ": " + cells);
      }
    }
    return String.join(", ", digits);
  }
}
