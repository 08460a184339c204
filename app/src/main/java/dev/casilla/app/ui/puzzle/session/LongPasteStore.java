package dev.casilla.app.ui.puzzle.session;

import java.util.Optional;

/**
 * Keeps the pasted text that is being read, if it is too long to be saved with the screen. Every
 * call may take the time of a disk.
 */
interface LongPasteStore {
  /** Keeps {@code text}, and no other any more, under {@code key}; nothing if there is no room. */
  void put(long key, String text);

  /** The text under {@code key}, if it is still kept. */
  Optional<String> find(long key);

  /** Keeps nothing any more. */
  void clear();
}
