package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.testing.page.AppScreenshot;
import dev.casilla.solver.Grid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Screenshots of puzzle apps. */
final class AppScreensTest {
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final PuzzleReader reader = new PuzzleReader();

  @ParameterizedTest
  @EnumSource
  void read_screenshot_isCertain(AppScreenshot screen) {
    PuzzleReading reading = reader.read(screen.screenshot(PUZZLE));

    ReadBoard board = assertInstanceOf(PuzzleReading.Boards.class, reading).best();
    assertEquals(PUZZLE, board.raw());
    assertTrue(board.isCertain());
  }
}
