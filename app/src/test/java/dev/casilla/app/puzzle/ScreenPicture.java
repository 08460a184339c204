package dev.casilla.app.puzzle;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.Screenshots;
import dev.casilla.app.databinding.PuzzleScreenBinding;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A state of the puzzle screen, drawn as on a phone with system bars. */
final class ScreenPicture {
  private static final int STATUS_BAR_DP = 24;
  private static final int NAVIGATION_BAR_DP = 16;

  final View root;
  final PuzzleScreenBinding views;
  final Bitmap bitmap;

  private ScreenPicture(View root, PuzzleScreenBinding views, Bitmap bitmap) {
    this.root = root;
    this.views = views;
    this.bitmap = bitmap;
  }

  /** Shows {@code state} in {@code activity} and draws it. */
  static ScreenPicture of(PuzzleActivity activity, PuzzleUiState state) {
    PuzzleScreenBinding views = PuzzleScreenBinding.inflate(activity.getLayoutInflater());
    activity.setContentView(views.getRoot());
    PuzzleViewModel model = new ViewModelProvider(activity).get(PuzzleViewModel.class);
    new PuzzleScreen(views, model, allWays()).show(state);
    View root = activity.getWindow().getDecorView();
    ViewCompat.dispatchApplyWindowInsets(views.getRoot(), bars(activity));
    layOut(root);
    // A single line that reads from the right is scrolled into view only now.
    root.getViewTreeObserver().dispatchOnPreDraw();
    Bitmap bitmap = Bitmap.createBitmap(root.getWidth(), root.getHeight(), Bitmap.Config.ARGB_8888);
    root.draw(new Canvas(bitmap));
    return new ScreenPicture(root, views, bitmap);
  }

  /** Every control, whether what it leads to is built or not. */
  static Ways allWays() {
    Ways ways = new Ways();
    for (Ways.Way way : Ways.Way.values()) {
      ways.add(way, () -> {});
    }
    return ways;
  }

  /** Keeps the picture as {@code name}. */
  void save(String name) {
    try {
      Screenshots.save(bitmap, name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The colour at a place within {@code view}. */
  int pixel(View view, int x, int y) {
    int[] place = new int[2];
    view.getLocationInWindow(place);
    return bitmap.getPixel(place[0] + x, place[1] + y);
  }

  private static WindowInsetsCompat bars(PuzzleActivity activity) {
    float density = activity.getResources().getDisplayMetrics().density;
    return new WindowInsetsCompat.Builder()
        .setInsets(
            WindowInsetsCompat.Type.statusBars(),
            Insets.of(0, Math.round(STATUS_BAR_DP * density), 0, 0))
        .setInsets(
            WindowInsetsCompat.Type.navigationBars(),
            Insets.of(0, 0, 0, Math.round(NAVIGATION_BAR_DP * density)))
        .build();
  }

  private static void layOut(View root) {
    root.measure(
        View.MeasureSpec.makeMeasureSpec(root.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(root.getHeight(), View.MeasureSpec.EXACTLY));
    root.layout(0, 0, root.getWidth(), root.getHeight());
  }
}
