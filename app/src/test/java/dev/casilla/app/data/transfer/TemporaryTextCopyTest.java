package dev.casilla.app.data.transfer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.transfer.document.BoundedReader;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class TemporaryTextCopyTest {
  private static final String TEXT =
      "puzzles, Sudokus, \u6570\u72ec, \uD83E\uDDE9\n".repeat(10_000);

  @Test
  void read_anyNumberOfTimes_isWhatWasRead() throws IOException {
    try (TemporaryTextCopy copy = TemporaryTextCopy.create()) {
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
    try (TemporaryTextCopy copy = TemporaryTextCopy.create();
        Reader text = copy.reading(new StringReader(TEXT))) {
      whole(text);
      copy.read();
      assertArrayEquals(before, files());
    }
  }

  /** The text needs room in the write-ahead log and in the database. */
  @Test
  void reading_lessRoomThanItTakesTwiceAgain_saysThatNothingCanBeKept() throws IOException {
    AtomicLong room = new AtomicLong(10_000_000);
    File place = File.createTempFile("incoming", null);
    try (TemporaryTextCopy copy = TemporaryTextCopy.create(place, room::get);
        Reader text = copy.reading(new StringReader("x".repeat(50_000_000)))) {
      char[] block = new char[1_000_000];
      for (int i = 0; i < 4; i++) {
        assertTrue(text.read(block) > 0);
      }
      room.set(9_000_000);
      TransferException full =
          assertThrows(
              TransferException.class,
              () -> {
                for (int i = 0; i < 2; i++) {
                  text.read(block);
                }
              },
              "fills the phone");
      assertEquals(TransferError.STORAGE, full.error());
    }
  }

  private static String[] files() {
    File folder = new File(System.getProperty("java.io.tmpdir"));
    return folder.list((home, name) -> name.startsWith("incoming"));
  }

  private static String whole(Reader reader) throws IOException {
    return new BoundedReader(reader, Long.MAX_VALUE).readAll();
  }
}
