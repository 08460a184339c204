package dev.casilla.cli.handler;

import dev.casilla.cli.batch.PuzzleHandler;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.GridFormat;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Solver;
import dev.casilla.solver.engine.FastSolver;
import java.util.concurrent.CancellationException;

/** Writes solutions. Confined to one thread. */
/*
 * A million puzzles are solved here, so the engine is asked at once, and only a puzzle that has
 * not just one solution is looked at more closely.
 *
 * Where solutions are printed a line each, a puzzle without one leaves its line empty: line n of
 * the output belongs to puzzle n, whoever puts the two side by side.
 */
public final class SolveHandler implements PuzzleHandler {
  /** Which solutions may be printed. */
  public enum SolutionChoice {
    /** The only one there is. */
    ONLY,
    /** One of however many. */
    ANY
  }

  private final GridFormat form;
  private final SolutionChoice claim;
  private final Messages messages;
  private final FastSolver engine = new FastSolver();
  private final SolutionBuffer cells = new SolutionBuffer();

  public SolveHandler(GridFormat form, SolutionChoice claim, Messages messages) {
    this.form = form;
    this.claim = claim;
    this.messages = messages;
  }

  @Override
  public void handle(SourceLocation place, Grid puzzle, Output page) {
    switch (count(puzzle, 2)) {
      case 0 -> none(place, puzzle, page);
      case 1 -> page.print(unique(puzzle));
      default -> several(place, puzzle, page);
    }
  }

  @Override
  public void handleMalformed(SourceLocation place, InvalidGridException trouble, Output page) {
    if (form == GridFormat.JSON) {
      page.print(JsonObject.malformed(place, trouble));
    }
    printEmptyLine(page);
  }

  private String unique(Grid puzzle) {
    return switch (form) {
      case GRID -> cells.text();
      case BOARD -> cells.grid().display();
      case JSON -> JsonObject.verdict("unique", puzzle).solution(cells.grid()).toString();
    };
  }

  private void none(SourceLocation place, Grid puzzle, Output page) {
    page.addOutcome(Outcome.NONE);
    page.complain(place, messages.text("solve.none"));
    if (form == GridFormat.JSON) {
      page.print(JsonObject.verdict("none", puzzle).toString());
    }
    printEmptyLine(page);
  }

  private void several(SourceLocation place, Grid puzzle, Output page) {
    Grid one = cells.grid();
    int count = count(puzzle, Solver.COUNT_LIMIT);
    if (claim == SolutionChoice.ONLY) {
      page.addOutcome(Outcome.SEVERAL);
      page.complain(place, messages.text(key(count), count));
      printEmptyLine(page);
    } else if (form != GridFormat.JSON) {
      page.print(form.of(one));
    }
    if (form == GridFormat.JSON) {
      JsonObject json = JsonObject.verdict("several", puzzle).count(count, Solver.COUNT_LIMIT);
      page.print((claim == SolutionChoice.ANY ? json.solution(one) : json).toString());
    }
  }

  private static String key(int count) {
    return count < Solver.COUNT_LIMIT ? "solve.several" : "solve.atLeast";
  }

  private void printEmptyLine(Output page) {
    if (form == GridFormat.GRID) {
      page.print("");
    }
  }

  private int count(Grid puzzle, int limit) {
    int count = engine.countSolutions(cells.of(puzzle), limit);
    if (count == FastSolver.CANCELLED) {
      throw new CancellationException("interrupted");
    }
    if (count > 0) {
      engine.copySolution(0, cells.solution());
    }
    return count;
  }
}
