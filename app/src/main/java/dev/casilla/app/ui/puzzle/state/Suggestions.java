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
 * Suggestions for a puzzle that has no solution. Immutable.
 *
 * @param corrections changes of one cell that lead to exactly one solution, those of a selected
 *     cell first, then the likeliest
 * @param suspects clues that contradict each other
 */
public record Suggestions(List<Correction> corrections, List<Suspect> suspects) {
  public static final Suggestions NONE =
      new Suggestions(Collections.emptyList(), Collections.emptyList());

  /** More suggestions would not help to choose. */
  private static final int MAX_CORRECTIONS = 4;

  /** {@code digit} in {@code cell}, which may have been misread or mistyped. */
  public record Suspect(int cell, int digit) {}

  public Suggestions {
    corrections = Collections.unmodifiableList(new ArrayList<>(corrections));
    suspects = Collections.unmodifiableList(new ArrayList<>(suspects));
  }

  /** The suggestions in {@code state}; none unless the verdict is shown. */
  public static Suggestions of(PuzzleState state) {
    return state.display() == SolutionDisplay.VERDICT
        ? state.analysis().map(analysis -> of(analysis, state.editor().selection())).orElse(NONE)
        : NONE;
  }

  public boolean isEmpty() {
    return corrections.isEmpty() && suspects.isEmpty();
  }

  /** Sorts corrections of a selected cell first. */
  private static Suggestions of(PuzzleAnalysis analysis, CellSelection selection) {
    List<Correction> corrections = new ArrayList<>(analysis.corrections());
    corrections.sort(Comparator.comparing(correction -> !selection.has(correction.cell())));
    corrections.subList(Math.min(corrections.size(), MAX_CORRECTIONS), corrections.size()).clear();
    return new Suggestions(corrections, suspects(analysis));
  }

  private static List<Suspect> suspects(PuzzleAnalysis analysis) {
    List<Suspect> suspects = new ArrayList<>();
    Grid clues = analysis.clues();
    if (analysis.verdict() instanceof Verdict.Unsolvable unsolvable) {
      unsolvable.contradiction().forEach(cell -> suspects.add(suspect(clues, cell)));
    } else if (analysis.verdict() instanceof Verdict.Clashing clashing) {
      clashing.cells().forEach(cell -> suspects.add(suspect(clues, cell)));
    }
    return suspects;
  }

  private static Suspect suspect(Grid clues, int cell) {
    return new Suspect(cell, clues.digitAt(cell));
  }
}
