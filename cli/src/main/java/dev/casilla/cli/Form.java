package dev.casilla.cli;

import dev.casilla.solver.Grid;
import dev.casilla.solver.text.PuzzleText;

/** How a grid is printed. */
enum Form {
  GRID {
    @Override
    String of(Grid grid) {
      return grid.toString();
    }
  },
  BOARD {
    @Override
    String of(Grid grid) {
      return grid.display();
    }
  },
  JSON {
    @Override
    String of(Grid grid) {
      return PuzzleText.toJson(grid);
    }
  };

  abstract String of(Grid grid);
}
