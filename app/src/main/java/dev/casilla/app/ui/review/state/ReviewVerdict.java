package dev.casilla.app.ui.review.state;

import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Verdict;
import java.util.SortedSet;
import java.util.TreeSet;

/** The verdict on a draft, as shown to the person. Immutable. */
public sealed interface ReviewVerdict {
  record Checking() implements ReviewVerdict {}

  /** The draft could not be stored: the disk is full or broken. */
  record NotSaved() implements ReviewVerdict {}

  /** Judging failed, from lack of memory or a bug. */
  record JudgingFailed() implements ReviewVerdict {}

  record OneSolution() implements ReviewVerdict {}

  record Several(SolutionCount count) implements ReviewVerdict {}

  /** Too few clues or too few different digits for exactly one solution. */
  record TooFew(int clues) implements ReviewVerdict {}

  record Clashing(SortedSet<Integer> cells) implements ReviewVerdict {}

  /** No solution, although no digits clash: these clues contradict each other. */
  record NoSolution(SortedSet<Integer> cells) implements ReviewVerdict {}

  static ReviewVerdict of(Verdict verdict) {
    if (verdict instanceof Verdict.Several several) {
      return new Several(several.count());
    }
    if (verdict instanceof Verdict.TooFewClues few) {
      return new TooFew(few.givens());
    }
    if (verdict instanceof Verdict.Clashing clashing) {
      return new Clashing(clashing.cells());
    }
    if (verdict instanceof Verdict.Unsolvable unsolvable) {
      return new NoSolution(unsolvable.contradiction());
    }
    return new OneSolution();
  }

  default SortedSet<Integer> troubled() {
    if (this instanceof Clashing clashing) {
      return clashing.cells();
    }
    return this instanceof NoSolution none ? none.cells() : new TreeSet<>();
  }
}
