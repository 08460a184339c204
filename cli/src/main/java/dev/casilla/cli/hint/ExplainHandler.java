package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.hint.path.HintPath;
import dev.casilla.solver.rating.Rater;
import dev.casilla.solver.text.Puzzle;

/** Writes every step of the way to the solution, and what comes last. */
public final class ExplainHandler extends UniquePuzzleHandler {
  /** What is written after the steps. */
  public enum Ending {
    RATING,
    SOLUTION
  }

  private final Messages messages;
  private final Ending ending;
  private final HintFormatter formatter;
  private final HintFinder finder = HintFinder.usual();
  private final Rater rater = new Rater();

  public ExplainHandler(Messages messages, Ending ending) {
    super(messages);
    this.messages = messages;
    this.ending = ending;
    formatter = new HintFormatter(messages);
  }

  @Override
  void handleUnique(Grid clues, Output output) {
    HintPath path = HintPath.of(clues, finder);
    StringBuilder lines = new StringBuilder();
    int number = 0;
    for (Hint step : path.steps()) {
      number++;
      lines
          .append(messages.text("explain.step", number, formatter.what(step)))
          .append(System.lineSeparator());
    }
    output.printBlock(
        lines.append(
            ending == Ending.RATING
                ? formatter.rating(rater.rate(clues))
                : GridFormat.BOARD.format(Puzzle.of(path.solution()))));
  }
}
