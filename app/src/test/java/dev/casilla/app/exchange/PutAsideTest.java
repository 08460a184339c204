package dev.casilla.app.exchange;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.concurrent.atomic.AtomicLong;
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

  /** In the database's log and then in the database. */
  @Test
  void reading_lessRoomThanItTakesTwiceAgain_saysThatNothingCanBeKept() throws IOException {
    AtomicLong room = new AtomicLong(10_000_000);
    File place = File.createTempFile("incoming", null);
    try (PutAside copy = PutAside.create(place, room::get);
        Reader text = copy.reading(new StringReader("x".repeat(50_000_000)))) {
      char[] block = new char[1_000_000];
      for (int i = 0; i < 4; i++) {
        assertTrue(text.read(block) > 0);
      }
      room.set(9_000_000);
      UnreadableException full =
          assertThrows(
              UnreadableException.class,
              () -> {
                for (int i = 0; i < 2; i++) {
                  text.read(block);
                }
              },
              "fills the phone");
      assertEquals(Trouble.STORAGE, full.told().trouble());
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
