package dev.casilla.solver.hint;

/** How hard a technique or a puzzle is, easiest first. Immutable. */
public enum Level {
  GENTLE,
  EASY,
  MEDIUM,
  HARD,
  EXPERT,
  EXTREME
}
