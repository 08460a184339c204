package dev.casilla.app.data.transfer.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A document whose provider dies before it is closed. */
public final class FailingCloseDocument implements TextDocument {
  private final byte[] content;
  private boolean discarded;

  public FailingCloseDocument(String content) {
    this.content = content.getBytes(UTF_8);
  }

  @Override
  public InputStream read() {
    return new FilterInputStream(new ByteArrayInputStream(content)) {
      @Override
      public void close() throws IOException {
        throw new IOException("the provider is gone");
      }
    };
  }

  @Override
  public OutputStream write() {
    return new FilterOutputStream(OutputStream.nullOutputStream()) {
      @Override
      public void close() throws IOException {
        throw new IOException("the provider is gone");
      }
    };
  }

  @Override
  public void discard() {
    discarded = true;
  }

  public boolean isDiscarded() {
    return discarded;
  }
}
