package dev.casilla.app.ui.review;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import android.view.Menu;
import androidx.activity.EdgeToEdge;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.databinding.ReviewScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.ReviewResult;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.app.ui.review.state.SavedReviewState;
import dev.casilla.app.ui.review.state.StoredDraftViewModel;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares a scan with its photo and corrects it. The draft is stored from the start. */
public final class ReviewActivity extends BaseActivity {
  private @Nullable ReviewViewModel model;
  private @Nullable ReviewKeyHandler keys;

  public static Intent intent(Context context, ScanDraft draft) {
    return new Intent(context, ReviewActivity.class)
        .putExtra(SavedReviewState.DRAFT, DraftCodec.pack(draft));
  }

  public static Intent intent(Context context, long id) {
    return new Intent(context, ReviewActivity.class).putExtra(SavedReviewState.SHEET, id);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    if (getIntent().hasExtra(SavedReviewState.DRAFT)) {
      review();
    } else {
      models().get(StoredDraftViewModel.class).draft().observe(this, this::review);
    }
  }

  @Override
  protected void onStart() {
    super.onStart();
    if (model != null) {
      model.retrySave();
    }
  }

  /** Reviews a draft from the history; a sheet that is no longer a draft opens as a puzzle. */
  private void review(Optional<byte[]> kept) {
    if (kept.isPresent()) {
      getIntent().putExtra(SavedReviewState.DRAFT, kept.get());
      review();
    } else {
      openPuzzle(getIntent().getLongExtra(SavedReviewState.SHEET, 0));
    }
  }

  private void review() {
    ReviewViewModel opened = models().get(ReviewViewModel.class);
    model = opened;
    keys = new ReviewKeyHandler(opened);
    ReviewScreenBinding views = ReviewScreenBinding.inflate(getLayoutInflater());
    ReviewScreen screen = new ReviewScreen(views, opened);
    screen.onClose(this::finish);
    screen.onUse(
        id -> {
          opened.onPuzzleOpened();
          openPuzzle(id);
        });
    setContentView(views.getRoot());
    WindowFoldObserver.of(this).observe(this, screen::keepClearOf);
    opened.state().observe(this, screen::show);
  }

  @Override
  public void finish() {
    if (model != null) {
      ReviewResult.set(this, model.draft().givens());
    }
    super.finish();
  }

  private void openPuzzle(long id) {
    startActivity(PuzzleActivity.intent(this, id));
    finish();
  }

  private ViewModelProvider models() {
    return new ViewModelProvider(this);
  }

  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    return (keys != null && keys.press(keyCode, event)) || super.onKeyDown(keyCode, event);
  }

  @Override
  public void onProvideKeyboardShortcuts(
      List<KeyboardShortcutGroup> known, @Nullable Menu menu, int deviceId) {
    super.onProvideKeyboardShortcuts(known, menu, deviceId);
    if (keys != null) {
      known.add(keys.help(getResources()));
    }
  }
}
