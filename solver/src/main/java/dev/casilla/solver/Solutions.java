package dev.casilla.solver;

import dev.casilla.solver.engine.FastSolver;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.CancellationException;

/**
 * The solutions of a grid, one by one, each found when it is asked for.
 *
 * <p>Memory stays constant, however many there are. An interrupted thread gets a {@link
 * CancellationException}. Confined to one thread.
 */
/*
 * The engine finds two solutions of a grid at once. A cell in which they differ splits the grid into
 * nine grids, one for each digit there; those have no solution in common and together all of them.
 * Grids still to be split wait on a stack, at most nine for each of 81 levels. A solution costs one
 * to three counts of the engine.
 */
public final class Solutions implements Iterator<Grid> {
  private final FastSolver engine = new FastSolver();
  private final Deque<byte[]> unexplored = new ArrayDeque<>();
  private final byte[] first = new byte[Cells.COUNT];
  private final byte[] second = new byte[Cells.COUNT];
  private boolean isFound;

  /** The solutions of {@code clues}, none if they clash. */
  public Solutions(Grid clues) {
    unexplored.push(clues.toBytes());
  }

  @Override
  public boolean hasNext() {
    while (!isFound && !unexplored.isEmpty()) {
      explore(unexplored.pop());
    }
    return isFound;
  }

  @Override
  public Grid next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    isFound = false;
    return Grid.of(first);
  }

  private void explore(byte[] cells) {
    int count = Thread.currentThread().isInterrupted() ? FastSolver.CANCELLED : count(cells);
    if (count == FastSolver.CANCELLED) {
      unexplored.push(cells);
      throw new CancellationException("interrupted");
    }
    if (count > 0) {
      engine.copySolution(0, first);
    }
    if (count > 1) {
      engine.copySolution(1, second);
      split(cells);
    }
    isFound = count == 1;
  }

  private int count(byte[] cells) {
    return engine.countSolutions(cells, 2);
  }

  /** Puts off the grid with each digit in a cell where the two solutions differ. */
  private void split(byte[] cells) {
    int cell = 0;
    while (first[cell] == second[cell]) {
      cell++;
    }
    for (byte digit = Cells.SIDE; digit >= 1; digit--) {
      byte[] part = cells.clone();
      part[cell] = digit;
      unexplored.push(part);
    }
  }
}
