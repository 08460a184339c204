package dev.casilla.app.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** A document without a provider. */
public final class DocumentInMemory implements Document {
  private final byte[] content;
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private boolean revoked;
  private boolean begun;
  private boolean discarded;

  public DocumentInMemory(String content) {
    this(content.getBytes(UTF_8));
  }

  public DocumentInMemory(byte[] content) {
    this.content = content;
  }

  /** It may not be read or written any more. */
  public void revoke() {
    revoked = true;
  }

  /** What was written. */
  public byte[] bytes() {
    return written.toByteArray();
  }

  /** Whether what was there before is gone. */
  public boolean isWrittenOver() {
    return begun || discarded;
  }

  public boolean isDiscarded() {
    return discarded;
  }

  @Override
  public InputStream read() {
    check();
    return new ByteArrayInputStream(content);
  }

  @Override
  public OutputStream write() {
    check();
    begun = true;
    return written;
  }

  @Override
  public void discard() {
    discarded = true;
  }

  private void check() {
    if (revoked) {
      throw new SecurityException("revoked");
    }
  }
}
