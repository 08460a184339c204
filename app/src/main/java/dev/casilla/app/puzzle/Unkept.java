package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the store has not got, and so outlives the process only here: sheets that a full disk
 * refused or a busy one has not taken yet, and a text that is being read.
 */
/*
 * Android takes half a megabyte of saved state from a whole app, and ends the process of one that
 * asks for more: of a longer text nothing is saved. Sheets share as much room as a text has; of a
 * journal that is longer than its share the oldest edits are not saved. As each edit is written down
 * here at once, that also bounds what it costs.
 */
final class Unkept {
  /** In characters of two bytes: hundreds of puzzles, or thousands of edits. */
  static final int LONGEST = 50_000;

  private static final String PASTED = "pasted";
  private static final String SHEETS = "unwritten";
  private static final String BETWEEN = " ";
  private static final int PARTS = 5;

  /** Typed with a full disk. */
  private static final int MOST_SHEETS = 50;

  /** All of one but its journal. */
  private static final int LONGEST_SHEET = 460;

  private final SavedStateHandle saved;

  Unkept(SavedStateHandle saved) {
    this.saved = saved;
  }

  /** The sheets that are not in the store yet, the newest last. */
  List<Unwritten.Left> sheets() {
    String[] texts = saved.get(SHEETS);
    List<Unwritten.Left> sheets = new ArrayList<>();
    for (String text : texts == null ? new String[0] : texts) {
      sheets.add(read(text.split(BETWEEN, PARTS)));
    }
    return sheets;
  }

  /** The store has not got {@code sheets} yet. */
  void setSheets(List<Unwritten.Left> sheets) {
    int first = Math.max(0, sheets.size() - MOST_SHEETS);
    List<Unwritten.Left> newest = sheets.subList(first, sheets.size());
    int room = newest.isEmpty() ? 0 : LONGEST / newest.size() - LONGEST_SHEET;
    saved.set(SHEETS, newest.stream().map(sheet -> write(sheet, room)).toArray(String[]::new));
  }

  /** The text that is being read. */
  Optional<String> pasted() {
    return Optional.ofNullable(saved.get(PASTED));
  }

  /** {@code text} is being read. */
  void setPasted(String text) {
    saved.set(PASTED, text.length() > LONGEST ? null : text);
  }

  /** Nothing is being read any more. */
  void removePasted() {
    saved.remove(PASTED);
  }

  private static String write(Unwritten.Left left, int room) {
    Keeping.Draft draft = left.draft();
    return Stream.of(
            Long.toString(left.id()),
            Boolean.toString(left.isOnDesk()),
            Long.toString(left.changedMillis()),
            draft.sheet().encode(),
            JournalText.write(draft.journal(), room))
        .collect(Collectors.joining(BETWEEN));
  }

  private static Unwritten.Left read(String[] parts) {
    Sheet sheet = Sheet.decode(parts[3]);
    return new Unwritten.Left(
        Long.parseLong(parts[0]),
        Boolean.parseBoolean(parts[1]),
        Long.parseLong(parts[2]),
        new Keeping.Draft(sheet, JournalText.read(parts[4], sheet)));
  }
}
