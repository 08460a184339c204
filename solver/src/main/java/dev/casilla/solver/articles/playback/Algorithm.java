package dev.casilla.solver.articles.playback;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Backtracking;
import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.Candidates;
import dev.casilla.solver.articles.Propagation;
import dev.casilla.solver.articles.Search;
import dev.casilla.solver.articles.Shape;
import dev.casilla.solver.articles.Strategies;
import dev.casilla.solver.articles.trace.Trace;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The articles' algorithms under one interface. Immutable. */
public enum Algorithm {
  /** {@link Strategies#reduce}: eliminate and only choice, without guesses. */
  STRATEGIES {
    @Override
    Optional<Board> solve(Board puzzle, Trace trace) {
      Candidates reduced = new Strategies(trace).reduce(Candidates.of(puzzle.toGrid()));
      return reduced.isSolved() && reduced.toGrid().isSolved()
          ? Optional.of(Board.of(reduced.toGrid()))
          : Optional.empty();
    }
  },
  /** {@link Search}: reduce, then guess in the cell with fewest candidates. */
  SEARCH {
    @Override
    Optional<Board> solve(Board puzzle, Trace trace) {
      return new Search(trace).solve(puzzle.toGrid()).map(Board::of);
    }
  },
  /** {@link Propagation}: Norvig's propagation and search. */
  NORVIG {
    @Override
    Optional<Board> solve(Board puzzle, Trace trace) {
      return new Propagation(trace).solve(puzzle.toGrid()).map(Board::of);
    }

    @Override
    int startDigits(Board puzzle, int cell) {
      return Digits.ALL;
    }
  },
  /** {@link Backtracking} in board order with two stacks, for any shape. */
  STACKS {
    @Override
    Optional<Board> solve(Board puzzle, Trace trace) {
      List<Board> solutions = new Backtracking(Backtracking.Order.BOARD, trace).solve(puzzle, 1);
      return solutions.isEmpty() ? Optional.empty() : Optional.of(solutions.get(0));
    }
  };

  /** Whether the algorithm runs on boards of {@code shape}: {@link #STACKS} on all. */
  public boolean supports(Shape shape) {
    return this == STACKS || shape.equals(Shape.SUDOKU_9);
  }

  /** The solution that the algorithm finds, if any. */
  abstract Optional<Board> solve(Board puzzle, Trace trace);

  /** The digits possible in {@code cell} before the first step, a digit set. */
  int startDigits(Board puzzle, int cell) {
    int digit = puzzle.digitAt(cell);
    return digit == Grid.NO_DIGIT ? (1 << puzzle.shape().side()) - 1 : Digits.only(digit);
  }

  /** The digits possible in each cell before the first step. */
  int[] start(Board puzzle) {
    int[] start = new int[puzzle.shape().cells()];
    Arrays.setAll(start, cell -> startDigits(puzzle, cell));
    return start;
  }
}
