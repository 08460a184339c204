package dev.casilla.app.ui.history.list;

import dev.casilla.app.model.SheetSummary;

/** Says in the person's language what there is to say of a sheet. */
public interface SheetDescriber {
  /** Source, state and time, in every way that somebody may look for. */
  String words(SheetSummary outline);
}
