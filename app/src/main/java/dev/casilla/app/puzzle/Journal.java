package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a sheet came to be as it is, edit by edit, without limit. Immutable.
 *
 * @param edits the oldest first
 * @param done how many of them hold; the others have been undone
 */
record Journal(List<Edit> edits, int done) {
  /** Nothing happened yet. */
  static final Journal EMPTY = new Journal(Collections.emptyList(), 0);

  Journal {
    if (done < 0 || done > edits.size()) {
      throw new IllegalArgumentException(done + " of " + edits.size() + " edits");
    }
    edits = Collections.unmodifiableList(new ArrayList<>(edits));
  }

  /** This journal after another edit; what has been undone cannot be redone then. */
  Journal with(Edit edit) {
    List<Edit> more = new ArrayList<>(edits.subList(0, done));
    more.add(edit);
    return new Journal(more, more.size());
  }

  /** The edit to undo next. */
  Optional<Edit> last() {
    return done == 0 ? Optional.empty() : Optional.of(edits.get(done - 1));
  }

  /** The edit to redo next. */
  Optional<Edit> next() {
    return done == edits.size() ? Optional.empty() : Optional.of(edits.get(done));
  }

  /** This journal with its last edit undone. */
  Journal undone() {
    return new Journal(edits, done - 1);
  }

  /** This journal with its next edit done again. */
  Journal redone() {
    return new Journal(edits, done + 1);
  }

  /** The cells in which something that Casilla revealed stands as an entry. */
  Set<Integer> revealed() {
    Set<Integer> revealed = new TreeSet<>();
    for (Edit edit : edits.subList(0, done)) {
      for (Edit.Change change : edit.changes()) {
        if (edit.maker() == Edit.Maker.CASILLA && change.after().isEntry()) {
          revealed.add(change.cell());
        } else {
          revealed.remove(change.cell());
        }
      }
    }
    return revealed;
  }

  /** Whether {@code sheet} can be what the edits led to. */
  boolean leadsTo(Sheet sheet) {
    return canBeUndoneFrom(contents(sheet)) && canBeRedoneFrom(contents(sheet));
  }

  /** Cell by cell: a sheet for each of a hundred thousand edits would take seconds. */
  private static Content[] contents(Sheet sheet) {
    Content[] contents = new Content[Cells.COUNT];
    Arrays.setAll(contents, cell -> Content.of(sheet, cell));
    return contents;
  }

  private boolean canBeUndoneFrom(Content[] cells) {
    for (int i = done - 1; i >= 0; i--) {
      for (Edit.Change change : edits.get(i).changes()) {
        if (!cells[change.cell()].equals(change.after())) {
          return false;
        }
        cells[change.cell()] = change.before();
      }
    }
    return true;
  }

  private boolean canBeRedoneFrom(Content[] cells) {
    for (Edit edit : edits.subList(done, edits.size())) {
      for (Edit.Change change : edit.changes()) {
        if (!cells[change.cell()].equals(change.before())) {
          return false;
        }
        cells[change.cell()] = change.after();
      }
    }
    return true;
  }
}
