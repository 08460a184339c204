package dev.casilla.app.ui.puzzle;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.KeyEvent;
import androidx.activity.EdgeToEdge;
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

/** The first screen: the board, and what can be done with it. There is one of it, on any sheet. */
public final class PuzzleActivity extends BaseActivity {
  /** In the app's own task, also from a screen that another app has in its task. */
  /*
   * Such an intent can be what a task begins with. It is the launcher's, therefore, but for what it
   * brings: with any other, the icon would put a second board upon the first.
   */
  private static final int TO_THE_ONE =
      Intent.FLAG_ACTIVITY_NEW_TASK
          | Intent.FLAG_ACTIVITY_CLEAR_TOP
          | Intent.FLAG_ACTIVITY_SINGLE_TOP;

  private @Nullable PuzzleViewModel model;
  private @Nullable PuzzleKeyboard keys;
  private boolean isReported;

  /** Leads to the kept sheet {@code sheetId}; an intent without one leads to the last sheet. */
  public static Intent intent(Context context, long sheetId) {
    return toTheOne(context).putExtra(SavedPuzzleState.SHEET, sheetId);
  }

  /** Leads to a blank sheet to type on. */
  public static Intent intent(Context context) {
    return toTheOne(context).putExtra(SavedPuzzleState.PLACE, SavedPuzzleState.BLANK);
  }

  private static Intent toTheOne(Context context) {
    return Intent.makeMainActivity(new ComponentName(context, PuzzleActivity.class))
        .setFlags(TO_THE_ONE);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    PuzzleScope scope = (PuzzleScope) getApplication();
    PuzzleViewModel opened =
        new ViewModelProvider(this, scope.puzzleViewModels()).get(PuzzleViewModel.class);
    model = opened;
    PuzzleNavigation ways = ways(scope);
    keys = new PuzzleKeyboard(opened.editor(), ways);
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(getLayoutInflater());
    PuzzleScreen screen = new PuzzleScreen(views, opened, ways);
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
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    Bundle wish = SheetIntentParser.of(intent);
    if (wish.containsKey(SavedPuzzleState.SHEET)) {
      model().open(wish.getLong(SavedPuzzleState.SHEET));
    } else if (wish.containsKey(SavedPuzzleState.PLACE)) {
      model().startBlank();
    }
  }

  /** What the intent brought is taken for what was saved: it is the wish alone. */
  @Override
  public CreationExtras getDefaultViewModelCreationExtras() {
    MutableCreationExtras extras =
        new MutableCreationExtras(super.getDefaultViewModelCreationExtras());
    extras.set(SavedStateHandleSupport.DEFAULT_ARGS_KEY, SheetIntentParser.of(getIntent()));
    return extras;
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    return Objects.requireNonNull(keys).press(keyCode, event) || super.onKeyDown(keyCode, event);
  }

  /** The start is over when there is a board that a person can use. */
  private void reportOnceOpened(PuzzleUiState state) {
    if (!isReported && state.stage() != PuzzleUiState.Stage.OPENING) {
      isReported = true;
      reportFullyDrawn();
    }
  }

  private PuzzleViewModel model() {
    return Objects.requireNonNull(model);
  }

  private PuzzleNavigation ways(PuzzleScope scope) {
    PuzzleNavigation ways = new PuzzleNavigation();
    lead(scope.scanScreen(), Destination.SCAN, ways);
    lead(scope.photoScreen(), Destination.PHOTO, ways);
    lead(scope.historyScreen(), Destination.HISTORY, ways);
    lead(scope.newPuzzleScreen(), Destination.NEW_PUZZLE, ways);
    lead(scope.settingsScreen(), Destination.SETTINGS, ways);
    ways.add(Destination.PASTE, () -> model().paste(copiedText()));
    scope
        .sharing()
        .ifPresent(
            sharing -> ways.add(Destination.SHARE, () -> sharing.share(this, model().sheet())));
    return ways;
  }

  private void lead(Optional<Intent> screen, Destination way, PuzzleNavigation ways) {
    screen.ifPresent(intent -> ways.add(way, () -> startActivity(intent)));
  }

  /** The clipboard's text as it is: what only points to text elsewhere is not fetched. */
  private @Nullable CharSequence copiedText() {
    ClipData copied = getSystemService(ClipboardManager.class).getPrimaryClip();
    return copied == null ? null : copied.getItemAt(0).getText();
  }
}
