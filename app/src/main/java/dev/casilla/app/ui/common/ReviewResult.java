package dev.casilla.app.ui.common;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import androidx.activity.result.contract.ActivityResultContract;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Starts the review screen with its intent; the result is the givens as the person left them. */
public final class ReviewResult extends ActivityResultContract<Intent, Optional<Grid>> {
  private static final String GIVENS = "left";

  /** Has {@code review} end with {@code givens} as its result. */
  public static void set(Activity review, Grid givens) {
    review.setResult(Activity.RESULT_OK, new Intent().putExtra(GIVENS, givens.toString()));
  }

  @Override
  public Intent createIntent(Context context, Intent review) {
    return review;
  }

  @Override
  public Optional<Grid> parseResult(int resultCode, @Nullable Intent result) {
    return Optional.ofNullable(result).map(data -> data.getStringExtra(GIVENS)).map(Grid::parse);
  }
}
