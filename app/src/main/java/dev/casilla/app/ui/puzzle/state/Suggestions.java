package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * What to try with a puzzle that has no solution. Immutable.
 *
 * @param corrections changes of one cell that mend it, those of a selected cell before the others,
 *     else the likeliest first
 * @param suspects clues that cannot hold together, to look at
 */
public record Suggestions(List<Correction> corrections, List<Suspect> suspects) {
  /** Nothing to suggest. */
  public static final Suggestions NONE =
      new Suggestions(Collections.emptyList(), Collections.emptyList());

  /** More would not help to choose. */
  private static final int MOST_CORRECTIONS = 4;

  /** {@code digit} in {@code cell}, which may have been misread or mistyped. */
  public record Suspect(int cell, int digit) {}

  public Suggestions {
    corrections = Collections.unmodifiableList(new ArrayList<>(corrections));
    suspects = Collections.unmodifiableList(new ArrayList<>(suspects));
  }

  /** What to suggest in {@code scene}: nothing before the verdict was asked for. */
  public static Suggestions of(PuzzleState scene) {
    return scene.display() == SolutionDisplay.VERDICT
        ? scene.analysis().map(judgement -> of(judgement, scene.editor().selection())).orElse(NONE)
        : NONE;
  }

  public boolean isEmpty() {
    return corrections.isEmpty() && suspects.isEmpty();
  }

  /** What is offered for a cell that is tapped is the first to be seen. */
  private static Suggestions of(PuzzleAnalysis judgement, CellSelection selection) {
    List<Correction> corrections = new ArrayList<>(judgement.corrections());
    corrections.sort(Comparator.comparing(correction -> !selection.has(correction.cell())));
    corrections.subList(Math.min(corrections.size(), MOST_CORRECTIONS), corrections.size()).clear();
    return new Suggestions(corrections, suspects(judgement));
  }

  private static List<Suspect> suspects(PuzzleAnalysis judgement) {
    List<Suspect> suspects = new ArrayList<>();
    Grid clues = judgement.clues();
    if (judgement.verdict() instanceof Verdict.Unsolvable unsolvable) {
      unsolvable.contradiction().forEach(cell -> suspects.add(suspect(clues, cell)));
    } else if (judgement.verdict() instanceof Verdict.Clashing clashing) {
      clashing.cells().forEach(cell -> suspects.add(suspect(clues, cell)));
    }
    return suspects;
  }

  private static Suspect suspect(Grid clues, int cell) {
    return new Suspect(cell, clues.digitAt(cell));
  }
}
