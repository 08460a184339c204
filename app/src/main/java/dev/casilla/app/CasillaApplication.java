package dev.casilla.app;

import android.app.Application;
import android.app.UiModeManager;
import android.content.Intent;
import android.os.Build;
import androidx.activity.ComponentActivity;
import androidx.annotation.RequiresApi;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.reading.frame.FrameListener;
import dev.casilla.app.ui.create.CreateActivity;
import dev.casilla.app.ui.create.CreateScope;
import dev.casilla.app.ui.history.HistoryActivity;
import dev.casilla.app.ui.history.HistoryScope;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.photo.PhotoScope;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.puzzle.PuzzleScope;
import dev.casilla.app.ui.puzzle.SheetSharer;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.review.ReviewScope;
import dev.casilla.app.ui.scan.ScanActivity;
import dev.casilla.app.ui.scan.ScanScope;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.settings.SettingsActivity;
import dev.casilla.app.ui.settings.SettingsScope;
import dev.casilla.app.ui.share.ShareFragment;
import dev.casilla.app.ui.share.ShareScope;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The process: dresses its screens and wires what they need. */
public class CasillaApplication extends Application
    implements CreateScope,
        HistoryScope,
        PhotoScope,
        PuzzleScope,
        ReviewScope,
        ScanScope,
        SettingsScope,
        ShareScope {
  private final ThemeApplier themeApplier =
      new ThemeApplier(() -> ThemeVariant.of(chosen(), systemColors()));
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
  public final ViewModelProvider.Factory puzzleViewModels() {
    return container().puzzleViewModels();
  }

  @Override
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
  public final ViewModelProvider.Factory scanViewModels() {
    return container().reading().scanViewModels();
  }

  @Override
  public ScanCamera scanCamera(ComponentActivity screen, FrameListener frames) {
    return container().reading().camera(screen, frames);
  }

  @Override
  public final Optional<Intent> photoScreen() {
    return Optional.of(PhotoActivity.intent(this));
  }

  @Override
  public final ViewModelProvider.Factory photoViewModels() {
    return container().reading().photoViewModels();
  }

  @Override
  public final Intent reviewScreen(ScanDraft draft) {
    return ReviewActivity.intent(this, draft);
  }

  @Override
  public final Intent draftScreen(long id) {
    return ReviewActivity.intent(this, id);
  }

  @Override
  public final ViewModelProvider.Factory reviewViewModels() {
    return container().reading().reviewViewModels();
  }

  @Override
  public final Intent typeScreen() {
    return PuzzleActivity.typing(this);
  }

  @Override
  public final Optional<Intent> historyScreen() {
    return Optional.of(HistoryActivity.intent(this));
  }

  @Override
  public final ViewModelProvider.Factory historyViewModels() {
    return container().historyViewModels();
  }

  /** The screen that is below the history already, if it is, shows this sheet instead. */
  @Override
  public final Intent puzzleScreen(long id) {
    return PuzzleActivity.intent(this, id);
  }

  @Override
  public final Optional<Intent> newPuzzleScreen() {
    return Optional.of(new Intent(this, CreateActivity.class));
  }

  @Override
  public ViewModelProvider.Factory createViewModels() {
    return container().createViewModels();
  }

  @Override
  public final Optional<Intent> settingsScreen() {
    return Optional.of(new Intent(this, SettingsActivity.class));
  }

  @Override
  public final ViewModelProvider.Factory settingsViewModels() {
    return container().settingsViewModels();
  }

  @Override
  public final Optional<SheetSharer> sharing() {
    return Optional.of(ShareFragment::show);
  }

  @Override
  public final ViewModelProvider.Factory shareViewModels() {
    return container().shareViewModels();
  }

  @Override
  public final Intent sheetsScreen(int added, int known, int malformed) {
    return HistoryActivity.intent(this, added, known, malformed);
  }

  /** Where frames are read. */
  final Executor reading() {
    return container().reading().executor();
  }

  /** Ends a debug build where something leaks. */
  void watchLeaks() {
    StrictModeSetup.watchLeaks();
  }

  /** What the system has to say about colours. */
  SystemColorSupport systemColors() {
    return SystemColorSupport.of(this);
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

  /** What this process has, and nothing of it outlives it. */
  AppContainer container() {
    if (container == null) {
      container = new AppContainer(this);
    }
    return container;
  }
}
