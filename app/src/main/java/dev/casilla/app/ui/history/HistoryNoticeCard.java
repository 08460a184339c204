package dev.casilla.app.ui.history;

import android.view.View;
import com.google.android.material.R;
import com.google.android.material.card.MaterialCardView;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.databinding.NoticeCardBinding;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.history.HistoryNoticeCard.Notice.Kind;
import org.jspecify.annotations.Nullable;

/** Shows one {@link Notice}, or hides itself. */
final class HistoryNoticeCard {
  private final NoticeCardBinding views;
  private @Nullable Notice shown;

  HistoryNoticeCard(NoticeCardBinding views) {
    this.views = views;
  }

  /**
   * Shows {@code notice} with {@code action} on its button.
   *
   * <p>Skips a notice that is already shown: a screen reader would repeat it.
   */
  void show(@Nullable Notice notice, Runnable action) {
    views.action.setOnClickListener(view -> action.run());
    views.getRoot().setVisibility(notice == null ? View.GONE : View.VISIBLE);
    if (notice != null && !notice.equals(shown)) {
      views.fact.setText(notice.fact());
      views.advice.setText(notice.advice());
      views.advice.setVisibility(notice.advice().isEmpty() ? View.GONE : View.VISIBLE);
      views.action.setText(notice.action());
      ViewVisibility.set(views.progress, notice.kind() == Kind.BUSY);
      color(notice.kind());
    }
    shown = notice;
  }

  private void color(Kind kind) {
    MaterialCardView card = views.getRoot();
    switch (kind) {
      case BUSY -> color(card, R.attr.colorSurfaceContainerHigh, R.attr.colorOnSurface);
      case GOOD -> color(card, R.attr.colorPrimaryContainer, R.attr.colorOnPrimaryContainer);
      case BAD -> color(card, R.attr.colorTertiaryContainer, R.attr.colorOnTertiaryContainer);
    }
  }

  private void color(MaterialCardView card, int container, int content) {
    card.setCardBackgroundColor(MaterialColors.getColor(card, container));
    int color = MaterialColors.getColor(card, content);
    views.fact.setTextColor(color);
    views.advice.setTextColor(color);
    views.action.setTextColor(color);
  }

  /**
   * A message above the list.
   *
   * @param advice what to do; may be empty
   */
  record Notice(Kind kind, String fact, String advice, String action) {
    enum Kind {
      BUSY,
      GOOD,
      BAD
    }
  }
}
