package dev.casilla.app.scan;

import android.view.View;
import dev.casilla.app.R;
import dev.casilla.reader.vision.Quad;
import java.util.Optional;

/**
 * Where the guiding words are: below, but never on a solution. They go above it then; where there
 * is no room they are only heard.
 */
final class GuidePlace {
  private final View guide;
  private final View controls;
  private final int[] place = new int[2];

  /** For {@code guide}, which lies in {@code controls}, which lie on all of the picture. */
  GuidePlace(View guide, View controls) {
    this.guide = guide;
    this.controls = controls;
  }

  void show(ScanUiState.View view) {
    Optional<Quad> solved = view.answer().isPresent() ? view.outline() : Optional.empty();
    float up = up();
    boolean isFree = !solved.isPresent() || isFree(solved.get(), usualTop());
    guide.setTranslationY(isFree ? 0 : -up);
    boolean isSeen = isFree || isFree(solved.get(), usualTop() - up);
    guide.setAlpha(isSeen ? 1 : 0);
  }

  /** How far the place above is from the usual one. */
  private float up() {
    float bar = guide.getResources().getDimension(R.dimen.scan_bar);
    return usualTop() - controls.getPaddingTop() - bar;
  }

  private float usualTop() {
    guide.getLocationInWindow(place);
    return place[1] - guide.getTranslationY();
  }

  private boolean isFree(Quad solved, float top) {
    double highest =
        Math.min(
            Math.min(solved.topLeft().y(), solved.topRight().y()),
            Math.min(solved.bottomLeft().y(), solved.bottomRight().y()));
    double lowest =
        Math.max(
            Math.max(solved.topLeft().y(), solved.topRight().y()),
            Math.max(solved.bottomLeft().y(), solved.bottomRight().y()));
    return top + guide.getHeight() <= highest || top >= lowest;
  }
}
