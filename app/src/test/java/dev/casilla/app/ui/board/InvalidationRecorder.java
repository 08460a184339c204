package dev.casilla.app.ui.board;

import android.content.Context;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewParent;
import android.widget.FrameLayout;
import java.util.List;

/** A parent that records the invalidated areas of its child. */
final class InvalidationRecorder extends FrameLayout {
  private final List<Rect> invalidated;

  InvalidationRecorder(Context context, List<Rect> invalidated) {
    super(context);
    this.invalidated = invalidated;
  }

  @Override
  @SuppressWarnings("deprecation") // what a window that draws by itself is told
  public ViewParent invalidateChildInParent(int[] location, Rect dirty) {
    invalidated.add(new Rect(dirty));
    return super.invalidateChildInParent(location, dirty);
  }

  @Override
  public void onDescendantInvalidated(View child, View target) {
    invalidated.add(new Rect());
    super.onDescendantInvalidated(child, target);
  }
}
