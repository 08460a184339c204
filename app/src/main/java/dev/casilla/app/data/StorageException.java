package dev.casilla.app.data;

/** Sheets could not be read or kept: the disk is full or does not work. Nothing was changed. */
public final class StorageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For what the platform says. */
  public StorageException(Throwable cause) {
    super(cause);
  }
}
