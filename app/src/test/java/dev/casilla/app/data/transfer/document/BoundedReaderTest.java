package dev.casilla.app.data.transfer.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class BoundedReaderTest {
  private static final int BLOCK = 1_000_000;

  @Test
  void read_asMuchAsMayBe_isRead() throws IOException {
    assertEquals("12345", new BoundedReader(new StringReader("12345"), 5).readAll());
    String longest = "x".repeat(BoundedReader.MAX_PIECE_LENGTH);
    assertEquals(longest, new BoundedReader(new StringReader(longest), Long.MAX_VALUE).readAll());
  }

  @Test
  void read_more_isTooLarge() {
    assertTooLarge(new BoundedReader(new StringReader("123456"), 5));
    String longer = "x".repeat(BoundedReader.MAX_PIECE_LENGTH + 1);
    assertTooLarge(new BoundedReader(new StringReader(longer), Long.MAX_VALUE));
  }

  @Test
  void read_moreInSeveralPieces_isRead() throws IOException {
    String text = "x".repeat(3 * BoundedReader.MAX_PIECE_LENGTH);
    BoundedReader reader = new BoundedReader(new StringReader(text), text.length());
    char[] block = new char[BLOCK];
    long read = 0;
    for (int got = reader.read(block); got >= 0; got = reader.read(block)) {
      read += got;
      reader.beginPiece();
    }
    assertEquals(text.length(), read);
  }

  @Test
  void read_byteOrderMarks_areLeftOut() throws IOException {
    String marked = "\uFEFF" + "\uFEFF".repeat(20_000) + "12\uFEFF3\uFEFF";
    assertEquals("123", new BoundedReader(new StringReader(marked), 100_000).readAll());
    assertEquals("", new BoundedReader(new StringReader("\uFEFF"), 1).readAll());
  }

  @Test
  void read_interrupted_isCancelled() {
    Thread.currentThread().interrupt();
    assertThrows(
        CancellationException.class, () -> new BoundedReader(new StringReader("1"), 1).readAll());
    assertTrue(Thread.interrupted());
  }

  private static void assertTooLarge(BoundedReader reader) {
    TransferException failure = assertThrows(TransferException.class, reader::readAll);
    assertEquals(TransferError.TOO_LARGE, failure.error());
  }
}
