package dev.casilla.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.TestPuzzles;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards that are read without doubt but do not have exactly one solution. */
final class ReadVerdictTest {
  private static final int SIDE = 700;

  @TempDir private Path folder;

  static Stream<Arguments> boards() {
    String several = TestPuzzles.PUZZLE.replace('2', '.').replace('3', '.');
    return Stream.of(
        Arguments.of(several, "several", "several solutions: a digit may be missing"),
        Arguments.of(TestPuzzles.CLASH, "none", "no solution: at least one digit is wrong"),
        Arguments.of(TestPuzzles.UNSOLVABLE, "none", "no solution: at least one digit is wrong"));
  }

  private String photoOf(String board) throws IOException {
    byte[] luma =
        new NewspaperPage(Grid.parse(board), 2).photograph(CameraPose.above(60), SIDE, SIDE);
    Path file = folder.resolve("board.png");
    ImageIO.write(ImageFiles.imageOf(LumaPlane.of(luma, SIDE, SIDE)), "png", file.toFile());
    return file.toString();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void readJson_noPuzzle_isReadButNotAccepted(String board, String verdict) throws IOException {
    CliRun run = CliRun.casilla("read", "--json", photoOf(board));

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("\"grid\":\"" + board + "\",\"raw\":\"" + board), run.out());
    assertTrue(run.out().contains("\"accepted\":false"), run.out());
    assertTrue(run.out().contains("\"solution\":null"), run.out());
    assertTrue(run.out().contains("\"verdict\":\"" + verdict + "\""), run.out());
    assertTrue(run.out().contains("\"rejection\":null"), run.out());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void read_noPuzzle_saysSo(String board, String verdict, String sentence) throws IOException {
    String photo = photoOf(board);

    CliRun run = CliRun.casilla("read", photo);

    assertEquals(1, run.exitCode(), verdict);
    assertEquals(photo + ": " + sentence, run.outLines().get(0));
    assertEquals("  puzzle:   " + board, run.outLines().get(1));
    assertTrue(run.outLines().stream().noneMatch(line -> line.startsWith("  solution")), run.out());
  }

  /** From 51 clues on, for any choice of empty cells. */
  @Test
  void read_moreDigitsThanAPuzzleHas_isNoPuzzle() throws IOException {
    String photo = photoOf(TestPuzzles.SOLUTION.substring(0, 54) + ".".repeat(27));

    CliRun run = CliRun.casilla("read", photo);

    assertEquals(1, run.exitCode());
    assertEquals(photo + ": the grid is already filled in\n", run.out());
  }
}
