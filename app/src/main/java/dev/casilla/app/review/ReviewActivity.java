package dev.casilla.app.review;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.KeyEvent;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.ReviewScreenBinding;
import dev.casilla.app.fold.Folds;
import org.jspecify.annotations.Nullable;

/** A reading is compared with its photo and corrected. It is kept from the beginning. */
public final class ReviewActivity extends AppCompatActivity {
  private ReviewViewModel model;

  /** Leads to looking over {@code draft}. */
  public static Intent intent(Context context, Draft draft) {
    return new Intent(context, ReviewActivity.class)
        .putExtra(ReviewViewModel.DRAFT, PackedDraft.pack(draft));
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    ReviewScope scope = (ReviewScope) getApplication();
    model = new ViewModelProvider(this, scope.reviewViewModels()).get(ReviewViewModel.class);
    ReviewScreenBinding views = ReviewScreenBinding.inflate(getLayoutInflater());
    ReviewScreen screen = new ReviewScreen(views, model);
    screen.onClose(this::finish);
    screen.onUse(
        id -> {
          model.left();
          startActivity(scope.puzzleScreen(id));
          finish();
        });
    setContentView(views.getRoot());
    Folds.of(this).observe(this, views.getRoot()::keepClearOf);
    model.state().observe(this, screen::show);
  }

  @Override
  protected void onStart() {
    super.onStart();
    model.lookAgain();
  }

  /** Digits go into the selected cell, whatever has the focus. */
  @Override
  public boolean onKeyDown(int keyCode, KeyEvent event) {
    int digit = event.getNumber() - '0';
    if (digit >= 0 && digit <= 9 && event.hasNoModifiers()) {
      model.correct(digit);
      return true;
    }
    if (keyCode == KeyEvent.KEYCODE_Z && event.hasModifiers(KeyEvent.META_CTRL_ON)) {
      model.undo();
      return true;
    }
    if (keyCode == KeyEvent.KEYCODE_DEL || keyCode == KeyEvent.KEYCODE_FORWARD_DEL) {
      model.correct(0);
      return true;
    }
    return super.onKeyDown(keyCode, event);
  }
}
