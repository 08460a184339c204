package dev.casilla.solver.hint.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Collections;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

final class HintPathTest {
  /** Needs locked candidates. */
  private static final Grid PUZZLE =
      Grid.parse(
          "...7...3.2.1....5...725.....9........16....48.....8.....26..391..897.........1..4");

  private final Grid solution = new Solver().solve(PUZZLE).orElseThrow();
  private final HintPath path = HintPath.of(PUZZLE);
  private final CandidateGrid state = CandidateGrid.of(PUZZLE);

  private Hint nextHint() {
    return ((Advice.NextStep) path.next(state)).hint();
  }

  private int indexOfElimination() {
    int index = 0;
    while (path.steps().get(index).eliminations().isEmpty()) {
      index++;
    }
    return index;
  }

  private void doStepsBefore(int index) {
    path.steps().subList(0, index).forEach(step -> step.applyTo(state));
  }

  @Test
  void steps_appliedInOrder_leadToSolution() {
    path.steps().forEach(step -> step.applyTo(state));
    assertEquals(solution, state.toGrid());
    assertEquals(solution, path.solution());
    assertEquals(new Advice.Finished(), path.next(state));
  }

  @Test
  void next_nothingDone_isFirstStep() {
    assertEquals(path.steps().get(0), nextHint());
  }

  @Test
  void next_eachStepDone_isTheStepAfter() {
    for (Hint step : path.steps()) {
      Hint next = nextHint();
      assertTrue(path.steps().indexOf(next) >= path.steps().indexOf(step));
      next.applyTo(state);
      if (state.isComplete()) {
        break;
      }
    }
    assertEquals(solution, state.toGrid());
  }

  @Test
  void next_laterStepDoneFirst_isStillTheFirstNotDone() {
    Candidate last = path.steps().get(path.steps().size() - 1).placements().get(0);
    state.place(last.cell(), last.digit());
    assertEquals(path.steps().get(0), nextHint());
  }

  @Test
  void next_candidatesStruck_isTheStepAfter() {
    int index = indexOfElimination();
    doStepsBefore(index);
    assertEquals(path.steps().get(index), nextHint());
    path.steps()
        .get(index)
        .eliminations()
        .forEach(candidate -> state.remove(candidate.cell(), candidate.digit()));
    assertTrue(path.steps().indexOf(nextHint()) > index);
  }

  @Test
  void next_cellOfEliminationFilled_isTheStepAfter() {
    int index = indexOfElimination();
    doStepsBefore(index);
    for (Candidate candidate : path.steps().get(index).eliminations()) {
      if (state.digitAt(candidate.cell()) == Grid.NO_DIGIT) {
        state.place(candidate.cell(), solution.digitAt(candidate.cell()));
      }
    }
    assertTrue(path.steps().indexOf(nextHint()) > index);
  }

  @Test
  void next_wrongEntry_comesFirst() {
    Candidate right = path.steps().get(0).placements().get(0);
    int wrong = right.digit() % 9 + 1;
    state.place(right.cell(), wrong);
    assertEquals(new Advice.WrongEntry(Candidate.of(right.cell(), wrong)), path.next(state));
  }

  @Test
  void next_rightCandidateStruck_comesFirst() {
    Candidate right = path.steps().get(0).placements().get(0);
    state.remove(right.cell(), right.digit());
    assertEquals(new Advice.MissingNote(right), path.next(state));
  }

  @Test
  void of_severalSolutionsOrNone_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> HintPath.of(Grid.EMPTY));
    assertThrows(IllegalArgumentException.class, () -> HintPath.of(PUZZLE.with(0, 7)));
  }

  @Test
  void of_techniquesThatDoNotSuffice_isRefused() {
    HintFinder singles =
        new HintFinder(
            EnumSet.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE));
    assertThrows(IllegalArgumentException.class, () -> HintPath.of(PUZZLE, singles));
  }

  @Test
  void of_solvedGrid_hasNoSteps() {
    assertEquals(Collections.emptyList(), HintPath.of(solution).steps());
  }
}
