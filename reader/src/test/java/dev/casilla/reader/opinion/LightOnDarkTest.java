package dev.casilla.reader.opinion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.AppScreenshot;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The images for the other reader if the board is white on black, as on dark screens. */
final class LightOnDarkTest {
  private static final String BOARD =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final int SIDE = 700;

  private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private final PuzzleReader reader = new PuzzleReader();
  private final List<LinePicture> lines = new ArrayList<>();
  private final List<FlatBoard> boards = new ArrayList<>();
  private final SecondOpinion opinion =
      new SecondOpinion(
              line -> {
                lines.add(line);
                return List.of();
              },
              executor,
              10,
              TimeUnit.SECONDS)
          .includingWholeBoards(
              board -> {
                boards.add(board);
                return List.of();
              });

  @AfterEach
  void stop() {
    executor.shutdownNow();
  }

  /** The puzzle as found in a negative of its photo, with this reading. */
  private ReadBoard negative(BoardReading reading) {
    byte[] luma =
        new NewspaperPage(Grid.parse(BOARD), 2).photograph(CameraPose.above(60), SIDE, SIDE);
    for (int i = 0; i < luma.length; i++) {
      luma[i] = (byte) ~luma[i];
    }
    ReadBoard board = found(LumaPlane.of(luma, SIDE, SIDE), reading);
    assertTrue(board.grid().inverted());
    return board;
  }

  private ReadBoard found(LumaPlane plane, BoardReading reading) {
    ReadBoard board = ((PuzzleReading.Boards) reader.read(plane)).best();
    assertEquals(BOARD, board.raw().toString());
    return new ReadBoard(board.grid(), reading, board.conclusion());
  }

  @Test
  void conclude_lineOfDigits_isDarkOnWhite() {
    BoardReading reading = ReadingBuilder.of(BOARD).doubt("A3", '3', 0.6, '8').reading();

    reader.conclude(negative(reading), opinion);

    assertLineIsDarkOnWhite();
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT_TILES", "DARK_TILES"})
  void conclude_tiles_lineIsDarkOnWhite(AppScreenshot screen) {
    BoardReading reading = ReadingBuilder.of(BOARD).doubt("A3", '3', 0.6, '8').reading();

    reader.conclude(found(screen.screenshot(Grid.parse(BOARD)), reading), opinion);

    assertLineIsDarkOnWhite();
  }

  private void assertLineIsDarkOnWhite() {
    assertEquals(1, lines.size());
    LinePicture line = lines.get(0);
    double paper = 0;
    double ink = 0;
    for (byte luma : line.luma()) {
      paper += (luma & 0xff) > 200 ? 1 : 0;
      ink += (luma & 0xff) < 100 ? 1 : 0;
    }
    assertTrue(paper / line.luma().length > 0.7, paper + " pixels of paper");
    assertTrue(ink / line.luma().length > 0.01, ink + " pixels of ink");
  }

  @Test
  void conclude_wholeBoard_isDarkOnLight() {
    ReadingBuilder beliefs = ReadingBuilder.of(BOARD);
    for (int row = 0; row < 9; row++) {
      for (int column = 1; column <= 9; column++) {
        beliefs.doubt((char) ('A' + row) + "" + column, '3', 0.5, '8');
      }
    }

    reader.conclude(negative(beliefs.reading()), opinion);

    assertEquals(1, boards.size());
    long light = 0;
    for (byte luma : boards.get(0).luma()) {
      light += (luma & 0xff) > 128 ? 1 : 0;
    }
    assertTrue(light > 0.7 * boards.get(0).luma().length, light + " pixels of paper");
  }
}
