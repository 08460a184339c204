package dev.casilla.app.data.transfer.document;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An import or export failed for a known reason; nothing has changed. */
// It is an IOException so that a reader can throw it through the JSON parser.
public final class TransferException extends IOException {
  private static final long serialVersionUID = 1L;

  private final TransferError error;

  public TransferException(TransferError error) {
    this(error, null);
  }

  public TransferException(TransferError error, @Nullable Throwable cause) {
    super(error.name(), cause);
    this.error = error;
  }

  public TransferError error() {
    return error;
  }
}
