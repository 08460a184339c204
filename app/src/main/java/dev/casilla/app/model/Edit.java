package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What one gesture changed on a sheet. Immutable.
 *
 * @param changes the changed cells in board order, no cell twice
 */
public record Edit(Author author, List<Change> changes) {
  public enum Author {
    PERSON,
    /** Casilla, which was asked to reveal digits. */
    CASILLA
  }

  public record Change(int cell, CellContent before, CellContent after) {
    public Change {
      if (cell < 0 || cell >= Cells.COUNT) {
        throw new IllegalArgumentException("no cell: " + cell);
      }
    }
  }

  public Edit {
    changes = Collections.unmodifiableList(new ArrayList<>(changes));
  }

  public static Edit between(Sheet before, Sheet after, Author author) {
    List<Change> changes = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellContent was = CellContent.of(before, cell);
      CellContent is = CellContent.of(after, cell);
      if (!was.equals(is)) {
        changes.add(new Change(cell, was, is));
      }
    }
    return new Edit(author, changes);
  }

  public boolean isNothing() {
    return changes.isEmpty();
  }

  public Sheet applyTo(Sheet sheet) {
    Sheet edited = sheet;
    for (Change change : changes) {
      edited = change.after().putInto(edited, change.cell());
    }
    return edited;
  }

  public Sheet revertIn(Sheet sheet) {
    Sheet reverted = sheet;
    for (Change change : changes) {
      reverted = change.before().putInto(reverted, change.cell());
    }
    return reverted;
  }
}
