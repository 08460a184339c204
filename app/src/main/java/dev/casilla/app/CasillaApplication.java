package dev.casilla.app;

import android.app.Application;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.puzzle.PuzzleScope;
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
