package dev.casilla.app.ui.puzzle.session;

import androidx.lifecycle.SavedStateHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What the store has not got, and so outlives the process only here: sheets that a full disk
 * refused or a busy one has not taken yet, and a text that is being read.
 */
/*
 * Android takes half a megabyte of saved state from a whole app, and ends the process of one that
 * asks for more: of a longer text only the key is saved that a file has it under. All journals
 * share one room; of one that is longer than its share the oldest edits are only counted: the store
 * has them, unless it has not taken anything for thousands of edits. Each edit is written down here
 * at once, and all of it is read before the first scene is shown, both on the main thread: that room
 * bounds what it costs.
 */
final class SavedPendingWrites {
  /** Of a text, in characters of two bytes: hundreds of puzzles. */
  static final int LONGEST = 50_000;

  /** Of all journals: more edits than a sheet ever sees, and read in a millisecond or two. */
  static final int LONGEST_JOURNALS = 20_000;

  private static final String PASTED = "pasted";
  private static final String LONG_PASTED = "long pasted";
  private static final String SHEETS = "unwritten";

  /** Typed with a full disk. */
  private static final int MOST_SHEETS = 50;

  private final SavedStateHandle saved;

  SavedPendingWrites(SavedStateHandle saved) {
    this.saved = saved;
  }

  /** The sheets that are not in the store yet, the newest last. */
  List<PendingWrites.SavedWrite> sheets() {
    String[] texts = saved.get(SHEETS);
    List<PendingWrites.SavedWrite> sheets = new ArrayList<>();
    for (String text : texts == null ? new String[0] : texts) {
      PendingWriteCodec.read(text).ifPresent(sheets::add);
    }
    return sheets;
  }

  /** The store has not got {@code sheets} yet. */
  void setSheets(List<PendingWrites.SavedWrite> sheets) {
    int first = Math.max(0, sheets.size() - MOST_SHEETS);
    List<PendingWrites.SavedWrite> newest = sheets.subList(first, sheets.size());
    int room = LONGEST_JOURNALS / Math.max(1, newest.size());
    saved.set(
        SHEETS,
        newest.stream().map(sheet -> PendingWriteCodec.write(sheet, room)).toArray(String[]::new));
  }

  /** The text that is being read, unless it is too long to be saved. */
  Optional<String> pasted() {
    return Optional.ofNullable(saved.get(PASTED));
  }

  /** The key of the text that is being read, if it is too long to be saved. */
  OptionalLong longPasted() {
    Long key = saved.get(LONG_PASTED);
    return key == null ? OptionalLong.empty() : OptionalLong.of(key);
  }

  /** {@code text} is being read, which is not too long. */
  void setPasted(String text) {
    saved.set(PASTED, text);
    saved.remove(LONG_PASTED);
  }

  /** A text that is too long is being read; elsewhere it is kept under {@code key}. */
  void setLongPasted(long key) {
    saved.set(LONG_PASTED, key);
    saved.remove(PASTED);
  }

  /** Nothing is being read any more. */
  void removePasted() {
    saved.remove(PASTED);
    saved.remove(LONG_PASTED);
  }
}
