package dev.casilla.app.data.room;

/** A row that SQLite reads well enough says what no sheet says: the file is damaged. */
final class DamagedRowException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For what reading it as a sheet says. */
  DamagedRowException(Throwable cause) {
    super(cause);
  }

  /** For a row of which {@code what} is the case. */
  DamagedRowException(String what) {
    super(what);
  }
}
