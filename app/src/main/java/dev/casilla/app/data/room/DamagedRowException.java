package dev.casilla.app.data.room;

/** SQLite reads a row, but its values are no sheet: the file is damaged. */
final class DamagedRowException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  DamagedRowException(Throwable cause) {
    super(cause);
  }

  DamagedRowException(String what) {
    super(what);
  }
}
