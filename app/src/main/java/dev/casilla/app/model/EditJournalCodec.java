package dev.casilla.app.model;

import dev.casilla.app.model.Edit.Author;
import dev.casilla.app.model.Edit.Change;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads an {@link EditJournal} as text. */
/*
 * Format: the version "1:", the number of edits in effect, then each edit after a ";". An edit has
 * six base-36 digits for each change: two each for the cell, its content before and after. A "!"
 * before them marks an edit by Casilla. A typed digit takes seven characters. Text that is damaged,
 * of another version or does not lead to the sheet reads as an empty journal.
 */
public final class EditJournalCodec {
  private static final String VERSION = "1:";
  private static final char END = ';';
  private static final char REVEALED = '!';
  private static final int RADIX = 36;
  private static final int NUMBER = 2;
  private static final int CHANGE = 3 * NUMBER;

  /** Maximum length of the number of edits. */
  private static final int MOST_DIGITS = 10;

  private EditJournalCodec() {}

  /**
   * Writes {@code journal} for {@link #read}; leaves out the oldest edits if it is longer than
   * {@link StoredSheet#LONGEST_JOURNAL}.
   */
  public static String write(EditJournal journal) {
    return write(journal, StoredSheet.LONGEST_JOURNAL);
  }

  /** Writes the newest edits, as many as fit into {@code maxChars} characters. */
  public static String write(EditJournal journal, int maxChars) {
    EditJournal newest = newest(journal, maxChars);
    StringBuilder text = new StringBuilder(VERSION).append(newest.done());
    for (Edit edit : newest.edits()) {
      text.append(END);
      if (edit.author() == Author.CASILLA) {
        text.append(REVEALED);
      }
      for (Change change : edit.changes()) {
        append(text, change.cell());
        append(text, change.before().code());
        append(text, change.after().code());
      }
    }
    return text.toString();
  }

  /** The newest edits of {@code journal}, as many as fit into {@code maxChars} characters. */
  public static EditJournal newest(EditJournal journal, int maxChars) {
    List<Edit> edits = journal.edits();
    int dropped = oldest(edits, maxChars - VERSION.length() - MOST_DIGITS);
    if (dropped == 0) {
      return journal;
    }
    int done = journal.done() - dropped;
    return done < 0
        ? EditJournal.EMPTY
        : new EditJournal(edits.subList(dropped, edits.size()), done);
  }

  /** How many of the oldest {@code edits} do not fit into {@code room} characters. */
  private static int oldest(List<Edit> edits, int room) {
    int left = room;
    int first = edits.size();
    while (first > 0 && left >= 0) {
      first--;
      left -= length(edits.get(first));
    }
    return left < 0 ? first + 1 : 0;
  }

  private static int length(Edit edit) {
    int mark = edit.author() == Author.CASILLA ? 1 : 0;
    return 1 + mark + CHANGE * edit.changes().size();
  }

  /** Parses a journal of {@code sheet}; empty if {@code text} is not valid for it. */
  public static EditJournal read(String text, Sheet sheet) {
    if (!text.startsWith(VERSION)) {
      return EditJournal.EMPTY;
    }
    try {
      EditJournal journal = parse(text.substring(VERSION.length()));
      return journal.leadsTo(sheet) ? journal : EditJournal.EMPTY;
    } catch (IllegalArgumentException e) {
      return EditJournal.EMPTY;
    }
  }

  /**
   * Parses a journal.
   *
   * @throws IllegalArgumentException if {@code text} is not a journal
   */
  private static EditJournal parse(String text) {
    int end = end(text, 0);
    int done = Integer.parseInt(text.substring(0, end));
    List<Edit> edits = new ArrayList<>();
    while (end < text.length()) {
      int begin = end + 1;
      end = end(text, begin);
      boolean isRevealed = begin < end && text.charAt(begin) == REVEALED;
      Author author = isRevealed ? Author.CASILLA : Author.PERSON;
      edits.add(new Edit(author, parseChanges(text, isRevealed ? begin + 1 : begin, end)));
    }
    return new EditJournal(edits, done);
  }

  private static int end(String text, int begin) {
    int end = text.indexOf(END, begin);
    return end < 0 ? text.length() : end;
  }

  private static List<Change> parseChanges(String text, int begin, int end) {
    if ((end - begin) % CHANGE != 0) {
      throw new IllegalArgumentException("not an edit: " + text.substring(begin, end));
    }
    List<Change> changes = new ArrayList<>((end - begin) / CHANGE);
    int last = -1;
    for (int at = begin; at < end; at += CHANGE) {
      int cell = number(text, at);
      if (cell <= last) {
        throw new IllegalArgumentException("not in board order: " + text.substring(begin, end));
      }
      last = cell;
      changes.add(
          new Change(
              cell,
              new CellContent(number(text, at + NUMBER)),
              new CellContent(number(text, at + 2 * NUMBER))));
    }
    return changes;
  }

  private static void append(StringBuilder text, int number) {
    text.append(Character.forDigit(number / RADIX, RADIX));
    text.append(Character.forDigit(number % RADIX, RADIX));
  }

  private static int number(String text, int at) {
    int high = Character.digit(text.charAt(at), RADIX);
    int low = Character.digit(text.charAt(at + 1), RADIX);
    if (high < 0 || low < 0) {
      throw new IllegalArgumentException("not a number: " + text.substring(at, at + NUMBER));
    }
    return high * RADIX + low;
  }
}
