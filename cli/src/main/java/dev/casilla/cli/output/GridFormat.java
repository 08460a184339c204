package dev.casilla.cli.output;

import dev.casilla.solver.Grid;
import dev.casilla.solver.text.PuzzleText;

/** How a grid is printed. */
public enum GridFormat {
  GRID {
    @Override
    public String of(Grid grid) {
      return grid.toString();
    }
  },
  BOARD {
    @Override
    public String of(Grid grid) {
      return grid.display();
    }
  },
  JSON {
    @Override
    public String of(Grid grid) {
      return PuzzleText.toJson(grid);
    }
  };

  public abstract String of(Grid grid);
}
