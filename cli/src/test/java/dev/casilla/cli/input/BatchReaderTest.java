package dev.casilla.cli.input;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.cli.CliRun;
import dev.casilla.solver.text.PuzzleResult;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BatchReaderTest {
  private static final SourceLocation FILE = SourceLocation.ofFile("file");

  @Test
  void stream_linesAfterBlankAndMalformedOnes_readsAll() {
    assertEquals(List.of("1 ?", "4 " + PUZZLE), read("hello\n# note\n\n" + PUZZLE + "\n"));
  }

  @Test
  void stream_longCommentFirst_readsPuzzleAfterIt() {
    assertEquals(List.of("30001 " + PUZZLE), read("# note\n".repeat(30_000) + PUZZLE + "\n"));
  }

  @Test
  void stream_jsonLines_readsAllAndNamesMalformed() {
    String first = "{\"puzzle\":\"" + PUZZLE + "\"}\n";
    String last = "{\"puzzle\":\"" + TWO + "\"}";
    assertEquals(
        List.of("1 " + PUZZLE, "3 ?", "4 " + TWO), read(first + "\n{\"puzzle\":3}\n" + last));
  }

  @Test
  void stream_jsonOverManyLines_readsOne() {
    assertEquals(List.of("1 " + PUZZLE), read("{\n\"puzzle\":\n\"" + PUZZLE + "\"\n}\n"));
  }

  @Test
  void stream_xml_readsAll() {
    String xml = CliRun.casilla("convert", "--to", "opensudoku", PUZZLE, TWO).out();
    assertEquals(List.of("4 " + PUZZLE, "5 " + TWO), read(xml));
  }

  @Test
  void stream_nothing_isMalformed() {
    assertEquals(List.of("1 ?"), read(""));
    assertEquals(List.of("1 ?"), read("\n\n"));
  }

  @Test
  void stream_boardWithStrangeCharacter_namesItsLine() {
    assertEquals(List.of("4 ?"), read("12345678.\n".repeat(3) + "?........\n"));
  }

  @Test
  void stream_firstLineWritten_doesNotWaitForMore() throws IOException {
    try (PipedWriter writer = new PipedWriter();
        PipedReader reader = new PipedReader(writer)) {
      writer.write(PUZZLE + "\n");
      Iterator<PuzzleBatch> batches = BatchReader.of(reader, FILE);
      assertEquals(PUZZLE, batches.next().puzzles().next().orThrow().grid().toString());
    }
  }

  @Test
  void stream_endlessTextWithoutPuzzle_isRefused() {
    UncheckedIOException refusal =
        assertThrows(UncheckedIOException.class, () -> BatchReader.of(new EndlessReader(), FILE));
    assertFalse(String.valueOf(refusal.getMessage()).isEmpty());
  }

  private static List<String> read(String text) {
    List<String> puzzles = new ArrayList<>();
    BatchReader.of(new StringReader(text), FILE)
        .forEachRemaining(
            batch ->
                batch
                    .puzzles()
                    .forEachRemaining(
                        result -> puzzles.add(batch.location(result).line() + " " + text(result))));
    return puzzles;
  }

  private static String text(PuzzleResult result) {
    return result instanceof PuzzleResult.Found found ? found.puzzle().grid().toString() : "?";
  }

  /** An endless text of one letter. */
  private static final class EndlessReader extends Reader {
    @Override
    public int read(char[] target, int offset, int length) {
      Arrays.fill(target, offset, offset + length, 'x');
      return length;
    }

    @Override
    public void close() {}
  }
}
