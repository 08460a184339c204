package dev.casilla.solver.generator;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.engine.FastSolver;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;

/**
 * Generates minimal puzzles with exactly one solution: without any clue (with a symmetry, any group
 * of clues) there would be a second. Where a range of clues asks for more than that, some are
 * added.
 *
 * <p>The same seed gives the same puzzles in the same order. An interrupted thread gets a {@link
 * CancellationException}. Confined to one thread.
 */
/*
 * A puzzle takes three steps. First the solution: the three blocks on the diagonal share no unit, so
 * they are filled at random and the engine completes the grid. Then the clues: some at random, then
 * one at a time in a cell where another solution differs, until only one solution is left. That takes
 * about ten counts, where removing clues from a full grid would take eighty. Last, in random order,
 * each clue that is not needed is removed.
 *
 * The puzzles of a seed are fixed: rendered pages in tests are made of them.
 */
public final class Generator {
  /** Fewer clues almost never leave one solution, so counting begins here. */
  private static final int INITIAL_CLUES = 20;

  /** The golden ratio in 64 bits: multiples of it are spread evenly. */
  private static final long GOLDEN = 0x9E37_79B9_7F4A_7C15L;

  private final Random random;
  private final ClueRange range;
  private final List<int[]> orbits;
  private final FastSolver engine = FastSolver.withStableSolutions();
  private final byte[] solution = new byte[Cells.COUNT];
  private final byte[] other = new byte[Cells.COUNT];
  private final byte[] clues = new byte[Cells.COUNT];
  private final int[] orbitOf = new int[Cells.COUNT];
  private final int[] order;

  /** A generator of minimal puzzles with {@code symmetry} from a seed. */
  public Generator(long seed, Symmetry symmetry) {
    this(seed, symmetry, ClueRange.ANY);
  }

  /**
   * A generator of puzzles with {@code symmetry} and a number of clues in {@code range}. Fewer than
   * 21 clues take seconds, fewer than 20 minutes and more.
   *
   * @throws IllegalArgumentException if no pattern with that symmetry has such a number of clues
   */
  public Generator(long seed, Symmetry symmetry, ClueRange range) {
    if (!symmetry.allows(range)) {
      throw new IllegalArgumentException(symmetry + " does not allow " + range);
    }
    random = new Random(seed);
    this.range = range;
    orbits = symmetry.orbits();
    order = new int[orbits.size()];
    resetOrder();
    for (int orbit = 0; orbit < order.length; orbit++) {
      for (int cell : orbits.get(orbit)) {
        orbitOf[cell] = orbit;
      }
    }
  }

  /**
   * Starts anew: what comes next depends on {@code seed} and {@code index} alone. So threads with a
   * generator each make the same puzzles of a seed as one thread does, puzzle by puzzle.
   */
  public void restart(long seed, long index) {
    long mixed = (seed ^ index * GOLDEN) * GOLDEN;
    random.setSeed(mixed ^ mixed >>> 32);
    resetOrder();
  }

  /** Generates the next puzzle. */
  public Grid next() {
    int missing;
    do {
      makeSolution();
      placeClues();
      removeRedundantClues();
      missing = addClues();
    } while (missing > 0 || clueCount() > range.max());
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = clues[cell];
    }
    return Grid.of(digits);
  }

  private void makeSolution() {
    clear(clues);
    for (int block = 0; block < Cells.SIDE; block += 4) {
      fillBlock(block);
    }
    count(1);
    engine.copySolution(0, solution);
  }

  private void fillBlock(int block) {
    int corner = Cells.at(block / 3 * 3, block % 3 * 3);
    byte[] digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    for (int i = 0; i < Cells.SIDE; i++) {
      int j = i + random.nextInt(Cells.SIDE - i);
      byte digit = digits[j];
      digits[j] = digits[i];
      clues[corner + i / 3 * Cells.SIDE + i % 3] = digit;
    }
  }

  private void placeClues() {
    clear(clues);
    shuffleOrder();
    for (int i = 0, given = 0; given < INITIAL_CLUES; i++) {
      addOrbit(order[i]);
      given += orbits.get(order[i]).length;
    }
    while (count(2) > 1) {
      addOrbit(orbitOf[differingCell()]);
    }
  }

  private int differingCell() {
    engine.copySolution(0, other);
    if (firstDifference(0) == Cells.COUNT) {
      engine.copySolution(1, other);
    }
    int difference = firstDifference(random.nextInt(Cells.COUNT));
    return difference < Cells.COUNT ? difference : firstDifference(0);
  }

  private int firstDifference(int from) {
    int cell = from;
    while (cell < Cells.COUNT && solution[cell] == other[cell]) {
      cell++;
    }
    return cell;
  }

  private void removeRedundantClues() {
    shuffleOrder();
    for (int orbit : order) {
      if (clues[orbits.get(orbit)[0]] != Grid.NO_DIGIT) {
        removeOrbit(orbit);
        if (count(2) > 1) {
          addOrbit(orbit);
        }
      }
    }
  }

  /** Adds clues to a puzzle that has too few; returns how many are still missing. */
  private int addClues() {
    int count = clueCount();
    if (count >= range.min()) {
      return 0;
    }
    int wanted = range.min() + random.nextInt(range.max() - range.min() + 1);
    shuffleOrder();
    for (int orbit : order) {
      int[] cells = orbits.get(orbit);
      if (clues[cells[0]] == Grid.NO_DIGIT && count + cells.length <= wanted) {
        addOrbit(orbit);
        count += cells.length;
      }
    }
    return Math.max(0, range.min() - count);
  }

  private int clueCount() {
    int count = 0;
    for (byte clue : clues) {
      count += clue == Grid.NO_DIGIT ? 0 : 1;
    }
    return count;
  }

  private void addOrbit(int orbit) {
    for (int cell : orbits.get(orbit)) {
      clues[cell] = solution[cell];
    }
  }

  private void removeOrbit(int orbit) {
    for (int cell : orbits.get(orbit)) {
      clues[cell] = Grid.NO_DIGIT;
    }
  }

  private int count(int limit) {
    int count = engine.countSolutions(clues, limit);
    if (count == FastSolver.CANCELLED || Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
    return count;
  }

  private void resetOrder() {
    for (int orbit = 0; orbit < order.length; orbit++) {
      order[orbit] = orbit;
    }
  }

  private void shuffleOrder() {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int orbit = order[i];
      order[i] = order[j];
      order[j] = orbit;
    }
  }

  private static void clear(byte[] cells) {
    Arrays.fill(cells, (byte) Grid.NO_DIGIT);
  }
}
