package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.testdata.ArticlePuzzles;
import org.junit.jupiter.api.Test;

final class StrategiesTest {
  private static final Strategies STRATEGIES = new Strategies(Trace.NONE);
  private static final Candidates OPEN = Candidates.of(Grid.EMPTY);

  @Test
  void eliminate_oneSolvedCell_takesItsDigitFromItsPeersOnly() {
    Candidates after = STRATEGIES.eliminate(Candidates.of(Grid.EMPTY.with(40, 5)));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(!Cells.arePeers(40, cell), Digits.has(after.digitsAt(cell), 5));
    }
  }

  @Test
  void eliminate_cellSolvedOnTheWay_waitsForTheNextPass() {
    Candidates pair = OPEN.with(0, Digits.only(1)).with(1, Digits.only(1) | Digits.only(2));
    Candidates after = STRATEGIES.eliminate(pair);
    assertEquals("2", after.textAt(1));
    assertEquals("23456789", after.textAt(2));
    assertEquals("3456789", STRATEGIES.eliminate(after).textAt(2));
  }

  @Test
  void eliminate_clashingClues_emptyOneCell() {
    Grid clash = Grid.EMPTY.with(0, 1).with(1, 1);
    assertTrue(STRATEGIES.eliminate(Candidates.of(clash)).hasContradiction());
    assertTrue(STRATEGIES.reduce(Candidates.of(clash)).hasContradiction());
  }

  @Test
  void eliminate_itsArgument_staysAsItWas() {
    Candidates before = Candidates.of(Grid.parse(ArticlePuzzles.EASY));
    STRATEGIES.reduce(before);
    assertEquals(Candidates.of(Grid.parse(ArticlePuzzles.EASY)), before);
  }

  @Test
  void onlyChoice_onePlace_placesIt() {
    Candidates candidates = withoutInRowA(7, 1);
    assertEquals("7", STRATEGIES.onlyChoice(candidates).textAt(0));
  }

  @Test
  void onlyChoice_twoPlaces_placesNothing() {
    Candidates candidates = withoutInRowA(7, 2);
    assertEquals(candidates, STRATEGIES.onlyChoice(candidates));
  }

  @Test
  void onlyChoice_noPlace_placesNothing() {
    Candidates candidates = withoutInRowA(7, 0);
    assertEquals(candidates, STRATEGIES.onlyChoice(candidates));
  }

  @Test
  void onlyChoice_placedOnTheWay_isSeenByLaterUnits() {
    int three = Digits.only(3);
    Candidates candidates = withoutInRowA(7, 1);
    for (int row = 2; row < Cells.SIDE; row++) {
      candidates = candidates.with(Cells.at(row, 0), Digits.ALL & ~three);
    }
    Candidates after = STRATEGIES.onlyChoice(candidates);
    assertEquals("3", after.textAt(Cells.named("B1")), "A1 is 7, so 3 in column 1 is left to B1");
  }

  @Test
  void reduce_emptyGrid_changesNothing() {
    assertEquals(OPEN, STRATEGIES.reduce(OPEN));
  }

  @Test
  void reduce_solution_changesNothing() {
    Candidates solution = Candidates.of(Grid.parse(ArticlePuzzles.EASY_SOLUTION));
    assertEquals(solution, STRATEGIES.reduce(solution));
  }

  /** All open, but {@code digit} is possible in the first {@code places} cells of row A only. */
  private static Candidates withoutInRowA(int digit, int places) {
    Candidates candidates = OPEN;
    for (int cell = places; cell < Cells.SIDE; cell++) {
      candidates = candidates.with(cell, Digits.ALL & ~Digits.only(digit));
    }
    return candidates;
  }
}
