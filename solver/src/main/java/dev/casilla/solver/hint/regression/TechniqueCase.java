package dev.casilla.solver.hint.regression;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A test of one technique in HoDoKu's regression format: {@code
 * :technique-variant:digits:givens:deleted:eliminations:placements:extra}.
 *
 * <p>In the givens {@code +} stands before a digit that is no given. A candidate is written as
 * digit, row and column, for example {@code 436} for 4 in C6. The variant {@code x} says that the
 * technique does not apply. Immutable.
 *
 * @param line the case as written
 * @param code the technique's code without the variant
 * @param variant what follows the code after a dash, or nothing
 * @param givens the clues
 * @param digits the clues and the digits placed
 * @param deleted candidates that are gone before the technique is looked for
 * @param eliminations what the technique removes
 * @param placements what it places
 */
public record TechniqueCase(
    String line,
    String code,
    String variant,
    Grid givens,
    Grid digits,
    List<Candidate> deleted,
    List<Candidate> eliminations,
    List<Candidate> placements) {
  private static final int FIELDS = 7;

  /** Copies the lists. */
  public TechniqueCase {
    deleted = Collections.unmodifiableList(new ArrayList<>(deleted));
    eliminations = Collections.unmodifiableList(new ArrayList<>(eliminations));
    placements = Collections.unmodifiableList(new ArrayList<>(placements));
  }

  /**
   * Reads a case.
   *
   * @throws IllegalArgumentException if {@code line} is none
   * @throws InvalidGridException if its givens are no grid
   */
  public static TechniqueCase parse(String line) {
    String[] fields = line.split(":", -1);
    if (fields.length < FIELDS || !fields[0].isEmpty()) {
      throw new IllegalArgumentException("no technique case: " + line);
    }
    int dash = fields[1].indexOf('-');
    return new TechniqueCase(
        line,
        dash < 0 ? fields[1] : fields[1].substring(0, dash),
        dash < 0 ? "" : fields[1].substring(dash + 1),
        digits(fields[3], true),
        digits(fields[3], false),
        candidates(fields[4]),
        candidates(fields[5]),
        candidates(fields[6]));
  }

  /** The technique tested, if it is one of ours. */
  public Optional<Technique> technique() {
    return Technique.withCode(code);
  }

  /** Whether the technique must not be found. */
  public boolean isFailCase() {
    return "x".equals(variant);
  }

  /** The grid of the case, with its candidates. */
  public CandidateGrid grid() {
    CandidateGrid grid = CandidateGrid.of(givens);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (givens.isEmptyAt(cell) && !digits.isEmptyAt(cell)) {
        grid.place(cell, digits.digitAt(cell));
      }
    }
    for (Candidate candidate : deleted) {
      grid.remove(candidate.cell(), candidate.digit());
    }
    return grid;
  }

  /** Whether {@code finder} finds exactly what the case says, or nothing in a fail case. */
  public boolean isPassedBy(TechniqueFinder finder) {
    CandidateGrid grid = grid();
    if (isFailCase()) {
      return !finder.findAll(grid, hint -> true);
    }
    return finder.findAll(grid, this::isExpected);
  }

  private boolean isExpected(Hint hint) {
    return same(hint.eliminations(), eliminations) && same(hint.placements(), placements);
  }

  private static boolean same(List<Candidate> found, List<Candidate> expected) {
    Set<Candidate> set = new HashSet<>(found);
    return set.equals(new HashSet<>(expected));
  }

  private static Grid digits(String field, boolean onlyGivens) {
    StringBuilder text = new StringBuilder(Cells.COUNT);
    boolean isPlaced = false;
    for (int i = 0; i < field.length(); i++) {
      char mark = field.charAt(i);
      if (mark != '+') {
        text.append(isPlaced && onlyGivens ? '.' : mark);
      }
      isPlaced = mark == '+';
    }
    return Grid.parse(text);
  }

  private static List<Candidate> candidates(String field) {
    List<Candidate> candidates = new ArrayList<>();
    for (String word : field.trim().split(" +", -1)) {
      if (!word.isEmpty()) {
        candidates.add(candidate(word));
      }
    }
    return candidates;
  }

  private static Candidate candidate(String word) {
    if (!word.matches("[1-9]{3}")) {
      throw new IllegalArgumentException("no candidate: " + word);
    }
    int cell = Cells.at(word.charAt(1) - '1', word.charAt(2) - '1');
    return Candidate.of(cell, word.charAt(0) - '0');
  }
}
