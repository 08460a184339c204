package dev.casilla.app.model;

import dev.casilla.app.model.Edit.Author;
import dev.casilla.app.model.Edit.Change;
import java.util.ArrayList;
import java.util.List;

/** A {@link EditJournal} as text, to be kept with its sheet. */
/*
 * "1:" is the version, then comes how many edits hold, then each edit after a ";": six digits to
 * the base of 36 for each change, two for the cell, two for what it held, two for what it holds.
 * A digit typed takes seven characters. A "!" before them says that Casilla revealed them. What was
 * written by anything else, damaged, or does not lead to the sheet is not worth a crash: it is no
 * journal, and undo starts anew.
 */
public final class EditJournalCodec {
  private static final String VERSION = "1:";
  private static final char END = ';';
  private static final char REVEALED = '!';
  private static final int RADIX = 36;
  private static final int NUMBER = 2;
  private static final int CHANGE = 3 * NUMBER;

  /** Of the number of edits. */
  private static final int MOST_DIGITS = 10;

  private EditJournalCodec() {}

  /**
   * Writes {@code journal}, for {@link #read}; of one that is longer than can be kept, without the
   * oldest edits.
   */
  public static String write(EditJournal journal) {
    return write(journal, StoredSheet.LONGEST_JOURNAL);
  }

  /** Writes what fits into {@code most} characters. */
  public static String write(EditJournal journal, int most) {
    EditJournal newest = newest(journal, most);
    StringBuilder text = new StringBuilder(VERSION).append(newest.done());
    for (Edit edit : newest.edits()) {
      text.append(END);
      if (edit.maker() == Author.CASILLA) {
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

  /** The newest edits of {@code journal}, as many as fit into {@code most} characters. */
  public static EditJournal newest(EditJournal journal, int most) {
    List<Edit> edits = journal.edits();
    int dropped = oldest(edits, most - VERSION.length() - MOST_DIGITS);
    if (dropped == 0) {
      return journal;
    }
    int done = journal.done() - dropped;
    return done < 0
        ? EditJournal.EMPTY
        : new EditJournal(edits.subList(dropped, edits.size()), done);
  }

  /** How many of {@code edits} there are before the newest, which fit into {@code room}. */
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
    int mark = edit.maker() == Author.CASILLA ? 1 : 0;
    return 1 + mark + CHANGE * edit.changes().size();
  }

  /** The journal that led to {@code sheet}; an empty one if {@code text} does not tell it. */
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
   * Makes a journal of text.
   *
   * @throws IllegalArgumentException if it is none
   */
  private static EditJournal parse(String text) {
    int end = end(text, 0);
    int done = Integer.parseInt(text.substring(0, end));
    List<Edit> edits = new ArrayList<>();
    while (end < text.length()) {
      int begin = end + 1;
      end = end(text, begin);
      boolean isRevealed = begin < end && text.charAt(begin) == REVEALED;
      Author maker = isRevealed ? Author.CASILLA : Author.PERSON;
      edits.add(new Edit(maker, parseChanges(text, isRevealed ? begin + 1 : begin, end)));
    }
    return new EditJournal(edits, done);
  }

  /** Where the part of {@code text} ends that begins at {@code begin}. */
  private static int end(String text, int begin) {
    int end = text.indexOf(END, begin);
    return end < 0 ? text.length() : end;
  }

  private static List<Change> parseChanges(String text, int begin, int end) {
    if ((end - begin) % CHANGE != 0) {
      throw new IllegalArgumentException("no edit: " + text.substring(begin, end));
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
      throw new IllegalArgumentException("no number: " + text.substring(at, at + NUMBER));
    }
    return high * RADIX + low;
  }
}
