package dev.casilla.reader.candidate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Point;
import java.util.Arrays;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

final class CellLatticeTest {
  private static final int SIDE = 9;
  private static final double PITCH = 20;
  private static final double PAPER = 18;

  /** Row and column of the spot that the lattice grows from. */
  private static final int MIDDLE = CellLattice.span() / 2;

  private static final int NONE = -1;

  private final CellSpots spots = new CellSpots();
  private final CellLattice lattice = new CellLattice();
  private final int[] numbers = new int[SIDE * SIDE];

  CellLatticeTest() {
    spots.clear(640, 480);
  }

  /** Projects the centre of a cell. */
  private interface View {
    Point of(double column, double row);
  }

  private static Point fromAbove(double column, double row) {
    return new Point(100 + PITCH * column, 100 + PITCH * row);
  }

  /** Adds 9×9 cells except those that a digit or a pen splits. */
  private void lay(View view, IntPredicate isMissing) {
    Arrays.fill(numbers, NONE);
    for (int cell = 0; cell < numbers.length; cell++) {
      if (!isMissing.test(cell)) {
        numbers[cell] = spots.count();
        int row = cell / SIDE;
        Point place = view.of(cell % SIDE, row);
        spots.add(place.x(), place.y(), PAPER);
      }
    }
    lattice.begin(spots);
  }

  private void assertGrownFrom(int first, int size) {
    assertEquals(size, lattice.size());
    for (int cell = 0; cell < numbers.length; cell++) {
      int row = cell / SIDE - first / SIDE;
      int spot = lattice.spotAt(MIDDLE + row, MIDDLE + cell % SIDE - first % SIDE);
      assertTrue(spot == numbers[cell] || spot == NONE, "wrong spot for cell " + cell);
    }
  }

  private void grow(int first) {
    lattice.grow(spots, numbers[first]);
  }

  @Test
  void grow_anyCellWithNeighbourBelow_addsWholeGrid() {
    lay(CellLatticeTest::fromAbove, cell -> false);
    for (int first = 0; first < SIDE * (SIDE - 1); first++) {
      lattice.begin(spots);
      grow(first);
      assertGrownFrom(first, SIDE * SIDE);
    }
  }

  /** There is no neighbour below to start with; other cells have one. */
  @Test
  void grow_cellOfLastRow_staysAlone() {
    lay(CellLatticeTest::fromAbove, cell -> false);
    grow(SIDE * SIDE - 1);
    assertEquals(0, lattice.size());
  }

  @Test
  void grow_turnedPage_addsWholeGrid() {
    lay((x, y) -> fromAbove(x * 0.94 - y * 0.34 + 4, x * 0.34 + y * 0.94), cell -> false);
    grow(40);
    assertGrownFrom(40, SIDE * SIDE);
  }

  @Test
  void grow_tiltedAndBentPage_addsWholeGrid() {
    View slanted =
        (x, y) -> fromAbove(x / (1 + 0.04 * y), 0.8 * y / (1 + 0.04 * y) + 0.3 * Math.sin(x / 2));
    lay(slanted, cell -> false);
    grow(0);
    assertGrownFrom(0, SIDE * SIDE);
  }

  @Test
  void grow_columnMissing_skipsIt() {
    lay(CellLatticeTest::fromAbove, cell -> cell % SIDE == 4);
    grow(0);
    assertGrownFrom(0, SIDE * (SIDE - 1));
  }

  @Test
  void grow_twoColumnsMissing_stopsThere() {
    lay(CellLatticeTest::fromAbove, cell -> cell % SIDE == 4 || cell % SIDE == 5);
    grow(0);
    assertGrownFrom(0, SIDE * 4);
  }

  @Test
  void grow_scatteredCellsMissing_addsTheOthers() {
    lay(CellLatticeTest::fromAbove, cell -> cell % 5 == 3);
    grow(0);
    assertGrownFrom(0, SIDE * SIDE - 16);
  }

  /** Letters enclose small pieces of paper and lie between the cells. */
  @Test
  void grow_smallSpotsBetween_areIgnored() {
    for (int i = 0; i < SIDE * SIDE; i++) {
      int row = i / SIDE;
      Point place = fromAbove(i % SIDE + 0.4, row + 0.3);
      spots.add(place.x(), place.y(), PAPER / 2);
    }
    lay(CellLatticeTest::fromAbove, cell -> false);
    grow(40);
    assertGrownFrom(40, SIDE * SIDE);
  }

  @Test
  void grow_largerTable_stopsAtCapacity() {
    for (int i = 0; i < 40 * 40; i++) {
      int row = i / 40;
      spots.add(10 + 10 * (i % 40), 10 + 10 * row, 8);
    }
    lattice.begin(spots);
    lattice.grow(spots, 0);
    int reach = MIDDLE + 1;
    assertEquals(reach * reach, lattice.size());
  }

  @Test
  void grow_singleSpot_staysAlone() {
    lay(CellLatticeTest::fromAbove, cell -> cell != 40);
    grow(40);
    assertEquals(0, lattice.size());
    assertFalse(lattice.isTaken(numbers[40]));
  }

  @Test
  void release_afterGrowing_freesSpots() {
    lay(CellLatticeTest::fromAbove, cell -> cell % SIDE == 4 || cell % SIDE == 5);
    grow(0);
    assertTrue(lattice.isTaken(numbers[3]));
    assertFalse(lattice.isTaken(numbers[6]));
    lattice.release();
    assertFalse(lattice.isTaken(numbers[3]));
  }
}
