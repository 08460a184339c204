package dev.casilla.app.puzzle;

import dev.casilla.solver.Grid;

/** The puzzle to try things with: the articles' own. */
final class Example {
  static final Grid GRID =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private Example() {}
}
