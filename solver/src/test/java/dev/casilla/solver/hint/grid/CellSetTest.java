package dev.casilla.solver.hint.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CellSetTest {
  private final Random random = new Random(20261120);

  @Test
  void operations_randomSets_agreeWithBitSet() {
    for (int i = 0; i < 200; i++) {
      BitSet first = randomSet();
      BitSet second = randomSet();
      assertSame(with(first, set -> set.and(second)), set(first).and(set(second)));
      assertSame(with(first, set -> set.or(second)), set(first).or(set(second)));
      assertSame(with(first, set -> set.andNot(second)), set(first).andNot(set(second)));
      MutableCellSet both = set(first).setToBoth(set(first), set(second));
      assertSame(with(first, set -> set.and(second)), both);
      assertSame(second, set(first).setTo(set(second)));
      assertEquals(first.intersects(second), set(first).intersects(set(second)));
      assertTrue(both.isWithin(set(first)));
      assertEquals(both.count() == first.cardinality(), set(first).isWithin(set(second)));
      assertEquals(first.equals(second), set(first).isSame(set(second)));
    }
  }

  @Test
  void addAndRemove_eachCell_changesThatCellOnly() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      MutableCellSet set = new MutableCellSet().add(cell);
      assertEquals(cell, set.first());
      assertEquals(CellSet.NONE, set.next(cell));
      assertEquals(1, set.count());
      assertEquals(Cells.name(cell), set.toString());
      assertTrue(set.remove(cell).isEmpty());
      assertEquals(CellSet.NONE, set.first());
    }
  }

  @Test
  void units_allCells_areAsUnitsSays() {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      MutableCellSet cells = new MutableCellSet();
      CellSets.addPlaces(cells, unit, 0x1FF);
      assertTrue(CellSets.unit(unit).isSame(cells));
      assertEquals(9, cells.count());
      assertEquals(Units.cell(unit, 5), CellSets.cellAt(unit, 1 << 5));
    }
  }

  @Test
  void andSeen_twoCells_keepsCommonPeers() {
    MutableCellSet others = new MutableCellSet().add(0).add(10);
    MutableCellSet seen = new MutableCellSet().setTo(CellSets.peers(0)).or(CellSets.peers(10));
    seen.andSeen(others);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(Cells.arePeers(cell, 0) && Cells.arePeers(cell, 10), seen.has(cell));
    }
    assertFalse(seen.intersects(others));
  }

  private BitSet randomSet() {
    BitSet bits = new BitSet();
    double density = random.nextDouble();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      bits.set(cell, random.nextDouble() < density);
    }
    return bits;
  }

  private static BitSet with(BitSet bits, java.util.function.Consumer<BitSet> change) {
    BitSet copy = (BitSet) bits.clone();
    change.accept(copy);
    return copy;
  }

  private static MutableCellSet set(BitSet bits) {
    MutableCellSet set = new MutableCellSet();
    bits.stream().forEach(set::add);
    return set;
  }

  private static void assertSame(BitSet expected, CellSet found) {
    BitSet bits = new BitSet();
    for (int cell = found.first(); cell != CellSet.NONE; cell = found.next(cell)) {
      assertTrue(found.has(cell));
      bits.set(cell);
    }
    assertEquals(expected, bits);
    assertEquals(expected.cardinality(), found.count());
    assertEquals(expected.isEmpty(), found.isEmpty());
  }
}
