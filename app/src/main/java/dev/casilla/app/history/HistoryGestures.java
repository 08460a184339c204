package dev.casilla.app.history;

import android.view.View;
import dev.casilla.app.sheet.Outline;

/** What a person does with a row of the history. */
interface HistoryGestures {
  void open(Outline outline);

  void delete(Outline outline);

  /** Offers, in a menu at {@code anchor}, what can be done with the sheet of {@code outline}. */
  void offer(View anchor, Outline outline);
}
