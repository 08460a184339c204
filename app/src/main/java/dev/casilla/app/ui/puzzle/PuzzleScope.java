package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.data.SheetRepository;
import java.util.Optional;

/**
 * What the application has to offer for the puzzle screen to work.
 *
 * <p>A screen that is absent is not offered to the person either.
 */
public interface PuzzleScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory puzzleViewModels();

  /** Where sheets are kept. */
  SheetRepository sheets();

  /** What the person chose. */
  SettingsStore settings();

  /** Leads to the live camera. */
  Optional<Intent> scanScreen();

  /** Leads to choosing a photo. */
  Optional<Intent> photoScreen();

  /** Leads to the kept sheets. */
  Optional<Intent> historyScreen();

  /** Leads to having a new puzzle made. */
  Optional<Intent> newPuzzleScreen();

  /** Leads to the settings. */
  Optional<Intent> settingsScreen();

  /** Gives a sheet to other apps. */
  Optional<SheetSharer> sharing();
}
