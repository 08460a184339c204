package dev.casilla.app.puzzle;

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
import dev.casilla.app.fold.Folds;
import dev.casilla.app.page.Screen;
import dev.casilla.app.puzzle.Ways.Way;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The first screen: the board, and what can be done with it. There is one of it, on any sheet. */
public final class PuzzleActivity extends Screen {
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
  private @Nullable HardwareKeys keys;
  private boolean isReported;

  /** Leads to the kept sheet {@code sheetId}; an intent without one leads to the last sheet. */
  public static Intent intent(Context context, long sheetId) {
    return toTheOne(context).putExtra(SavedScene.SHEET, sheetId);
  }

  /** Leads to a blank sheet to type on. */
  public static Intent typing(Context context) {
    return toTheOne(context).putExtra(SavedScene.PLACE, SavedScene.BLANK);
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
    Ways ways = ways(scope);
    keys = new HardwareKeys(opened.pen(), ways);
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(getLayoutInflater());
    PuzzleScreen screen = new PuzzleScreen(views, opened, ways);
    setContentView(views.getRoot());
    Folds.of(this).observe(this, views.getRoot()::keepClearOf);
    BackStep back = new BackStep(opened, views.controls.getRoot(), views.actions.getRoot());
    getOnBackPressedDispatcher().addCallback(this, back);
    scope.settings().settings().observe(this, opened::apply);
    opened.state().observe(this, screen::show);
    opened.state().observe(this, state -> back.setEnabled(state.hasSheet()));
    opened.state().observe(this, this::reportOnceOpened);
  }

  @Override
  protected void onStart() {
    super.onStart();
    model().lookAgain();
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    Bundle wish = IntentWish.of(intent);
    if (wish.containsKey(SavedScene.SHEET)) {
      model().open(wish.getLong(SavedScene.SHEET));
    } else if (wish.containsKey(SavedScene.PLACE)) {
      model().type();
    }
  }

  /** What the intent brought is taken for what was saved: it is the wish alone. */
  @Override
  public CreationExtras getDefaultViewModelCreationExtras() {
    MutableCreationExtras extras =
        new MutableCreationExtras(super.getDefaultViewModelCreationExtras());
    extras.set(SavedStateHandleSupport.DEFAULT_ARGS_KEY, IntentWish.of(getIntent()));
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

  private Ways ways(PuzzleScope scope) {
    Ways ways = new Ways();
    lead(scope.scanScreen(), Way.SCAN, ways);
    lead(scope.photoScreen(), Way.PHOTO, ways);
    lead(scope.historyScreen(), Way.HISTORY, ways);
    lead(scope.newPuzzleScreen(), Way.NEW_PUZZLE, ways);
    lead(scope.settingsScreen(), Way.SETTINGS, ways);
    ways.add(Way.PASTE, () -> model().paste(copiedText()));
    scope
        .sharing()
        .ifPresent(sharing -> ways.add(Way.SHARE, () -> sharing.share(this, model().sheet())));
    return ways;
  }

  private void lead(Optional<Intent> screen, Way way, Ways ways) {
    screen.ifPresent(intent -> ways.add(way, () -> startActivity(intent)));
  }

  /** The clipboard's text as it is: what only points to text elsewhere is not fetched. */
  private @Nullable CharSequence copiedText() {
    ClipData copied = getSystemService(ClipboardManager.class).getPrimaryClip();
    return copied == null ? null : copied.getItemAt(0).getText();
  }
}
