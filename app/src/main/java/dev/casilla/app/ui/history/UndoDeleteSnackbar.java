package dev.casilla.app.ui.history;

import android.view.View;
import com.google.android.material.snackbar.Snackbar;
import dev.casilla.app.R;
import org.jspecify.annotations.Nullable;

/** Says at the bottom how many sheets were deleted, and offers them back for a while. */
/*
 * The bar goes by itself, by a swipe or by the next bar; only the first two end the offer. It stays
 * longer where the person has asked the system for more time.
 */
final class UndoDeleteSnackbar {
  /** Time to see what is gone, to read and to decide: the library's longest is under 3 seconds. */
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
