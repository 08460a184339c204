package dev.casilla.app.ui.puzzle.editor;

/** How much of what is known about a puzzle its board shows. The names are stored. */
public enum SolutionDisplay {
  /** What a person typed, and what cannot escape them. */
  SHEET,
  /** The verdict with all its cells. */
  VERDICT,
  /** The only solution. */
  SOLUTION,
  /** One of several solutions. */
  FIRST,
  /** Another one of them. */
  SECOND;

  /** Whether it takes a judgement to show it. */
  public boolean needsJudgement() {
    return this != SHEET;
  }

  /** Whether all cells are filled in, so that there is nothing to type. */
  public boolean isFilled() {
    return this == SOLUTION || this == FIRST || this == SECOND;
  }
}
