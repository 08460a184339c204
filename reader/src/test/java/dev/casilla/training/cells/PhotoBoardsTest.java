package dev.casilla.training.cells;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.training.draw.Typefaces;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PhotoBoardsTest {
  /** A mislabelled given would mostly make the solution ambiguous or impossible. */
  @Test
  void printed_calendarPuzzles_haveOneSolution() {
    List<String> lines =
        Typefaces.lines("givens.txt").stream().filter(line -> line.startsWith("1")).toList();
    assertEquals(40, lines.size());
    Solver solver = new Solver();
    for (String line : lines) {
      Verdict verdict = solver.judge(Grid.parse(line.substring(line.indexOf('\t') + 1)));
      assertInstanceOf(Verdict.Unique.class, verdict, line);
    }
  }
}
