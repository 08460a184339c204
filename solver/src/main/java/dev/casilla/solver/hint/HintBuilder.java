package dev.casilla.solver.hint;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CellSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Gathers what a {@link Hint} is made of; a finder makes one when it has found something. Confined
 * to one thread.
 */
public final class HintBuilder {
  private final Technique technique;

  /* Most of them stay empty, so they begin without memory. */
  private final List<Integer> units = new ArrayList<>(0);
  private final List<Integer> covers = new ArrayList<>(0);
  private final List<Mark> marks = new ArrayList<>(0);
  private final List<LockedSet> lockedSets = new ArrayList<>(0);
  private final List<Chain> chains = new ArrayList<>(0);
  private final List<Link> links = new ArrayList<>(0);
  private final List<Candidate> placements = new ArrayList<>(0);
  private final List<Candidate> eliminations = new ArrayList<>(0);

  /** The beginnings of a hint. */
  public HintBuilder(Technique technique) {
    this.technique = technique;
  }

  /** A unit to look at, or a base unit. */
  public HintBuilder unit(int unit) {
    units.add(unit);
    return this;
  }

  /** A unit that crosses the others. */
  public HintBuilder cover(int unit) {
    covers.add(unit);
    return this;
  }

  /** The part that {@code digit} in {@code cell} plays. */
  public HintBuilder mark(Role role, int cell, int digit) {
    marks.add(new Mark(role, Candidate.of(cell, digit)));
    return this;
  }

  /** The part that {@code digit} plays in each of {@code cells}. */
  public HintBuilder mark(Role role, CellSet cells, int digit) {
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      mark(role, cell, digit);
    }
    return this;
  }

  /** The part that each of {@code digits}, a digit set, plays in {@code cell}. */
  public HintBuilder markDigits(Role role, int cell, int digits) {
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      mark(role, cell, Digits.lowest(rest));
    }
    return this;
  }

  /** A locked or almost locked set; {@code digits} is a digit set. */
  public HintBuilder lockedSet(CellSet cells, int digits) {
    List<Integer> list = new ArrayList<>(cells.count());
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      list.add(cell);
    }
    lockedSets.add(new LockedSet(list, digits));
    return this;
  }

  /** The next link of the chain: one of the two candidates is true. */
  public HintBuilder strong(int fromCell, int fromDigit, int toCell, int toDigit) {
    return link(Link.Strength.STRONG, fromCell, fromDigit, toCell, toDigit);
  }

  /** The next link of the chain: the two candidates are not both true. */
  public HintBuilder weak(int fromCell, int fromDigit, int toCell, int toDigit) {
    return link(Link.Strength.WEAK, fromCell, fromDigit, toCell, toDigit);
  }

  /** The next link of the chain between groups of candidates. */
  public HintBuilder link(Link link) {
    links.add(link);
    return this;
  }

  /** Ends a chain; what follows is another. Needed only between chains. */
  public HintBuilder endChain() {
    if (!links.isEmpty()) {
      chains.add(new Chain(links));
      links.clear();
    }
    return this;
  }

  /** A digit to write. */
  public HintBuilder place(int cell, int digit) {
    placements.add(Candidate.of(cell, digit));
    return this;
  }

  /** A candidate to remove. */
  public HintBuilder eliminate(int cell, int digit) {
    eliminations.add(Candidate.of(cell, digit));
    return this;
  }

  /** {@code digit} is to be removed from each of {@code cells}. */
  public HintBuilder eliminate(CellSet cells, int digit) {
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      eliminate(cell, digit);
    }
    return this;
  }

  /** Each of {@code digits}, a digit set, is to be removed from {@code cell}. */
  public HintBuilder eliminateDigits(int cell, int digits) {
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      eliminate(cell, Digits.lowest(rest));
    }
    return this;
  }

  /** The hint. */
  public Hint build() {
    endChain();
    return new Hint(technique, units, covers, marks, lockedSets, chains, placements, eliminations);
  }

  private HintBuilder link(
      Link.Strength strength, int fromCell, int fromDigit, int toCell, int toDigit) {
    List<Candidate> from = Collections.singletonList(Candidate.of(fromCell, fromDigit));
    List<Candidate> to = Collections.singletonList(Candidate.of(toCell, toDigit));
    return link(new Link(strength, from, to));
  }
}
