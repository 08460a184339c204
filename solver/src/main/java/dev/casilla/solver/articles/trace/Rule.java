package dev.casilla.solver.articles.trace;

/** The rule behind a {@link Step}, and its effect on the board. Immutable. */
public enum Rule {
  /** A clue is placed in its cell. */
  GIVEN(Effect.PLACES),
  /** A cell loses the digit of a solved peer. */
  ELIMINATE(Effect.REMOVES),
  /** The digit has one place left in a unit. */
  ONLY_CHOICE(Effect.PLACES),
  /** The units of the cell leave it only this digit. */
  SINGLE_OPTION(Effect.PLACES),
  /** A digit is tried because no rule applies; the depth grows by one. */
  GUESS(Effect.PLACES),
  /** A cell has no digit left, or a digit no place left in a unit. */
  CONTRADICTION(Effect.NOTHING),
  /** A guess failed: it and all steps after it are undone. */
  BACKTRACK(Effect.UNDOES);

  /** The effect of a step on its cell and digit. */
  public enum Effect {
    /** The digit becomes the cell's only candidate. */
    PLACES,
    /** The digit is removed from the cell's candidates. */
    REMOVES,
    /** The board returns to its state before the {@link Rule#GUESS} of this depth. */
    UNDOES,
    /** The board does not change. */
    NOTHING
  }

  private final Effect effect;

  Rule(Effect effect) {
    this.effect = effect;
  }

  /** The effect of this rule on the board. */
  public Effect effect() {
    return effect;
  }
}
