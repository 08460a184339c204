package dev.casilla.app.ui.create;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.app.ui.create.CreateViewModel.PuzzleMaker;
import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.app.ui.create.SymmetryPatternView.SymmetryPattern;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.generator.Symmetry;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PuzzleMakerTest {
  private static final Grid ARTICLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Grid ARTICLE_SEARCH =
      Grid.parse(
          "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");

  @ParameterizedTest
  @EnumSource
  void puzzle_ofEachSymmetry_isAsWished(Symmetry symmetry) {
    for (DifficultyLevel level : DifficultyLevel.values()) {
      Grid puzzle = PuzzleMaker.generate(new PuzzleSpec(symmetry, level), 42);
      assertInstanceOf(Verdict.Unique.class, new Solver().judge(puzzle));
      assertEquals(level, DifficultyLevel.of(puzzle));
      assertSymmetric(symmetry, puzzle);
    }
  }

  @Test
  void puzzle_sameSeed_isTheSame() {
    assertEquals(
        PuzzleMaker.generate(PuzzleSpec.DEFAULT, 7).toString(),
        PuzzleMaker.generate(PuzzleSpec.DEFAULT, 7).toString());
  }

  @Test
  void articlesPuzzles_haveTheArticlesLevels() {
    assertEquals(DifficultyLevel.STRATEGIES, DifficultyLevel.of(ARTICLE));
    assertEquals(DifficultyLevel.SEARCH, DifficultyLevel.of(ARTICLE_SEARCH));
  }

  @Test
  void interrupted_givesUp() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> PuzzleMaker.generate(PuzzleSpec.DEFAULT, 1));
    Thread.interrupted();
  }

  @ParameterizedTest
  @EnumSource
  void pattern_shownForASymmetry_hasIt(Symmetry symmetry) {
    SymmetryPattern pattern = SymmetryPattern.of(symmetry);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(pattern.hasClueAt(cell), pattern.hasClueAt(image(symmetry, cell)), "at " + cell);
    }
  }

  private static void assertSymmetric(Symmetry symmetry, Grid puzzle) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(puzzle.isEmptyAt(cell), puzzle.isEmptyAt(image(symmetry, cell)));
    }
  }

  /** The symmetric cell, computed independently. */
  private static int image(Symmetry symmetry, int cell) {
    int row = Cells.row(cell);
    int column = Cells.column(cell);
    return switch (symmetry) {
      case NONE -> cell;
      case HALF_TURN -> Cells.at(8 - row, 8 - column);
      case MIRROR -> Cells.at(row, 8 - column);
      case QUARTER_TURN -> Cells.at(column, 8 - row);
    };
  }
}
