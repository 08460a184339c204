package dev.casilla.solver.hint;

/** The part a candidate plays in a {@link Hint}. Immutable. */
public enum Role {
  /** Belongs to the pattern: a subset's candidates, a fish's corners, the ends of a chain. */
  CAUSE,
  /** Without it the pattern would be plain: a fin, an extra candidate of a unique rectangle. */
  FIN,
  /** A fin that lies in two base units. */
  ENDO_FIN,
  /** Of the cell in the middle: the pivot of a wing, the stem of a death blossom. */
  PIVOT,
  /** Of a cell at the end of a wing. */
  PINCER,
  /** Coloured: all candidates of this colour are true, or all of {@link #SECOND_COLOR}. */
  FIRST_COLOR,
  SECOND_COLOR,
  /** As {@link #FIRST_COLOR}, of another cluster: all these are true, or all of the fourth. */
  THIRD_COLOR,
  FOURTH_COLOR
}
