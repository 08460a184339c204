package dev.casilla.app.data.transfer.document;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A reader that knows why it cannot go on, for what reads from it to say so. */
public final class UnreadableTextException extends IOException {
  private static final long serialVersionUID = 1L;

  private final TransferError error;

  public UnreadableTextException(TransferError trouble, @Nullable Throwable cause) {
    super(trouble.name(), cause);
    this.error = trouble;
  }

  /** The same for callers of this package. */
  public TransferException toTransferException() {
    return new TransferException(error, this);
  }
}
