package dev.casilla.app.ui.puzzle;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import androidx.activity.BackEventCompat;
import androidx.activity.EdgeToEdge;
import androidx.activity.OnBackPressedCallback;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.lifecycle.viewmodel.MutableCreationExtras;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.puzzle.PuzzleNavigation.Destination;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.session.SavedPuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The puzzle screen, which is also the start screen. There is only one instance. */
public final class PuzzleActivity extends BaseActivity {
  /** Brings the one instance to the front, in the app's own task. */
  // The intent may start the task. Apart from its extras it equals the launcher's intent, because
  // otherwise the launcher icon would start a second instance.
  private static final int ONE_INSTANCE =
      Intent.FLAG_ACTIVITY_NEW_TASK
          | Intent.FLAG_ACTIVITY_CLEAR_TOP
          | Intent.FLAG_ACTIVITY_SINGLE_TOP;

  private @Nullable PuzzleViewModel model;
  private @Nullable PuzzleKeyboard keyboard;
  private boolean isReported;

  public static Intent intent(Context context, long sheetId) {
    return baseIntent(context).putExtra(SavedPuzzleState.SHEET, sheetId);
  }

  public static Intent intent(Context context) {
    return baseIntent(context).putExtra(SavedPuzzleState.PLACE, SavedPuzzleState.BLANK);
  }

  private static Intent baseIntent(Context context) {
    return Intent.makeMainActivity(new ComponentName(context, PuzzleActivity.class))
        .setFlags(ONE_INSTANCE);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    PuzzleScope scope = (PuzzleScope) getApplication();
    PuzzleViewModel opened = new ViewModelProvider(this).get(PuzzleViewModel.class);
    model = opened;
    PuzzleNavigation navigation = navigation(scope);
    keyboard = new PuzzleKeyboard(opened.editor(), navigation);
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(getLayoutInflater());
    PuzzleScreen screen = new PuzzleScreen(views, opened, navigation);
    setContentView(views.getRoot());
    WindowFoldObserver.of(this).observe(this, views.getRoot()::setFold);
    PuzzleBackCallback back =
        new PuzzleBackCallback(opened, views.controls.getRoot(), views.actions.getRoot());
    getOnBackPressedDispatcher().addCallback(this, back);
    scope.settings().settings().observe(this, opened::apply);
    opened.state().observe(this, screen::show);
    opened.state().observe(this, state -> back.setEnabled(state.hasSheet()));
    opened.state().observe(this, this::reportOnceOpened);
  }

  @Override
  protected void onStart() {
    super.onStart();
    model().refresh();
  }

  @Override
  protected void onStop() {
    model().flush();
    super.onStop();
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    Bundle request = SheetIntentParser.of(intent);
    if (request.containsKey(SavedPuzzleState.SHEET)) {
      model().open(request.getLong(SavedPuzzleState.SHEET));
    } else if (request.containsKey(SavedPuzzleState.PLACE)) {
      model().startBlank();
    }
  }

  /** The extras are reduced to what the intent asks for, since they become saved state. */
  @Override
  public CreationExtras getDefaultViewModelCreationExtras() {
    MutableCreationExtras extras =
        new MutableCreationExtras(super.getDefaultViewModelCreationExtras());
    extras.set(SavedStateHandleSupport.DEFAULT_ARGS_KEY, SheetIntentParser.of(getIntent()));
    return extras;
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    return Objects.requireNonNull(keyboard).press(keyCode, event)
        || super.onKeyDown(keyCode, event);
  }

  /** Reports the app as started when the board can be used. */
  private void reportOnceOpened(PuzzleUiState state) {
    if (!isReported && state.stage() != PuzzleUiState.Stage.OPENING) {
      isReported = true;
      reportFullyDrawn();
    }
  }

  private PuzzleViewModel model() {
    return Objects.requireNonNull(model);
  }

  private PuzzleNavigation navigation(PuzzleScope scope) {
    PuzzleNavigation navigation = new PuzzleNavigation();
    add(scope.scanScreen(), Destination.SCAN, navigation);
    add(scope.photoScreen(), Destination.PHOTO, navigation);
    add(scope.historyScreen(), Destination.HISTORY, navigation);
    add(scope.newPuzzleScreen(), Destination.NEW_PUZZLE, navigation);
    add(scope.settingsScreen(), Destination.SETTINGS, navigation);
    navigation.add(Destination.PASTE, () -> model().paste(copiedText()));
    scope
        .sharing()
        .ifPresent(
            sharing ->
                navigation.add(Destination.SHARE, () -> sharing.share(this, model().sheet())));
    return navigation;
  }

  private void add(Optional<Intent> screen, Destination destination, PuzzleNavigation navigation) {
    screen.ifPresent(intent -> navigation.add(destination, () -> startActivity(intent)));
  }

  /** The text in the clipboard; a content URI is not resolved. */
  private @Nullable CharSequence copiedText() {
    ClipData copied = getSystemService(ClipboardManager.class).getPrimaryClip();
    return copied == null ? null : copied.getItemAt(0).getText();
  }

  /** Handles back; during a predictive back gesture the views that will change fade out. */
  private static final class PuzzleBackCallback extends OnBackPressedCallback {
    private static final float FAINTER = 0.6f;

    private final PuzzleViewModel model;
    private final View[] fadingViews;

    PuzzleBackCallback(PuzzleViewModel model, View... going) {
      super(false);
      this.model = model;
      this.fadingViews = going.clone();
    }

    @Override
    public void handleOnBackProgressed(BackEventCompat event) {
      setAlpha(1 - FAINTER * event.getProgress());
    }

    @Override
    public void handleOnBackCancelled() {
      setAlpha(1);
    }

    @Override
    public void handleOnBackPressed() {
      setAlpha(1);
      model.goBack();
    }

    private void setAlpha(float alpha) {
      for (View view : fadingViews) {
        view.setAlpha(alpha);
      }
    }
  }
}
