package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.data.SheetRepository;
import java.util.Optional;

/**
 * What the puzzle screen needs from the application.
 *
 * <p>The screen offers no destination that is absent here.
 */
public interface PuzzleScope {
  /** Creates the screen's view model. */
  ViewModelProvider.Factory puzzleViewModels();

  /** The stored sheets. */
  SheetRepository sheets();

  /** The settings. */
  SettingsStore settings();

  /** Intent of the scan screen. */
  Optional<Intent> scanScreen();

  /** Intent of the photo screen. */
  Optional<Intent> photoScreen();

  /** Intent of the history. */
  Optional<Intent> historyScreen();

  /** Intent of the screen that creates puzzles. */
  Optional<Intent> newPuzzleScreen();

  /** Intent of the settings. */
  Optional<Intent> settingsScreen();

  /** Shares a sheet with other apps. */
  Optional<SheetSharer> sharing();
}
