package dev.casilla.app.exchange;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

final class PutAsideTest {
  private static final String TEXT =
      "puzzles, Sudokus, \u6570\u72ec, \uD83E\uDDE9\n".repeat(10_000);

  @Test
  void read_anyNumberOfTimes_isWhatWasRead() throws IOException {
    try (PutAside copy = PutAside.create()) {
      try (Reader text = copy.reading(new StringReader(TEXT))) {
        assertEquals(TEXT, whole(text));
      }
      for (int i = 0; i < 3; i++) {
        try (Reader again = copy.read()) {
          assertEquals(TEXT, whole(again));
        }
      }
    }
  }

  @Test
  void create_evenBeforeItIsClosed_leavesNoFile() throws IOException {
    String[] before = files();
    try (PutAside copy = PutAside.create();
        Reader text = copy.reading(new StringReader(TEXT))) {
      whole(text);
      copy.read();
      assertArrayEquals(before, files());
    }
  }

  private static String[] files() {
    File folder = new File(System.getProperty("java.io.tmpdir"));
    return folder.list((home, name) -> name.startsWith("incoming"));
  }

  private static String whole(Reader reader) throws IOException {
    return new BoundedReader(reader, Long.MAX_VALUE).rest();
  }
}
