package dev.casilla.solver.articles.playback;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.GridDisplay;
import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.Shape;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Runs an algorithm on a puzzle and applies each of its steps to a board of candidates.
 *
 * <p>Keeps no steps: memory grows with the depth of guesses only. {@link #apply} builds the board
 * at any step from steps that the caller has stored. Confined to one thread.
 */
public final class Playback {
  private final Algorithm algorithm;
  private final Board puzzle;
  private final Deque<int[]> beforeGuesses = new ArrayDeque<>();
  private final Map<Rule, Long> countOf = new EnumMap<>(Rule.class);
  private int[] digits;
  private int maxDepth;

  /**
   * The board before the first step.
   *
   * @throws IllegalArgumentException if {@code algorithm} does not support the puzzle's shape
   */
  public Playback(Algorithm algorithm, Board puzzle) {
    if (!algorithm.supports(puzzle.shape())) {
      throw new IllegalArgumentException(algorithm + " does not support " + puzzle.shape());
    }
    this.algorithm = algorithm;
    this.puzzle = puzzle;
    this.digits = algorithm.start(puzzle);
  }

  /**
   * Runs the algorithm to its end and returns the solution it finds, if any.
   *
   * <p>An interrupted thread gets a {@link java.util.concurrent.CancellationException}.
   */
  public Optional<Board> run(StepListener listener) {
    return algorithm.solve(
        puzzle,
        step -> {
          apply(step);
          listener.onStep(step, this);
        });
  }

  /** Applies the next step. */
  public void apply(Step step) {
    if (step.rule() == Rule.GUESS) {
      beforeGuesses.push(digits.clone());
    }
    maxDepth = Math.max(maxDepth, beforeGuesses.size());
    countOf.merge(step.rule(), 1L, Long::sum);
    switch (step.rule().effect()) {
      case PLACES -> digits[step.cell()] = Digits.only(step.digit());
      case REMOVES -> digits[step.cell()] &= ~Digits.only(step.digit());
      case UNDOES -> digits = beforeGuesses.pop();
      case NOTHING -> {}
    }
  }

  /** The digits possible in {@code cell}, a digit set that reaches to the shape's side. */
  public int digitsAt(int cell) {
    return digits[cell];
  }

  /** The board of the cells with one possible digit; all others are empty. */
  public Board board() {
    int[] single = new int[digits.length];
    Arrays.setAll(
        single,
        cell -> Digits.isSingle(digits[cell]) ? Digits.lowest(digits[cell]) : Grid.NO_DIGIT);
    return Board.of(puzzle.shape(), single);
  }

  /**
   * The board in lines, no line break at the end: each cell with its candidates, or for {@link
   * Algorithm#STACKS}, which has none, with its digit or {@code .}.
   */
  public String display() {
    if (algorithm == Algorithm.STACKS) {
      return board().display();
    }
    Shape shape = puzzle.shape();
    return GridDisplay.compact(shape.side(), shape.blockRows(), shape.blockColumns())
        .of(cell -> Digits.text(digits[cell]));
  }

  /** How many guesses are on the board. */
  public int depth() {
    return beforeGuesses.size();
  }

  /** What the steps so far add up to. */
  public TraceCounts counts() {
    long placements = of(Rule.GIVEN) + of(Rule.ONLY_CHOICE) + of(Rule.SINGLE_OPTION);
    return new TraceCounts(
        countOf.values().stream().mapToLong(Long::longValue).sum(),
        placements,
        of(Rule.ELIMINATE),
        of(Rule.GUESS),
        of(Rule.CONTRADICTION),
        of(Rule.BACKTRACK),
        maxDepth);
  }

  private long of(Rule rule) {
    return countOf.getOrDefault(rule, 0L);
  }
}
