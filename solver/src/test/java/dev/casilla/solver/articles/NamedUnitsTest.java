package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The lists of names that the articles print. */
final class NamedUnitsTest {
  @Test
  void rowUnits_first_isPrintedAsInTheArticle() {
    assertEquals("[A1, A2, A3, A4, A5, A6, A7, A8, A9]", NamedUnits.rowUnits().get(0).toString());
  }

  @Test
  void columnUnits_first_isPrintedAsInTheArticle() {
    assertEquals(
        "[A1, B1, C1, D1, E1, F1, G1, H1, I1]", NamedUnits.columnUnits().get(0).toString());
  }

  @Test
  void squareUnits_first_isPrintedAsInTheArticle() {
    assertEquals(
        "[A1, A2, A3, B1, B2, B3, C1, C2, C3]", NamedUnits.squareUnits().get(0).toString());
  }

  @Test
  void unitList_has27InOrder() {
    assertEquals(27, NamedUnits.unitList().size());
    assertEquals(NamedUnits.columnUnits().get(0), NamedUnits.unitList().get(9));
    assertEquals(NamedUnits.squareUnits().get(8), NamedUnits.unitList().get(26));
  }

  @Test
  void unitsOf_c2_areNorvigs() {
    assertEquals(
        "[[A2, B2, C2, D2, E2, F2, G2, H2, I2], [C1, C2, C3, C4, C5, C6, C7, C8, C9],"
            + " [A1, A2, A3, B1, B2, B3, C1, C2, C3]]",
        NamedUnits.unitsOf("C2").toString());
  }

  @Test
  void peersOf_c2_areNorvigs() {
    assertEquals(
        "[A2, B2, D2, E2, F2, G2, H2, I2, C1, C3, C4, C5, C6, C7, C8, C9, A1, A3, B1, B3]",
        NamedUnits.peersOf("C2").toString());
  }
}
