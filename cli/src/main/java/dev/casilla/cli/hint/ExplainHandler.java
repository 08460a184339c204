package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.hint.path.HintPath;
import dev.casilla.solver.rating.Rater;
import dev.casilla.solver.text.Puzzle;

/** Writes every step of the way to the solution, and what comes last. */
public final class ExplainHandler extends UniquePuzzleHandler {
  /** What is written after the steps; JSON has both. */
  public enum Ending {
    RATING,
    SOLUTION
  }

  private final Ending ending;
  private final HintFormatter formatter;
  private final HintFinder finder = HintFinder.usual();
  private final Rater rater = new Rater();

  public ExplainHandler(Messages messages, ResultFormat format, Ending ending) {
    super(messages, format);
    this.ending = ending;
    formatter = new HintFormatter(messages);
  }

  @Override
  void handleUnique(SourceLocation location, Grid clues, Output output) {
    HintPath path = HintPath.of(clues, finder);
    if (isJson()) {
      output.print(json(clues, path));
    } else {
      output.printBlock(text(clues, path));
    }
  }

  private String text(Grid clues, HintPath path) {
    StringBuilder lines = new StringBuilder();
    int number = 0;
    for (Hint step : path.steps()) {
      number++;
      lines
          .append(messages.text("explain.step", number, formatter.what(step)))
          .append(System.lineSeparator());
    }
    return lines
        .append(
            ending == Ending.RATING
                ? formatter.rating(rater.rate(clues))
                : GridFormat.BOARD.format(Puzzle.of(path.solution())))
        .toString();
  }

  private String json(Grid clues, HintPath path) {
    return HintJson.rating(JsonObject.verdict(Outcome.UNIQUE, clues), rater.rate(clues))
        .objects("path", path.steps().stream().map(HintJson::step).toList())
        .solution(path.solution())
        .toString();
  }
}
