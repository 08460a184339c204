package dev.casilla.app.data.transfer.document;

import org.jspecify.annotations.Nullable;

/** Sheets cannot come in or go out; says why. Nothing was changed. */
public final class TransferException extends Exception {
  private static final long serialVersionUID = 1L;

  private final TransferError error;

  public TransferException(TransferError trouble) {
    this(trouble, null);
  }

  public TransferException(TransferError trouble, @Nullable Throwable cause) {
    super(trouble.name(), cause);
    this.error = trouble;
  }

  /** Why. */
  public TransferError error() {
    return error;
  }
}
