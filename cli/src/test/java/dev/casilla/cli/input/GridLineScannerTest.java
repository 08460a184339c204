package dev.casilla.cli.input;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.text.PuzzleResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class GridLineScannerTest {
  private static final List<String> LINES =
      List.of(
          PUZZLE,
          PUZZLE + " # comment",
          PUZZLE + ",1,2",
          PUZZLE.replace('.', '0'),
          PUZZLE.replace('.', '-'),
          "  " + PUZZLE,
          PUZZLE + "1",
          PUZZLE.substring(1),
          STRANGE,
          "# comment",
          "",
          "mail: " + PUZZLE);

  /** Records each grid, and the location of each malformed line. */
  private static final class Recorder implements PuzzleConsumer {
    final List<String> puzzles = new ArrayList<>();
    private final boolean accepts;
    int accepted;

    Recorder(boolean accepts) {
      this.accepts = accepts;
    }

    @Override
    public boolean acceptGridString(String text, int start) {
      String grid = text.substring(start, start + 81);
      boolean isAccepted = accepts && grid.matches("[0-9.]*");
      if (isAccepted) {
        accepted++;
        puzzles.add(grid.replace('0', '.'));
      }
      return isAccepted;
    }

    @Override
    public void accept(SourceLocation location, PuzzleResult result) {
      String what =
          result instanceof PuzzleResult.Found found
              ? found.puzzle().grid().toString()
              : location.toString();
      puzzles.add(what);
    }
  }

  private static Recorder scan(String text, boolean accepts) {
    Recorder recorder = new Recorder(accepts);
    PuzzleBatch.Lines lines =
        new PuzzleBatch.Lines(SourceLocation.ofFile("file"), TextLayout.SDM_LINES, 7, text);
    new GridLineScanner(lines, recorder).scan();
    return recorder;
  }

  @Test
  void scan_anyMixOfLines_findsTheSameAsParsingAll() {
    long seed = 5;
    Random random = new Random(seed);
    int accepted = 0;
    for (int i = 0; i < 2_000; i++) {
      StringBuilder text = new StringBuilder();
      String lineBreak = List.of("\n", "\r\n", "\n", "\r").get(random.nextInt(4));
      for (int line = random.nextInt(8); line >= 0; line--) {
        text.append(LINES.get(random.nextInt(LINES.size())));
        text.append(line > 0 || random.nextBoolean() ? lineBreak : "");
      }
      Recorder fast = scan(text.toString(), true);
      assertEquals(scan(text.toString(), false).puzzles, fast.puzzles, text.toString());
      accepted += fast.accepted;
    }
    assertTrue(accepted > 2_000, "accepted only " + accepted);
  }
}
