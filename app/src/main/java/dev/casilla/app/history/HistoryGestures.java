package dev.casilla.app.history;

import dev.casilla.app.sheet.Outline;

/** What a person does with a row of the history. */
interface HistoryGestures {
  void open(Outline outline);

  void delete(Outline outline);
}
