package dev.casilla.app.history.room;

import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.solver.Grid;

/** What a list needs of a sheet's row. */
final class OutlineRow {
  final long id;
  final Origin origin;
  final String givens;
  final String entries;
  final long changed;

  OutlineRow(long id, Origin origin, String givens, String entries, long changed) {
    this.id = id;
    this.origin = origin;
    this.givens = givens;
    this.entries = entries;
    this.changed = changed;
  }

  Outline outline() {
    return new Outline(id, origin, Grid.parse(givens), Grid.parse(entries), changed);
  }
}
