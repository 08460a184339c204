package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import java.util.Optional;

/**
 * What the application has to offer for the puzzle screen to work.
 *
 * <p>A screen that is absent is not offered to the person either.
 */
public interface PuzzleScope {
  /** What the screen's view model works with. */
  PuzzleViewModel.Dependencies puzzleDependencies();

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
