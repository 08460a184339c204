package dev.casilla.cli.handler;

import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.text.PuzzleText;

/** Writes the web API's JSON with the solution if there is just one. Confined to one thread. */
public final class WebApiHandler implements PuzzleHandler {
  private final Messages messages;
  private final Solver solver = new Solver();

  public WebApiHandler(Messages messages) {
    this.messages = messages;
  }

  @Override
  public void handle(SourceLocation place, Grid puzzle, Output page) {
    if (solver.judge(puzzle) instanceof Verdict.Unique unique) {
      page.print(PuzzleText.toJson(puzzle, unique.solution()));
    } else {
      page.addOutcome(Outcome.NONE);
      page.complain(place, messages.text("convert.notUnique"));
      page.print(PuzzleText.toJson(puzzle));
    }
  }
}
