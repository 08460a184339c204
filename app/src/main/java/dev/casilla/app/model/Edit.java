package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What one gesture changed on a sheet. Immutable.
 *
 * @param maker who knew what to write
 * @param changes cell by cell in board order, no cell twice
 */
public record Edit(Author maker, List<Change> changes) {
  /** Who knew what to write. */
  public enum Author {
    PERSON,
    /** Casilla, which was asked to reveal it. */
    CASILLA
  }

  /** What {@code cell} held and holds. */
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

  /** What {@code maker} did to make {@code after} of {@code before}. */
  public static Edit between(Sheet before, Sheet after, Author maker) {
    List<Change> changes = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellContent was = CellContent.of(before, cell);
      CellContent is = CellContent.of(after, cell);
      if (!was.equals(is)) {
        changes.add(new Change(cell, was, is));
      }
    }
    return new Edit(maker, changes);
  }

  /** Whether nothing changed. */
  public boolean isNothing() {
    return changes.isEmpty();
  }

  /** {@code sheet} after this edit. */
  public Sheet applyTo(Sheet sheet) {
    Sheet edited = sheet;
    for (Change change : changes) {
      edited = change.after().putInto(edited, change.cell());
    }
    return edited;
  }

  /** {@code sheet} as it was before this edit. */
  public Sheet revertIn(Sheet sheet) {
    Sheet reverted = sheet;
    for (Change change : changes) {
      reverted = change.before().putInto(reverted, change.cell());
    }
    return reverted;
  }
}
