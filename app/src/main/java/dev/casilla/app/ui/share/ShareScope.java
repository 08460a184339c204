package dev.casilla.app.ui.share;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;

/** What the application has to offer for sheets to come in and go out. */
public interface ShareScope {
  /** Makes the view models. */
  ViewModelProvider.Factory shareViewModels();

  /** Leads to the kept sheet with this id, out of the task of the app that offered it. */
  Intent puzzleScreen(long id);

  /** Leads to all kept sheets and says what came in, as in {@link ReceiveUiState.Many}. */
  Intent sheetsScreen(int added, int known, int malformed);
}
