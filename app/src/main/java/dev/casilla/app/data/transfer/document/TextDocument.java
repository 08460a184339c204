package dev.casilla.app.data.transfer.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A text that is somewhere else. Either direction may take long, fail, or not be allowed. */
public interface TextDocument {
  /**
   * Begins to read it.
   *
   * @throws SecurityException if that is not allowed (any more)
   */
  InputStream read() throws IOException;

  /**
   * Begins to write it anew.
   *
   * @throws SecurityException if that is not allowed (any more)
   */
  OutputStream write() throws IOException;

  /**
   * Deletes it: it was not written to its end.
   *
   * @throws SecurityException if that is not allowed (any more)
   */
  void discard() throws IOException;
}
