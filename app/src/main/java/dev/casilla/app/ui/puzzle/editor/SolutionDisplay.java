package dev.casilla.app.ui.puzzle.editor;

/** How much of the analysis the board shows. The names are stored. */
public enum SolutionDisplay {
  SHEET,
  VERDICT,
  SOLUTION,
  FIRST,
  SECOND;

  public boolean needsAnalysis() {
    return this != SHEET;
  }

  /** Whether all cells are filled in, so that nothing can be typed. */
  public boolean isFilled() {
    return this == SOLUTION || this == FIRST || this == SECOND;
  }
}
