package dev.casilla.reader.rig;

import dev.casilla.reader.vision.Rejection;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;

/**
 * What there is to be read in a picture.
 *
 * @param puzzle the one that is meant; nothing where there is none
 * @param others the givens of other puzzles, as far as known: to read one of them is not what was
 *     wanted, but not wrong
 * @param refusal as what the picture is to be refused, where that is known
 */
record Printed(Optional<Truth> puzzle, List<Grid> others, Optional<Rejection> refusal) {
  /** A picture in which nothing can be read, and which is to be refused as that. */
  static Printed refusedAs(Rejection why) {
    return new Printed(Optional.empty(), List.of(), Optional.of(why));
  }

  Printed(Optional<Truth> puzzle, List<Grid> others) {
    this(puzzle, others, Optional.empty());
  }

  /** Whether one of the puzzles has exactly these givens. */
  boolean has(Grid givens) {
    return others.contains(givens) || puzzle.map(Truth::givens).equals(Optional.of(givens));
  }
}
