package dev.casilla.app.ui.puzzle;

import android.content.Intent;
import androidx.appcompat.app.AppCompatActivity;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.Sheet;
import java.util.Optional;

/** What the puzzle screen needs of the application. Screens that are absent are not offered. */
public interface PuzzleScope {
  SettingsStore settings();

  Optional<Intent> scanScreen();

  Optional<Intent> photoScreen();

  Optional<Intent> historyScreen();

  Optional<Intent> newPuzzleScreen();

  Optional<Intent> settingsScreen();

  Optional<SheetSharer> sharing();

  interface SheetSharer {
    /** Asks on {@code screen} in which form, and passes {@code sheet} on. */
    void share(AppCompatActivity screen, Sheet sheet);
  }
}
