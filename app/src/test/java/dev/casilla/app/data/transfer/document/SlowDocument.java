package dev.casilla.app.data.transfer.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A document that blocks until {@link #arrive} is called. */
public final class SlowDocument {
  private static final long MOST_SECONDS = 20;

  private final byte[] content;
  private final CountDownLatch arrived = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);

  public SlowDocument(String content) {
    this.content = content.getBytes(UTF_8);
  }

  public void arrive() {
    arrived.countDown();
  }

  /** Whether a waiting thread was interrupted in time. */
  public boolean wasInterrupted() {
    try {
      return interrupted.await(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public InputStream input() {
    return new ByteArrayInputStream(content) {
      @Override
      public synchronized int read(byte[] into, int offset, int length) {
        waitFor();
        return super.read(into, offset, length);
      }

      @Override
      public synchronized int read() {
        waitFor();
        return super.read();
      }
    };
  }

  public OutputStream output() {
    return new OutputStream() {
      @Override
      public void write(int octet) throws IOException {
        if (!waitFor()) {
          throw new InterruptedIOException();
        }
      }
    };
  }

  /** Whether the wait ended; keeps the interrupt flag. */
  private boolean waitFor() {
    try {
      return arrived.await(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupted.countDown();
      return false;
    }
  }
}
