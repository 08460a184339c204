package dev.casilla.app.ui.review;

import android.graphics.Rect;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Opens the review screen in a laid out window. */
public final class OpenedReview {
  private OpenedReview() {}

  /** Opens {@code draft}, runs {@code check} on the screen and closes it. */
  public static void on(ScanDraft draft, Consumer<ReviewActivity> check) {
    try (ActivityScenario<ReviewActivity> screen =
        ActivityScenario.launch(
            ReviewActivity.intent(ApplicationProvider.getApplicationContext(), draft))) {
      screen.onActivity(
          activity -> {
            WindowPicture.layOut(activity.getWindow().getDecorView());
            check.accept(activity);
          });
    }
  }

  /** Shows the state that {@code next} makes of the current one. */
  public static void show(ReviewActivity activity, UnaryOperator<ReviewUiState> next) {
    ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
    Given.state(model.state(), next.apply(model.now()));
    WindowPicture.layOut(activity.getWindow().getDecorView());
  }

  /** The visible height of {@code view}: neither scrolled away nor behind system bars. */
  public static int seen(View view) {
    Rect seen = new Rect();
    return view.getGlobalVisibleRect(seen) ? seen.height() : 0;
  }
}
