package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import dev.casilla.app.data.SettingsStore;
import java.util.Optional;

/** What the puzzle screen needs of the application. Screens that are absent are not offered. */
public interface PuzzleScope {
  /** The settings. */
  SettingsStore settings();

  /** Opens the live camera. */
  Optional<Intent> scanScreen();

  /** Opens the choice of a photo. */
  Optional<Intent> photoScreen();

  /** Opens the history. */
  Optional<Intent> historyScreen();

  /** Opens the puzzle generator. */
  Optional<Intent> newPuzzleScreen();

  /** Opens the settings. */
  Optional<Intent> settingsScreen();

  /** Shares a sheet with other apps. */
  Optional<SheetSharer> sharing();
}
