package dev.casilla.app.create;

import dev.casilla.solver.generator.Symmetry;

/**
 * What kind of puzzle a person would like.
 *
 * @param symmetry how its clues are arranged
 * @param level how hard it is
 */
record Wish(Symmetry symmetry, Level level) {
  /** What is wished for until somebody says otherwise: what newspapers print. */
  static final Wish USUAL = new Wish(Symmetry.HALF_TURN, Level.STRATEGIES);

  Wish with(Symmetry other) {
    return new Wish(other, level);
  }

  Wish with(Level other) {
    return new Wish(symmetry, other);
  }
}
