package dev.casilla.app.ui.puzzle.editor;

/** How much of the analysis the board shows. The names are stored. */
public enum SolutionDisplay {
  /** The sheet alone. */
  SHEET,
  /** The verdict, with the cells it is about marked. */
  VERDICT,
  /** The only solution. */
  SOLUTION,
  /** One of several solutions. */
  FIRST,
  /** Another one of them. */
  SECOND;

  /** Whether it needs an analysis. */
  public boolean needsAnalysis() {
    return this != SHEET;
  }

  /** Whether all cells are filled in, so that nothing can be typed. */
  public boolean isFilled() {
    return this == SOLUTION || this == FIRST || this == SECOND;
  }
}
