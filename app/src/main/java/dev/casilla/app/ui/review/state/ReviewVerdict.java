package dev.casilla.app.ui.review.state;

import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Verdict;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a reading amounts to, as far as a person can make something of it. Immutable. */
public sealed interface ReviewVerdict {
  /** Nothing was found out yet. */
  record Checking() implements ReviewVerdict {}

  /** The disk is full or does not work: this reading is nowhere else. */
  record NotKept() implements ReviewVerdict {}

  /** It could not be found out, for want of memory or for a mistake of ours. */
  record Unjudged() implements ReviewVerdict {}

  /** Exactly one solution. */
  record Proper() implements ReviewVerdict {}

  /** Several solutions. */
  record Several(SolutionCount count) implements ReviewVerdict {}

  /** Too few clues for a single solution, or too few different digits. */
  record TooFew(int clues) implements ReviewVerdict {}

  /** Equal digits in a row, column or block. */
  record Clashing(SortedSet<Integer> cells) implements ReviewVerdict {}

  /** No solution though nothing clashes: these clues cannot hold together. */
  record None(SortedSet<Integer> cells) implements ReviewVerdict {}

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
      return new None(unsolvable.contradiction());
    }
    return new Proper();
  }

  /** The cells that stand in the way. */
  default SortedSet<Integer> troubled() {
    if (this instanceof Clashing clashing) {
      return clashing.cells();
    }
    return this instanceof None none ? none.cells() : new TreeSet<>();
  }
}
