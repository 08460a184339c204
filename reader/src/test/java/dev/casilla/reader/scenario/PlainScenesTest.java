package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.reader.testing.scene.Scene;
import dev.casilla.reader.testing.scene.SceneRenderer;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Plain puzzles in ordinary scenes are found; the evaluation measures many more. */
final class PlainScenesTest {
  private final PuzzleReader reader = new PuzzleReader();

  /** All puzzles are read, although the lines of one continue in the next. */
  @ParameterizedTest
  @EnumSource(names = {"TWO", "SIX"})
  void read_adjacentPuzzles_readsEach(Scene kind) {
    for (long seed = 0; seed < 4; seed++) {
      RenderedPage page = SceneRenderer.scene(kind, seed);
      Set<Grid> printed =
          Stream.concat(page.puzzle().stream(), page.others().stream())
              .map(PagePuzzle::givens)
              .collect(Collectors.toSet());

      PuzzleReading.Boards boards =
          assertInstanceOf(PuzzleReading.Boards.class, reader.read(page.plane()), "seed " + seed);

      Set<Grid> shown = new HashSet<>();
      boards.bestFirst().forEach(board -> shown.add(board.shown()));
      assertEquals(printed, shown, "seed " + seed);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"TILTED", "HELD", "CURLED", "BESIDE_TEXT", "NOTES", "TALL", "PEN", "SMALL"})
  void read_onePuzzle_isFound(Scene kind) {
    List<Long> missed = new ArrayList<>();
    for (long seed = 0; seed < 4; seed++) {
      RenderedPage page = SceneRenderer.scene(kind, seed);
      boolean isFound =
          reader.read(page.plane()) instanceof PuzzleReading.Boards boards
              && boards.bestFirst().stream().anyMatch(board -> isAt(board, page));
      if (!isFound) {
        missed.add(seed);
      }
    }
    assertTrue(missed.isEmpty(), kind + " missed: " + missed);
  }

  private static boolean isAt(ReadBoard board, RenderedPage page) {
    return PlanarError.ofNodes(board.grid(), page.nodes()) < 0.35;
  }
}
