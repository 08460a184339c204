package dev.casilla.app.ui.history;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;

/** What the application has to offer for the history to work. */
public interface HistoryScope {
  /** Makes the screen's view models. */
  ViewModelProvider.Factory historyViewModels();

  /** Leads to the kept sheet with this id. */
  Intent puzzleScreen(long id);

  /** Leads to looking over the draft with this id. */
  Intent draftScreen(long id);
}
