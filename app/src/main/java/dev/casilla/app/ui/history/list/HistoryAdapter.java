package dev.casilla.app.ui.history.list;

import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.DrawableRes;
import androidx.core.view.ViewCompat;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import dev.casilla.app.R;
import dev.casilla.app.databinding.HistoryRowBinding;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.board.state.SheetBoardFactory;

/** Shows the history's rows. */
public final class HistoryAdapter extends ListAdapter<SheetSummary, HistoryAdapter.RowHolder> {
  /** The next page is requested once one of this many last rows is bound. */
  private static final int AHEAD = 20;

  private final SheetTextFormatter words;
  private final RowListener gestures;
  private final Runnable more;

  /** Runs {@code more} whenever a row near the end is bound. */
  public HistoryAdapter(SheetTextFormatter words, RowListener gestures, Runnable more) {
    super(new Difference());
    this.words = words;
    this.gestures = gestures;
    this.more = more;
  }

  @Override
  public RowHolder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new RowHolder(HistoryRowBinding.inflate(inflater, parent, false), words, gestures);
  }

  /** Posted, because the list must not change while its rows are laid out. */
  @Override
  public void onBindViewHolder(RowHolder row, int position) {
    row.show(getItem(position));
    if (position >= getItemCount() - AHEAD) {
      row.itemView.post(more);
    }
  }

  /** The same sheet has the same id. */
  private static final class Difference extends DiffUtil.ItemCallback<SheetSummary> {
    @Override
    public boolean areItemsTheSame(SheetSummary before, SheetSummary after) {
      return before.id() == after.id();
    }

    @Override
    public boolean areContentsTheSame(SheetSummary before, SheetSummary after) {
      return before.equals(after);
    }
  }

  public interface RowListener {
    void open(SheetSummary outline);

    void delete(SheetSummary outline);

    void offer(View anchor, SheetSummary outline);
  }

  /** One row: a small board, the progress, the origin and the time. */
  static final class RowHolder extends RecyclerView.ViewHolder {
    private final HistoryRowBinding views;
    private final SheetTextFormatter words;
    private final RowListener gestures;

    RowHolder(HistoryRowBinding views, SheetTextFormatter words, RowListener gestures) {
      super(views.getRoot());
      this.views = views;
      this.words = words;
      this.gestures = gestures;
    }

    void show(SheetSummary outline) {
      views.board.showWithoutAnimation(SheetBoardFactory.of(outline));
      views.state.setText(words.state(outline));
      views.originIcon.setImageResource(icon(outline.origin()));
      views.origin.setText(words.origin(outline));
      views.time.setText(words.time(outline));
      itemView.setOnClickListener(view -> gestures.open(outline));
      itemView.setOnKeyListener((view, code, event) -> isDelete(code, event) && delete(outline));
      views.more.setContentDescription(words.more(outline));
      views.more.setOnClickListener(view -> gestures.offer(view, outline));
      // An existing action with this label is replaced.
      ViewCompat.addAccessibilityAction(
          itemView,
          itemView.getResources().getString(R.string.history_delete),
          (view, arguments) -> delete(outline));
    }

    @DrawableRes
    private static int icon(Origin origin) {
      return switch (origin) {
        case SCAN -> R.drawable.ic_scan;
        case PHOTO -> R.drawable.ic_photo;
        case TYPED -> R.drawable.ic_type;
        case PASTED -> R.drawable.ic_paste;
        case GENERATED -> R.drawable.ic_new_puzzle;
      };
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
}
