package dev.casilla.app.ui.history;

import android.view.View;
import com.google.android.material.snackbar.Snackbar;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/** Shows a snackbar with the number of deleted sheets and an undo action. */
// A timeout or a swipe ends the undo; a newer snackbar does not. The system extends the timeout for
// people who need more time.
final class UndoDeleteSnackbar {
  /** Longer than the library's longest, which is under 3 seconds: time to read and decide. */
  private static final int OFFER_MILLIS = 10_000;

  private final View root;
  private final HistoryViewModel model;
  private @Nullable Snackbar bar;
  private int shown;

  UndoDeleteSnackbar(View root, HistoryViewModel model) {
    this.root = root;
    this.model = model;
  }

  void show(int deleted) {
    if (deleted == shown) {
      return;
    }
    shown = deleted;
    if (deleted == 0) {
      dismiss();
    } else {
      show(root.getResources().getQuantityString(R.plurals.deleted, deleted, deleted));
    }
  }

  private void dismiss() {
    Snackbar outdated = bar;
    bar = null;
    if (outdated != null) {
      outdated.dismiss();
    }
  }

  private void show(String words) {
    Snackbar next = Snackbar.make(root, words, OFFER_MILLIS);
    next.setAction(R.string.undo, view -> model.undoDelete());
    next.addCallback(
        new Snackbar.Callback() {
          @Override
          public void onDismissed(Snackbar dismissed, int event) {
            if (dismissed == bar && endsOffer(event)) {
              bar = null;
              model.dismissUndo();
            }
          }
        });
    bar = next;
    next.show();
  }

  private static boolean endsOffer(int event) {
    return event == Snackbar.Callback.DISMISS_EVENT_TIMEOUT
        || event == Snackbar.Callback.DISMISS_EVENT_SWIPE;
  }
}
