package dev.casilla.app.history;

import android.view.View;
import dev.casilla.app.databinding.NoticeCardBinding;
import org.jspecify.annotations.Nullable;

/** Shows one {@link Notice}, or nothing. */
final class NoticeCard {
  private final NoticeCardBinding views;
  private @Nullable Notice shown;

  NoticeCard(NoticeCardBinding views) {
    this.views = views;
  }

  /**
   * Shows {@code notice}, with {@code action} behind its button.
   *
   * <p>One that is there already is left alone: a screen reader would say it again.
   */
  void show(@Nullable Notice notice, Runnable action) {
    views.action.setOnClickListener(view -> action.run());
    views.getRoot().setVisibility(notice == null ? View.GONE : View.VISIBLE);
    if (notice != null && !notice.equals(shown)) {
      views.fact.setText(notice.fact());
      views.advice.setText(notice.advice());
      views.advice.setVisibility(notice.advice().isEmpty() ? View.GONE : View.VISIBLE);
      views.action.setText(notice.action());
      views.progress.setVisibility(notice.isBusy() ? View.VISIBLE : View.GONE);
    }
    shown = notice;
  }
}
