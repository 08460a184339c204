package dev.casilla.cli.input;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.text.PuzzleResult;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LineBlockReaderTest {
  private static final SourceLocation FILE = SourceLocation.ofFile("file");

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", " a comment\n", "\n\n\n", "\r\r\n"})
  void blocks_manyLines_numberThemAsOneTextDoes(String end) {
    String text = (PUZZLE + end).repeat(3000);
    List<SourceLocation> places = new ArrayList<>();
    new PuzzleBatch.Lines(FILE, TextLayout.SDM_LINES, 0, text)
        .puzzles()
        .forEachRemaining(result -> places.add(FILE.atLine(result.line())));
    assertEquals(3000, places.size());
    assertEquals(places, places(text));
  }

  @Test
  void blocks_lineLongerThanBlock_isOneMalformedLine() {
    for (int length = LineBlockReader.BLOCK - 2; length < LineBlockReader.BLOCK + 3; length++) {
      assertEquals(
          List.of(FILE.atLine(1), FILE.atLine(2)),
          places("9".repeat(length) + "\n" + PUZZLE),
          "length " + length);
      assertEquals(
          List.of(FILE.atLine(1), FILE.atLine(2)),
          places("9".repeat(length) + "\r\n" + PUZZLE),
          "length " + length);
    }
    String huge = PUZZLE + "\n" + "9".repeat(10 * LineBlockReader.BLOCK) + "\n" + PUZZLE;
    assertEquals(3, places(huge).size());
    assertEquals(FILE.atLine(3), places(huge).get(2));
    assertEquals(1, places("9".repeat(10 * LineBlockReader.BLOCK)).size());
  }

  @Test
  void blocks_slowWriter_isAnsweredLineByLine() throws Exception {
    try (PipedWriter writer = new PipedWriter();
        PipedReader reader = new PipedReader(writer)) {
      LineBlockReader blocks = new LineBlockReader(reader, FILE, TextLayout.SDM_LINES);
      writer.write(PUZZLE + "\n" + PUZZLE.substring(0, 5));
      PuzzleResult first = blocks.next().puzzles().next();
      assertEquals(PUZZLE, first.orThrow().grid().toString());
      writer.write(PUZZLE.substring(5) + "\n");
      PuzzleBatch second = blocks.next();
      assertEquals(FILE.atLine(2), second.location(second.puzzles().next()));
    }
  }

  @Test
  void blocks_emptyText_areNone() {
    assertTrue(places("").isEmpty());
  }

  private static List<SourceLocation> places(String text) {
    List<SourceLocation> places = new ArrayList<>();
    new LineBlockReader(new StringReader(text), FILE, TextLayout.SDM_LINES)
        .forEachRemaining(
            batch ->
                batch.puzzles().forEachRemaining(result -> places.add(batch.location(result))));
    return places;
  }
}
