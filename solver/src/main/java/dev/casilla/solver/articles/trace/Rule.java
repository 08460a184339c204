package dev.casilla.solver.articles.trace;

/** Why a {@link Step} was made, and what it does to the board. Immutable. */
public enum Rule {
  /** A clue is put in its cell. */
  GIVEN(Effect.PLACES),
  /** A solved peer takes the digit away from a cell. */
  ELIMINATE(Effect.REMOVES),
  /** The digit has only this place left in a unit. */
  ONLY_CHOICE(Effect.PLACES),
  /** The units of the cell leave it only this digit. */
  SINGLE_OPTION(Effect.PLACES),
  /** Nothing follows by rule, so a digit is tried; one choice deeper from here on. */
  GUESS(Effect.PLACES),
  /** A cell has no digit left, or a digit no place left in a unit. */
  CONTRADICTION(Effect.NOTHING),
  /** A choice led nowhere: everything since, and the choice itself, is undone. */
  BACKTRACK(Effect.UNDOES);

  /** What becomes of the step's cell and digit. */
  public enum Effect {
    /** The digit is the cell's only candidate from here on. */
    PLACES,
    /** The digit is no candidate of the cell any more. */
    REMOVES,
    /** The board is again what it was before the {@link Rule#GUESS} of this depth. */
    UNDOES,
    /** The board stays as it is. */
    NOTHING
  }

  private final Effect effect;

  Rule(Effect effect) {
    this.effect = effect;
  }

  /** What a step by this rule does to the board. */
  public Effect effect() {
    return effect;
  }
}
