package dev.casilla.app.ui.history.list;

import android.view.KeyEvent;
import androidx.core.view.ViewCompat;
import androidx.recyclerview.widget.RecyclerView;
import dev.casilla.app.R;
import dev.casilla.app.databinding.HistoryRowBinding;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.board.state.SheetBoardFactory;

/** One row: a small board, how far it is, where from and when. */
final class HistoryRowHolder extends RecyclerView.ViewHolder {
  private final HistoryRowBinding views;
  private final SheetTextFormatter words;
  private final HistoryRowListener gestures;

  HistoryRowHolder(HistoryRowBinding views, SheetTextFormatter words, HistoryRowListener gestures) {
    super(views.getRoot());
    this.views = views;
    this.words = words;
    this.gestures = gestures;
  }

  void show(SheetSummary outline) {
    views.board.showWithoutAnimation(SheetBoardFactory.of(outline));
    views.state.setText(words.state(outline));
    views.originIcon.setImageResource(OriginIcons.of(outline.origin()));
    views.origin.setText(words.origin(outline));
    views.time.setText(words.time(outline));
    itemView.setOnClickListener(view -> gestures.open(outline));
    itemView.setOnKeyListener((view, code, event) -> isDelete(code, event) && delete(outline));
    views.more.setContentDescription(words.more(outline));
    views.more.setOnClickListener(view -> gestures.offer(view, outline));
    // An action that is there already is replaced: its label tells it.
    ViewCompat.addAccessibilityAction(
        itemView,
        itemView.getResources().getString(R.string.history_delete),
        (view, arguments) -> delete(outline));
  }

  private boolean delete(SheetSummary outline) {
    gestures.delete(outline);
    return true;
  }

  private static boolean isDelete(int code, KeyEvent event) {
    boolean deletes = code == KeyEvent.KEYCODE_FORWARD_DEL || code == KeyEvent.KEYCODE_DEL;
    return deletes && event.getAction() == KeyEvent.ACTION_DOWN;
  }
}
