package dev.casilla.app.data.transfer.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A document that repeats itself without end after its beginning. */
public final class EndlessDocument implements TextDocument {
  private final byte[] beginning;
  private final byte[] repeated;
  private long count;

  public EndlessDocument(String beginning, String repeated) {
    this.beginning = beginning.getBytes(UTF_8);
    this.repeated = repeated.getBytes(UTF_8);
  }

  /** The number of bytes read. */
  public long count() {
    return count;
  }

  @Override
  public InputStream read() {
    return new InputStream() {
      @Override
      public int read() {
        int next =
            count < beginning.length
                ? beginning[(int) count]
                : repeated[(int) ((count - beginning.length) % repeated.length)];
        count++;
        return next & 0xFF;
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        for (int i = 0; i < length; i++) {
          bytes[offset + i] = (byte) read();
        }
        return length;
      }
    };
  }

  @Override
  public OutputStream write() throws IOException {
    throw new IOException("only to be read");
  }

  @Override
  public void discard() {}
}
