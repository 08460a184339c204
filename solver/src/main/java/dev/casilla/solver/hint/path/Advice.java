package dev.casilla.solver.hint.path;

import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;

/** What a {@link HintPath} says to a person. Immutable. */
public sealed interface Advice {
  /** A digit that was entered is wrong. */
  record WrongEntry(Candidate entry) implements Advice {}

  /** The right digit of a cell is no longer among its candidates. */
  record MissingNote(Candidate note) implements Advice {}

  /** The step to take. */
  record NextStep(Hint hint) implements Advice {}

  /** The puzzle is solved. */
  record Finished() implements Advice {}
}
