package dev.casilla.cli;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.text.PuzzleText;

/** Writes the web API's JSON with the solution if there is just one. Confined to one thread. */
final class Answering implements Treatment {
  private final Messages messages;
  private final Solver solver = new Solver();

  Answering(Messages messages) {
    this.messages = messages;
  }

  @Override
  public void puzzle(Place place, Grid puzzle, Page page) {
    if (solver.judge(puzzle) instanceof Verdict.Unique unique) {
      page.print(PuzzleText.toJson(puzzle, unique.solution()));
    } else {
      page.note(Outcome.NONE);
      page.complain(place, messages.text("convert.notUnique"));
      page.print(PuzzleText.toJson(puzzle));
    }
  }
}
