package dev.casilla.app.data.transfer;

import dev.casilla.app.data.transfer.document.TransferException;

/** What comes from elsewhere: a text, or where to find it. */
public interface ImportSource {
  /**
   * Reads it, which may take long.
   *
   * @throws TransferException if there are no sheets in it, or they cannot be had
   */
  ParsedSheets read(SheetTextParser text) throws TransferException;
}
