package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.Sheet;
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
record Edit(Maker maker, List<Change> changes) {
  /** Who knew what to write. */
  enum Maker {
    PERSON,
    /** Casilla, which was asked to reveal it. */
    CASILLA
  }

  /** What {@code cell} held and holds. */
  record Change(int cell, Content before, Content after) {
    Change {
      if (cell < 0 || cell >= Cells.COUNT) {
        throw new IllegalArgumentException("no cell: " + cell);
      }
    }
  }

  Edit {
    changes = Collections.unmodifiableList(new ArrayList<>(changes));
  }

  /** What {@code maker} did to make {@code after} of {@code before}. */
  static Edit between(Sheet before, Sheet after, Maker maker) {
    List<Change> changes = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      Content was = Content.of(before, cell);
      Content is = Content.of(after, cell);
      if (!was.equals(is)) {
        changes.add(new Change(cell, was, is));
      }
    }
    return new Edit(maker, changes);
  }

  /** Whether nothing changed. */
  boolean isNothing() {
    return changes.isEmpty();
  }

  /** {@code sheet} after this edit. */
  Sheet applyTo(Sheet sheet) {
    Sheet edited = sheet;
    for (Change change : changes) {
      edited = change.after().putInto(edited, change.cell());
    }
    return edited;
  }

  /** {@code sheet} as it was before this edit. */
  Sheet revertIn(Sheet sheet) {
    Sheet reverted = sheet;
    for (Change change : changes) {
      reverted = change.before().putInto(reverted, change.cell());
    }
    return reverted;
  }
}
