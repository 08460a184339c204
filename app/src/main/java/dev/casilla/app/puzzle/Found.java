package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;

/**
 * A sheet found in the store, and how it came about as far as that can be read.
 *
 * <p>To read a journal of years takes its time, so whoever looks for a sheet does it, where a
 * disk's time is to be had as well; what is laid on the desk is only this.
 */
record Found(KeptSheet kept, Journal journal) {
  /** Takes its time. */
  static Found of(KeptSheet kept) {
    return new Found(kept, JournalText.read(kept.journal(), kept.sheet()));
  }
}
