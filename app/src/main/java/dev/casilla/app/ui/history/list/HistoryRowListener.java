package dev.casilla.app.ui.history.list;

import android.view.View;
import dev.casilla.app.model.SheetSummary;

/** What a person does with a row of the history. */
public interface HistoryRowListener {
  void open(SheetSummary outline);

  void delete(SheetSummary outline);

  /** Offers, in a menu at {@code anchor}, what can be done with the sheet of {@code outline}. */
  void offer(View anchor, SheetSummary outline);
}
