package dev.casilla.app.ui.create;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;

/** What the application has to offer for new puzzles to be made. */
public interface CreateScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory createViewModels();

  /** Leads to the kept sheet {@code id}. */
  Intent puzzleScreen(long id);
}
