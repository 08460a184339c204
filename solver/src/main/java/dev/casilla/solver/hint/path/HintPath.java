package dev.casilla.solver.hint.path;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A way from the clues of a puzzle to its solution, each step the simplest at its place.
 *
 * <p>It is planned once, so hints do not contradict each other as a person goes on: the next hint
 * is the first step that the person has not done yet. Immutable.
 */
public final class HintPath {
  private final List<Hint> steps;
  private final Grid solution;

  private HintPath(List<Hint> steps, Grid solution) {
    this.steps = Collections.unmodifiableList(steps);
    this.solution = solution;
  }

  /** As {@link #of(Grid, HintFinder)}, with the usual techniques. */
  public static HintPath of(Grid clues) {
    return of(clues, HintFinder.usual());
  }

  /**
   * Plans the way from {@code clues}.
   *
   * @throws IllegalArgumentException if {@code finder} does not get to a solution: the puzzle does
   *     not have exactly one, or needs other techniques
   */
  public static HintPath of(Grid clues, HintFinder finder) {
    CandidateGrid grid = CandidateGrid.of(clues);
    List<Hint> steps = new ArrayList<>();
    while (!grid.isComplete()) {
      Hint hint = grid.isBroken() ? null : finder.findFirst(grid);
      if (hint == null) {
        throw new IllegalArgumentException("no way to a solution: " + clues);
      }
      hint.applyTo(grid);
      steps.add(hint);
    }
    return new HintPath(steps, grid.toGrid());
  }

  /** All steps in order. */
  public List<Hint> steps() {
    return steps;
  }

  /** Where the way leads. */
  public Grid solution() {
    return solution;
  }

  /**
   * What to say to a person.
   *
   * @param state the person's digits and notes; candidates that no note was made of are still there
   */
  public Advice next(CandidateGrid state) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = state.digitAt(cell);
      if (digit != Grid.NO_DIGIT && digit != solution.digitAt(cell)) {
        return new Advice.WrongEntry(Candidate.of(cell, digit));
      }
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = solution.digitAt(cell);
      if (state.digitAt(cell) == Grid.NO_DIGIT && !state.hasCandidate(cell, digit)) {
        return new Advice.MissingNote(Candidate.of(cell, digit));
      }
    }
    for (Hint step : steps) {
      if (!isDone(step, state)) {
        return new Advice.NextStep(step);
      }
    }
    return new Advice.Finished();
  }

  private static boolean isDone(Hint step, CandidateGrid state) {
    for (Candidate candidate : step.placements()) {
      if (state.digitAt(candidate.cell()) == Grid.NO_DIGIT) {
        return false;
      }
    }
    for (Candidate candidate : step.eliminations()) {
      if (state.hasCandidate(candidate.cell(), candidate.digit())) {
        return false;
      }
    }
    return true;
  }
}
