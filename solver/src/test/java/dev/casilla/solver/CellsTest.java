package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CellsTest {
  @Test
  void cross_twoStrings_pairsEachWithEach() {
    assertEquals(Arrays.asList("A1", "A2", "B1", "B2"), Cells.cross("AB", "12"));
  }

  @Test
  void names_all_runFromA1ToI9() {
    assertEquals(81, Cells.names().size());
    assertEquals("A1", Cells.name(0));
    assertEquals("A9", Cells.name(8));
    assertEquals("B1", Cells.name(9));
    assertEquals("I9", Cells.name(80));
  }

  @Test
  void names_change_isRefused() {
    assertThrows(UnsupportedOperationException.class, () -> Cells.names().set(0, "Z9"));
  }

  @Test
  void named_everyName_findsItsCell() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(cell, Cells.named(Cells.name(cell)));
    }
  }

  @Test
  void named_noCell_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Cells.named("J1"));
  }

  @Test
  void at_everyRowAndColumn_isItsCell() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(cell, Cells.at(Cells.row(cell), Cells.column(cell)));
    }
  }

  @Test
  void at_outsideTheGrid_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Cells.at(0, 9));
    assertThrows(IllegalArgumentException.class, () -> Cells.at(-1, 0));
  }

  @Test
  void block_everyCell_isItsThreeByThree() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int expected = "000111222".charAt(Cells.column(cell)) - '0' + Cells.row(cell) / 3 * 3;
      assertEquals(expected, Cells.block(cell), Cells.name(cell));
    }
  }

  @Test
  void peer_ofC2_isTheArticles() {
    List<String> peers = new ArrayList<>();
    for (int i = 0; i < Cells.PEERS; i++) {
      peers.add(Cells.name(Cells.peer(Cells.named("C2"), i)));
    }
    assertEquals(
        Arrays.asList(
            "A1", "A2", "A3", "B1", "B2", "B3", "C1", "C3", "C4", "C5", "C6", "C7", "C8", "C9",
            "D2", "E2", "F2", "G2", "H2", "I2"),
        peers);
  }

  @Test
  void peer_everyCell_hasTwentyDifferentPeers() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      HashSet<Integer> peers = new HashSet<>();
      for (int i = 0; i < Cells.PEERS; i++) {
        peers.add(Cells.peer(cell, i));
        assertTrue(Cells.arePeers(cell, Cells.peer(cell, i)));
      }
      assertEquals(20, peers.size(), Cells.name(cell));
    }
  }

  @Test
  void arePeers_cellWithItself_isFalse() {
    assertFalse(Cells.arePeers(40, 40));
  }
}
