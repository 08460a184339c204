package dev.casilla.app;

import android.app.Application;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.puzzle.PuzzleScope;
import dev.casilla.app.puzzle.Sharing;
import dev.casilla.app.sheet.SheetStore;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The process: dresses its screens and wires what they need. */
public class CasillaApplication extends Application implements PuzzleScope {
  private @Nullable AppContainer container;

  @Override
  public void onCreate() {
    super.onCreate();
    appearance().dress(this);
  }

  @Override
  public final ViewModelProvider.Factory puzzleViewModels() {
    return container().puzzleViewModels();
  }

  @Override
  public final SheetStore sheets() {
    return container().sheets();
  }

  @Override
  public final Optional<Intent> scanScreen() {
    return Optional.empty();
  }

  @Override
  public final Optional<Intent> photoScreen() {
    return Optional.empty();
  }

  @Override
  public final Optional<Intent> historyScreen() {
    return Optional.empty();
  }

  @Override
  public final Optional<Intent> newPuzzleScreen() {
    return Optional.empty();
  }

  @Override
  public final Optional<Intent> settingsScreen() {
    return Optional.empty();
  }

  @Override
  public final Optional<Sharing> sharing() {
    return Optional.empty();
  }

  /** Where the colours come from. */
  Appearance appearance() {
    return DynamicColors.isDynamicColorAvailable() ? Appearance.DYNAMIC : Appearance.OWN;
  }

  private AppContainer container() {
    if (container == null) {
      container = new AppContainer(this);
    }
    return container;
  }
}
