package dev.casilla.app;

import android.app.Application;
import android.app.UiModeManager;
import android.content.Intent;
import android.os.Build;
import androidx.activity.ComponentActivity;
import androidx.annotation.RequiresApi;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.ui.common.BaseActivity.ViewModelFactoryOwner;
import dev.casilla.app.ui.create.CreateActivity;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.puzzle.PuzzleScope;
import dev.casilla.app.ui.puzzle.PuzzleScope.SheetSharer;
import dev.casilla.app.ui.scan.ScanActivity;
import dev.casilla.app.ui.scan.camera.LiveCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.settings.SettingsActivity;
import dev.casilla.app.ui.share.ShareFragment;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The application: applies the theme to its activities and wires what they need. */
public class CasillaApplication extends Application
    implements PuzzleScope, ScanCamera.Factory, ViewModelFactoryOwner {
  private final ThemeApplier themeApplier =
      new ThemeApplier(this, this::chosen, this::hasDynamicColors);
  private @Nullable AppContainer container;

  @Override
  public void onCreate() {
    super.onCreate();
    if (BuildConfig.DEBUG) {
      StrictModeSetup.watchMainThread();
      watchLeaks();
    }
    registerActivityLifecycleCallbacks(themeApplier);
    settings().settings().observeForever(this::follow);
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) {
      followContrast();
    }
  }

  @Override
  public ViewModelProvider.Factory viewModelFactory() {
    return container().viewModelFactory();
  }

  public final HistoryRepository sheets() {
    return container().sheets();
  }

  @Override
  public final SettingsStore settings() {
    return container().settings();
  }

  @Override
  public final Optional<Intent> scanScreen() {
    return BuildConfig.STUBS ? Optional.empty() : Optional.of(ScanActivity.intent(this));
  }

  @Override
  public ScanCamera scanCamera(ComponentActivity screen, Frame.Listener frames) {
    return new LiveCamera(screen, container().executors().reading(), frames);
  }

  @Override
  public final Optional<Intent> photoScreen() {
    return Optional.of(PhotoActivity.intent(this));
  }

  @Override
  public final Optional<Intent> historyScreen() {
    return Optional.of(HistoryActivity.intent(this));
  }

  @Override
  public final Optional<Intent> newPuzzleScreen() {
    return Optional.of(new Intent(this, CreateActivity.class));
  }

  @Override
  public final Optional<Intent> settingsScreen() {
    return Optional.of(new Intent(this, SettingsActivity.class));
  }

  @Override
  public final Optional<SheetSharer> sharing() {
    return Optional.of(ShareFragment::show);
  }

  void watchLeaks() {
    StrictModeSetup.watchLeaks();
  }

  boolean hasDynamicColors() {
    return DynamicColors.isDynamicColorAvailable();
  }

  private void follow(Settings settings) {
    AppCompatDelegate.setDefaultNightMode(nightMode(settings.theme()));
    themeApplier.recreateOutdated();
  }

  @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
  private void followContrast() {
    getSystemService(UiModeManager.class)
        .addContrastChangeListener(getMainExecutor(), contrast -> themeApplier.recreateOutdated());
  }

  private static int nightMode(ThemeMode theme) {
    return switch (theme) {
      case SYSTEM -> AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM;
      case LIGHT -> AppCompatDelegate.MODE_NIGHT_NO;
      case DARK -> AppCompatDelegate.MODE_NIGHT_YES;
    };
  }

  private Settings chosen() {
    return Objects.requireNonNull(settings().settings().getValue());
  }

  AppContainer container() {
    if (container == null) {
      container = new AppContainer(this);
    }
    return container;
  }
}
