package dev.casilla.app.data.transfer.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/** A document in memory. */
public final class InMemoryDocument implements TextDocument {
  private final byte[] content;
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private boolean revoked;
  private boolean begun;
  private boolean discarded;

  public InMemoryDocument(String content) {
    this(content.getBytes(UTF_8));
  }

  public InMemoryDocument(byte[] content) {
    this.content = content;
  }

  /** Revokes access. */
  public void revoke() {
    revoked = true;
  }

  /** The bytes written. */
  public byte[] bytes() {
    return written.toByteArray();
  }

  /** Whether the document was overwritten or deleted. */
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
