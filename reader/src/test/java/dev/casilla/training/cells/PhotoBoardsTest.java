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
  /** A digit taken for print or for handwriting by mistake would mostly show here. */
  @Test
  void givens_ofTheCalendar_haveOneSolutionEach() {
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
