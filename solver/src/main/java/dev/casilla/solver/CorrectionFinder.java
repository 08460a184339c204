package dev.casilla.solver;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.function.LongSupplier;

/**
 * Finds all changes of one given, to another digit or to an empty cell, that leave a puzzle with
 * exactly one solution.
 *
 * <p>Confined to one thread.
 */
/*
 * Each given has nine changes, 243 for a puzzle of 27 givens, and each costs one search for a second
 * solution: a few milliseconds in all. While all givens of a contradiction stay there is no
 * solution, so for a grid without solution only those givens are changed. That gives most of the
 * speed.
 *
 * A change to another digit ranks before removing a given: a misread or mistyped given is more likely
 * than one that was not printed. Among digits, those that look alike in print come first.
 */
final class CorrectionFinder {
  private static final Comparator<Correction> LIKELIEST_FIRST =
      Comparator.comparingInt(CorrectionFinder::rank)
          .thenComparingInt(Correction::cell)
          .thenComparingInt(Correction::to);

  /** Pairs of digits that look alike in print or handwriting. */
  private static final String[] SIMILAR_DIGITS = {"17", "38", "56", "68", "69", "89", "27", "49"};

  private final Solver solver;
  private final LongSupplier nanoTime;

  private final long end;

  /** Searches for {@code nanos} from now. */
  CorrectionFinder(Solver solver, LongSupplier nanoTime, long nanos) {
    this.solver = solver;
    this.nanoTime = nanoTime;
    this.end = nanoTime.getAsLong() + nanos;
  }

  /** The corrections of {@code grid} at {@code suspects} found before the time is up. */
  List<Correction> find(Grid grid, SortedSet<Integer> suspects) {
    List<Correction> found = new ArrayList<>();
    for (Correction candidate : candidates(grid, suspects)) {
      if (nanoTime.getAsLong() - end >= 0) {
        break;
      }
      if (isProper(candidate.applyTo(grid))) {
        found.add(candidate);
      }
    }
    return Collections.unmodifiableList(found);
  }

  private static List<Correction> candidates(Grid grid, SortedSet<Integer> suspects) {
    List<Correction> candidates = new ArrayList<>();
    for (int cell : suspects) {
      for (int digit = Grid.NO_DIGIT; digit <= Cells.SIDE; digit++) {
        if (digit != grid.digitAt(cell)) {
          candidates.add(new Correction(cell, grid.digitAt(cell), digit));
        }
      }
    }
    candidates.sort(LIKELIEST_FIRST);
    return candidates;
  }

  private boolean isProper(Grid grid) {
    return grid.clashes().isEmpty() && solver.count(grid, 2) == 1;
  }

  private static int rank(Correction correction) {
    if (correction.to() == Grid.NO_DIGIT) {
      return 2;
    }
    for (String pair : SIMILAR_DIGITS) {
      if (has(pair, correction.from()) && has(pair, correction.to())) {
        return 0;
      }
    }
    return 1;
  }

  private static boolean has(String pair, int digit) {
    return pair.indexOf('0' + digit) >= 0;
  }
}
