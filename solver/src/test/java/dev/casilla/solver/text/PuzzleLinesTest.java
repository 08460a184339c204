package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.HARD;
import static dev.casilla.solver.text.SamplePuzzles.assertError;
import static dev.casilla.solver.text.SamplePuzzles.puzzle;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.PuzzleResult.Found;
import dev.casilla.solver.text.PuzzleResult.Malformed;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleLinesTest {
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void next_goodAndMalformedLines_tellsEachWithItsNumber(String lineBreak) {
    String text = "#\n\n" + EASY + " 7\n12x\n" + HARD;
    PuzzleLines lines = PuzzleText.lines(new StringReader(text.replace("\n", lineBreak)));
    assertEquals(new Found(3, puzzle(EASY, "", "7")), lines.next());
    Malformed malformed = (Malformed) lines.next();
    assertEquals(4, malformed.line());
    assertError(Problem.UNEXPECTED_CHARACTER, 2, "12x", malformed.error());
    assertTrue(lines.hasNext());
    assertEquals(new Found(5, puzzle(HARD, "", "")), lines.next());
    assertFalse(lines.hasNext());
    assertThrows(NoSuchElementException.class, lines::next);
  }

  @Test
  void next_endlessLine_needsNoMoreThanItsBeginning() {
    PuzzleLines lines = PuzzleText.lines(new Repeated("5", 50_000_000));
    Malformed malformed = (Malformed) lines.next();
    assertEquals(Problem.TOO_MANY_CELLS, malformed.error().problem());
    assertEquals(PuzzleLines.LONGEST_LINE, malformed.error().cells());
    assertFalse(lines.hasNext());
  }

  @Test
  void next_manyLines_areAllRead() {
    PuzzleLines lines = PuzzleText.lines(new Repeated(EASY + "\n", 200_000));
    long count = 0;
    while (lines.hasNext()) {
      count++;
      assertEquals(count, lines.next().line());
    }
    assertEquals(200_000, count);
  }

  @Test
  void hasNext_brokenReader_saysSo() {
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("broken");
          }

          @Override
          public void close() {}
        };
    assertThrows(UncheckedIOException.class, PuzzleText.lines(broken)::hasNext);
  }

  /** The same characters again and again, never held in memory. */
  private static final class Repeated extends Reader {
    private final String unit;
    private final long end;
    private long at;

    Repeated(String unit, int times) {
      this.unit = unit;
      this.end = (long) unit.length() * times;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      int count = (int) Math.min(length, end - at);
      for (int i = 0; i < count; i++) {
        buffer[offset + i] = unit.charAt((int) (at++ % unit.length()));
      }
      return count == 0 ? -1 : count;
    }

    @Override
    public void close() {}
  }
}
