package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Sheet;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the store has not got of a sheet, as text. */
/*
 * Seven parts with a space between them, of which none has a space: id, whether it is on the desk,
 * time, sheet, how many edits are left out before and after, and the edits. Casilla may have been
 * updated since: a former one wrote the first four and the edits, so that is read, too. Of what
 * makes no sense nothing is left: to end the process over it would take what does.
 */
final class PendingWriteCodec {
  private static final String BETWEEN = " ";
  private static final int PARTS = 7;
  private static final int FORMER_PARTS = 5;

  private PendingWriteCodec() {}

  /** Writes {@code left}, for {@link #read}, with as much of its journal as {@code room} allows. */
  static String write(PendingWrites.SavedWrite left, int room) {
    JournalExcerpt excerpt = left.draft().excerpt().fitting(room);
    return Stream.of(
            Long.toString(left.id()),
            Boolean.toString(left.isOnDesk()),
            Long.toString(left.changedMillis()),
            left.draft().sheet().encode(),
            Integer.toString(excerpt.earlier()),
            Integer.toString(excerpt.later()),
            EditJournalCodec.write(excerpt.journal()))
        .collect(Collectors.joining(BETWEEN));
  }

  /** What {@code text} tells, if this or a former Casilla wrote it. */
  static Optional<PendingWrites.SavedWrite> read(String text) {
    String[] parts = text.split(BETWEEN, -1);
    if (parts.length != PARTS && parts.length != FORMER_PARTS) {
      return Optional.empty();
    }
    try {
      return Optional.of(parse(parts));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /**
   * Makes sense of {@code parts}.
   *
   * @throws IllegalArgumentException if there is none
   */
  private static PendingWrites.SavedWrite parse(String[] parts) {
    Sheet sheet = Sheet.decode(parts[3]);
    EditJournal journal = EditJournalCodec.read(parts[parts.length - 1], sheet);
    JournalExcerpt excerpt =
        parts.length == PARTS
            ? new JournalExcerpt(journal, Integer.parseInt(parts[4]), Integer.parseInt(parts[5]))
            : JournalExcerpt.all(journal);
    return new PendingWrites.SavedWrite(
        Long.parseLong(parts[0]),
        Boolean.parseBoolean(parts[1]),
        Long.parseLong(parts[2]),
        new PendingSheet(sheet, excerpt));
  }
}
