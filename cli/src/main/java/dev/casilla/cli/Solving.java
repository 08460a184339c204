package dev.casilla.cli;

import dev.casilla.solver.FastSolver;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Solver;
import java.util.concurrent.CancellationException;

/** Writes solutions. Confined to one thread. */
/*
 * A million puzzles are solved here, so the engine is asked at once, and only a puzzle that has
 * not just one solution is looked at more closely.
 *
 * Where solutions are printed a line each, a puzzle without one leaves its line empty: line n of
 * the output belongs to puzzle n, whoever puts the two side by side.
 */
final class Solving implements Treatment {
  /** Which solutions may be printed. */
  enum Claim {
    /** The only one there is. */
    ONLY,
    /** One of however many. */
    ANY
  }

  private final Form form;
  private final Claim claim;
  private final Messages messages;
  private final FastSolver engine = new FastSolver();
  private final Cellwise cells = new Cellwise();

  Solving(Form form, Claim claim, Messages messages) {
    this.form = form;
    this.claim = claim;
    this.messages = messages;
  }

  @Override
  public void puzzle(Place place, Grid puzzle, Page page) {
    switch (count(puzzle, 2)) {
      case 0 -> none(place, puzzle, page);
      case 1 -> page.print(unique(puzzle));
      default -> several(place, puzzle, page);
    }
  }

  @Override
  public void malformed(Place place, InvalidGridException trouble, Page page) {
    if (form == Form.JSON) {
      page.print(Json.malformed(place, trouble));
    }
    leaveLineEmpty(page);
  }

  private String unique(Grid puzzle) {
    return switch (form) {
      case GRID -> cells.text();
      case BOARD -> cells.grid().display();
      case JSON -> Json.verdict("unique", puzzle).solution(cells.grid()).toString();
    };
  }

  private void none(Place place, Grid puzzle, Page page) {
    page.note(Outcome.NONE);
    page.complain(place, messages.text("solve.none"));
    if (form == Form.JSON) {
      page.print(Json.verdict("none", puzzle).toString());
    }
    leaveLineEmpty(page);
  }

  private void several(Place place, Grid puzzle, Page page) {
    Grid one = cells.grid();
    int count = count(puzzle, Solver.COUNT_LIMIT);
    if (claim == Claim.ONLY) {
      page.note(Outcome.SEVERAL);
      page.complain(place, messages.text(key(count), count));
      leaveLineEmpty(page);
    } else if (form != Form.JSON) {
      page.print(form.of(one));
    }
    if (form == Form.JSON) {
      Json json = Json.verdict("several", puzzle).count(count, Solver.COUNT_LIMIT);
      page.print((claim == Claim.ANY ? json.solution(one) : json).toString());
    }
  }

  private static String key(int count) {
    return count < Solver.COUNT_LIMIT ? "solve.several" : "solve.atLeast";
  }

  private void leaveLineEmpty(Page page) {
    if (form == Form.GRID) {
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
