package dev.casilla.cli.output;

import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.util.List;

/** The formats in which grids are written. */
public enum GridFormat {
  GRID {
    @Override
    public String format(Puzzle puzzle) {
      return puzzle.grid().toString();
    }
  },
  BOARD {
    @Override
    public String format(Puzzle puzzle) {
      return puzzle.grid().display();
    }
  },
  SDM {
    @Override
    public String format(Puzzle puzzle) {
      String comment = String.join(" ", puzzle.title(), puzzle.comment()).strip();
      return comment.isEmpty()
          ? puzzle.grid().toString()
          : puzzle.grid() + " # " + comment.replaceAll("\\s*\\R\\s*", " ");
    }
  },
  SDK {
    @Override
    public String format(Puzzle puzzle) {
      return PuzzleText.toSdk(puzzle).stripTrailing();
    }
  },
  OPENSUDOKU {
    @Override
    public String format(Puzzle puzzle) {
      return PuzzleText.toOpenSudoku(List.of(puzzle)).stripTrailing();
    }
  },
  JSON {
    @Override
    public String format(Puzzle puzzle) {
      return PuzzleText.toJson(puzzle.grid());
    }
  };

  /** One or more lines without a line break at the end. */
  public abstract String format(Puzzle puzzle);

  /** Adds a puzzle to {@code output}; boards are separated by blank lines. */
  public void print(Puzzle puzzle, Output output) {
    if (this == BOARD) {
      output.printBlock(format(puzzle));
    } else {
      output.print(format(puzzle));
    }
  }
}
