package dev.casilla.app.ui.photo;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.model.ScanDraft;

/** What the application has to offer for the photo screen to work. */
public interface PhotoScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory photoViewModels();

  /** Leads to looking over {@code draft}. */
  Intent reviewScreen(ScanDraft draft);

  /** Leads to an empty board. */
  Intent typeScreen();
}
