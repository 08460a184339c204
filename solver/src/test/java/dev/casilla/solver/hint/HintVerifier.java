package dev.casilla.solver.hint;

import static dev.casilla.solver.hint.Link.Strength.STRONG;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Proves a hint from the facts it names, by trying everything.
 *
 * <p>A fact is a set of candidates of which at least one is true: the places of a digit in a named
 * unit, the candidates of a cell in a locked set, the ends of a strong link that are all there is
 * in a unit or a cell; where the technique rests on uniqueness, the candidates that keep the deadly
 * pattern away, which {@link DeadlyPatternVerifier} proves. Beyond the facts only the rules count:
 * no two candidates of a cell, and no two of a digit in a unit, are both true. If no choice of one
 * candidate from each fact agrees with the opposite of what the hint says, the hint is proven.
 */
public final class HintVerifier {
  private final CandidateGrid grid;
  private final Hint hint;
  private final List<Set<Candidate>> facts = new ArrayList<>();

  private HintVerifier(CandidateGrid grid, Hint hint) {
    this.grid = grid;
    this.hint = hint;
    addUnits();
    addLockedSets();
    addLinks();
    if (hint.technique().restsOnUniqueness()) {
      facts.add(new LinkedHashSet<>(hint.candidates(Role.FIN)));
    }
  }

  /** What is wrong with {@code hint} in {@code grid}; empty if all of it is proven. */
  public static List<String> faults(CandidateGrid grid, Hint hint) {
    return new HintVerifier(grid, hint).faults();
  }

  private List<String> faults() {
    List<String> faults = new ArrayList<>();
    if (hint.placements().isEmpty() && hint.eliminations().isEmpty()) {
      faults.add("has no effect");
    }
    for (Mark mark : hint.marks()) {
      require(
          isThere(mark.candidate()) || isPatternDigit(mark),
          "is marked but not there: " + mark,
          faults);
    }
    if (hint.technique().restsOnUniqueness()) {
      faults.addAll(DeadlyPatternVerifier.faults(grid, hint));
    }
    for (Candidate candidate : hint.eliminations()) {
      require(isThere(candidate), "is removed but not there: " + candidate, faults);
      require(!canAll(facts, List.of(candidate)), "may be true: " + candidate, faults);
    }
    for (Candidate candidate : hint.placements()) {
      require(isThere(candidate), "is placed but not there: " + candidate, faults);
      require(!canAll(without(Set.of(candidate)), List.of()), "may be false: " + candidate, faults);
    }
    for (Chain chain : hint.chains()) {
      for (Link link : chain.links()) {
        require(isProven(link), "is no link: " + link, faults);
      }
    }
    return faults;
  }

  private static void require(boolean holds, String fault, List<String> faults) {
    if (!holds) {
      faults.add(fault);
    }
  }

  private boolean isThere(Candidate candidate) {
    return grid.hasCandidate(candidate.cell(), candidate.digit());
  }

  /** Whether the mark is a digit that is written in a deadly pattern. */
  private boolean isPatternDigit(Mark mark) {
    return hint.technique().restsOnUniqueness()
        && grid.digitAt(mark.candidate().cell()) == mark.candidate().digit();
  }

  private boolean isProven(Link link) {
    if (link.strength() == STRONG) {
      return !canAll(without(ends(link)), List.of());
    }
    for (Candidate from : link.from()) {
      for (Candidate to : link.to()) {
        if (!excludes(from, to) && canAll(facts, List.of(from, to))) {
          return false;
        }
      }
    }
    return true;
  }

  private void addUnits() {
    int digits = Digits.NONE;
    for (Mark mark : hint.marks()) {
      digits |= Digits.only(mark.candidate().digit());
    }
    for (int unit : hint.units()) {
      for (int rest = digits & grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
        facts.add(placesIn(unit, Digits.lowest(rest)));
      }
    }
  }

  private void addLockedSets() {
    for (LockedSet set : hint.lockedSets()) {
      for (int cell : set.cells()) {
        facts.add(candidatesOf(cell));
      }
    }
  }

  private void addLinks() {
    for (Chain chain : hint.chains()) {
      for (Link link : chain.links()) {
        if (link.strength() == STRONG) {
          addIfComplete(ends(link));
        }
      }
    }
  }

  /** Adds the first unit or cell of which {@code ends} are all there is. */
  private void addIfComplete(Set<Candidate> ends) {
    for (Candidate end : ends) {
      for (int i = 0; i < Units.PER_CELL; i++) {
        Set<Candidate> places = placesIn(Units.of(end.cell(), i), end.digit());
        if (ends.containsAll(places)) {
          facts.add(places);
          return;
        }
      }
      if (ends.containsAll(candidatesOf(end.cell()))) {
        facts.add(candidatesOf(end.cell()));
        return;
      }
    }
  }

  private static Set<Candidate> ends(Link link) {
    Set<Candidate> ends = new LinkedHashSet<>(link.from());
    ends.addAll(link.to());
    return ends;
  }

  private Set<Candidate> placesIn(int unit, int digit) {
    Set<Candidate> places = new LinkedHashSet<>();
    for (int place = 0; place < Cells.SIDE; place++) {
      int cell = Units.cell(unit, place);
      if (grid.hasCandidate(cell, digit)) {
        places.add(Candidate.of(cell, digit));
      }
    }
    return places;
  }

  private Set<Candidate> candidatesOf(int cell) {
    Set<Candidate> candidates = new LinkedHashSet<>();
    for (int rest = grid.candidates(cell); rest != 0; rest = Digits.withoutLowest(rest)) {
      candidates.add(Candidate.of(cell, Digits.lowest(rest)));
    }
    return candidates;
  }

  /** The facts where {@code wrong} are false. */
  private List<Set<Candidate>> without(Set<Candidate> wrong) {
    List<Set<Candidate>> rest = new ArrayList<>();
    for (Set<Candidate> fact : facts) {
      Set<Candidate> left = new LinkedHashSet<>(fact);
      left.removeAll(wrong);
      rest.add(left);
    }
    return rest;
  }

  /** Whether all facts can hold together with {@code chosen}, as far as the rules tell. */
  private static boolean canAll(List<Set<Candidate>> facts, List<Candidate> chosen) {
    List<Set<Candidate>> open = new ArrayList<>();
    Set<Candidate> tightest = null;
    for (Set<Candidate> fact : facts) {
      Set<Candidate> left = new LinkedHashSet<>(fact);
      left.removeIf(candidate -> chosen.stream().anyMatch(one -> excludes(one, candidate)));
      if (left.stream().noneMatch(chosen::contains)) {
        open.add(left);
        tightest = tightest == null || left.size() < tightest.size() ? left : tightest;
      }
    }
    if (tightest == null) {
      return true;
    }
    for (Candidate candidate : tightest) {
      List<Candidate> more = new ArrayList<>(chosen);
      more.add(candidate);
      if (canAll(open, more)) {
        return true;
      }
    }
    return false;
  }

  private static boolean excludes(Candidate one, Candidate other) {
    return one.cell() == other.cell()
        ? one.digit() != other.digit()
        : one.digit() == other.digit() && Cells.arePeers(one.cell(), other.cell());
  }
}
