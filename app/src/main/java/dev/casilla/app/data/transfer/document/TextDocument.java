package dev.casilla.app.data.transfer.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A text stored elsewhere. Reading and writing may take long, fail or be denied. */
public interface TextDocument {
  /**
   * Opens the document for reading.
   *
   * @throws SecurityException if access is denied or has been revoked
   */
  InputStream read() throws IOException;

  /**
   * Opens the document for overwriting.
   *
   * @throws SecurityException if access is denied or has been revoked
   */
  OutputStream write() throws IOException;

  /**
   * Deletes a partially written document.
   *
   * @throws SecurityException if access is denied or has been revoked
   */
  void discard() throws IOException;
}
