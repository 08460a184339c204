package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * All edits of a sheet, for undo and redo. Immutable.
 *
 * @param edits the edits, oldest first
 * @param done how many of them are in effect; the others have been undone
 */
public record EditJournal(List<Edit> edits, int done) {
  public static final EditJournal EMPTY = new EditJournal(Collections.emptyList(), 0);

  public EditJournal {
    if (done < 0 || done > edits.size()) {
      throw new IllegalArgumentException(done + " of " + edits.size() + " edits");
    }
    edits = Collections.unmodifiableList(new ArrayList<>(edits));
  }

  /** This journal with {@code edit} added; undone edits are dropped. */
  public EditJournal with(Edit edit) {
    List<Edit> more = new ArrayList<>(edits.subList(0, done));
    more.add(edit);
    return new EditJournal(more, more.size());
  }

  public Optional<Edit> last() {
    return done == 0 ? Optional.empty() : Optional.of(edits.get(done - 1));
  }

  public Optional<Edit> next() {
    return done == edits.size() ? Optional.empty() : Optional.of(edits.get(done));
  }

  public EditJournal undone() {
    return new EditJournal(edits, done - 1);
  }

  public EditJournal redone() {
    return new EditJournal(edits, done + 1);
  }

  /** The cells whose entries Casilla revealed. */
  public Set<Integer> revealed() {
    Set<Integer> revealed = new TreeSet<>();
    for (Edit edit : edits.subList(0, done)) {
      for (Edit.Change change : edit.changes()) {
        if (edit.author() == Edit.Author.CASILLA && change.after().isEntry()) {
          revealed.add(change.cell());
        } else {
          revealed.remove(change.cell());
        }
      }
    }
    return revealed;
  }

  public boolean leadsTo(Sheet sheet) {
    return canBeUndoneFrom(contents(sheet)) && canBeRedoneFrom(contents(sheet));
  }

  /** Cells are compared, as making a sheet for each of 100,000 edits would take seconds. */
  private static CellContent[] contents(Sheet sheet) {
    CellContent[] contents = new CellContent[Cells.COUNT];
    Arrays.setAll(contents, cell -> CellContent.of(sheet, cell));
    return contents;
  }

  private boolean canBeUndoneFrom(CellContent[] cells) {
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

  private boolean canBeRedoneFrom(CellContent[] cells) {
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
