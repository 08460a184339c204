package dev.casilla.app.data.transfer.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A text stored elsewhere. Each method may take long or fail, and throws SecurityException if
 * access is denied or has been revoked.
 */
public interface TextDocument {
  InputStream read() throws IOException;

  /** Opens the document for overwriting. */
  OutputStream write() throws IOException;

  /** Deletes a partially written document. */
  void discard() throws IOException;
}
