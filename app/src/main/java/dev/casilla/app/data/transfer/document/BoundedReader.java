package dev.casilla.app.data.transfer.document;

import java.io.IOException;
import java.io.Reader;
import java.util.concurrent.CancellationException;

/** Reads a text that may be endless or hostile, piece by piece, within limits. */
// A piece may be kept in memory, so its length is limited. The limit on the whole text only makes
// an endless text end. Byte order marks are skipped: some programs write them anywhere.
public final class BoundedReader extends Reader {
  /** Fifty thousand puzzles of one line each; 10 MB of memory. */
  public static final int MAX_PIECE_LENGTH = 5_000_000;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader text;
  private final long most;
  private long read;
  private long piece;

  public BoundedReader(Reader text, long most) {
    this.text = text;
    this.most = most;
  }

  /** Starts a new piece: the characters read before are no longer needed. */
  public void beginPiece() {
    piece = 0;
  }

  /**
   * {@inheritDoc}
   *
   * @throws TransferException if the text or the piece is too long
   * @throws CancellationException on an interrupted thread
   */
  @Override
  public int read(char[] block, int offset, int length) throws IOException {
    int count = 0;
    while (count == 0) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException();
      }
      int got = text.read(block, offset, length);
      if (got <= 0) {
        return got;
      }
      count(got);
      count = withoutMarks(block, offset, got);
    }
    return count;
  }

  public String readAll() throws IOException {
    StringBuilder whole = new StringBuilder();
    char[] block = new char[8192];
    for (int got = read(block, 0, block.length); got >= 0; got = read(block, 0, block.length)) {
      whole.append(block, 0, got);
    }
    return whole.toString();
  }

  @Override
  public void close() throws IOException {
    text.close();
  }

  private void count(int got) throws TransferException {
    read += got;
    piece += got;
    if (read > most || piece > MAX_PIECE_LENGTH) {
      throw new TransferException(TransferError.TOO_LARGE, null);
    }
  }

  private static int withoutMarks(char[] block, int offset, int got) {
    int kept = 0;
    for (int i = 0; i < got; i++) {
      char character = block[offset + i];
      if (character != BYTE_ORDER_MARK) {
        block[offset + kept] = character;
        kept++;
      }
    }
    return kept;
  }
}
