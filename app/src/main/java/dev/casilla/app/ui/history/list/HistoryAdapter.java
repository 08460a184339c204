package dev.casilla.app.ui.history.list;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListAdapter;
import dev.casilla.app.databinding.HistoryRowBinding;
import dev.casilla.app.model.SheetSummary;

/** The rows of the history. */
public final class HistoryAdapter extends ListAdapter<SheetSummary, HistoryRowHolder> {
  /** The next page is requested once one of this many last rows is bound. */
  private static final int AHEAD = 20;

  private final SheetTextFormatter words;
  private final HistoryRowListener gestures;
  private final Runnable more;

  /** Runs {@code more} whenever a row near the end is bound. */
  public HistoryAdapter(SheetTextFormatter words, HistoryRowListener gestures, Runnable more) {
    super(new Difference());
    this.words = words;
    this.gestures = gestures;
    this.more = more;
  }

  @Override
  public HistoryRowHolder onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new HistoryRowHolder(
        HistoryRowBinding.inflate(inflater, parent, false), words, gestures);
  }

  /** Posted, because the list must not change while its rows are laid out. */
  @Override
  public void onBindViewHolder(HistoryRowHolder row, int position) {
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
}
