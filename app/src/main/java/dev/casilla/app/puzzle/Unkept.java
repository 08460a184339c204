package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.sheet.Sheet;
import java.util.Optional;

/**
 * What the store has not got, and so outlives the process only here: a sheet that a full disk
 * refused, and a text that is being read.
 */
/*
 * Android takes half a megabyte of saved state from a whole app, and ends the process of one that
 * asks for more: of a longer text nothing is saved, and of a longer journal neither.
 */
final class Unkept {
  /** In characters of two bytes: hundreds of puzzles, or thousands of edits. */
  static final int LONGEST = 50_000;

  private static final String PASTED = "pasted";
  private static final String DRAFT = "draft";
  private static final String JOURNAL = "draft journal";

  private final SavedStateHandle saved;

  Unkept(SavedStateHandle saved) {
    this.saved = saved;
  }

  /** The sheet that is nowhere else. */
  Optional<Keeping.Draft> draft() {
    String sheet = saved.get(DRAFT);
    String journal = saved.get(JOURNAL);
    return sheet == null || journal == null
        ? Optional.empty()
        : Optional.of(draft(Sheet.decode(sheet), journal));
  }

  /** What lies on {@code desk} is nowhere else. */
  void setDraft(Desk desk) {
    saved.set(DRAFT, desk.sheet().encode());
    saved.set(JOURNAL, bounded(JournalText.write(desk.journal())));
  }

  /** The store has it now. */
  void removeDraft() {
    saved.remove(DRAFT);
    saved.remove(JOURNAL);
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

  private static Keeping.Draft draft(Sheet sheet, String journal) {
    return new Keeping.Draft(sheet, JournalText.read(journal, sheet));
  }

  private static String bounded(String text) {
    return text.length() > LONGEST ? "" : text;
  }
}
