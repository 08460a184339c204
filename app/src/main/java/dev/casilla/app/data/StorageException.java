package dev.casilla.app.data;

/** The disk is full or fails; nothing was changed. */
public final class StorageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StorageException(Throwable cause) {
    super(cause);
  }
}
