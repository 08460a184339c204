package dev.casilla.app.ui.history.list;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListAdapter;
import dev.casilla.app.databinding.HistoryRowBinding;
import dev.casilla.app.model.SheetSummary;

/** The rows of the history. */
public final class HistoryAdapter extends ListAdapter<SheetSummary, HistoryRowHolder> {
  /** So many rows before the end, more are asked for. */
  private static final int AHEAD = 20;

  private final SheetTextFormatter words;
  private final HistoryRowListener gestures;
  private final Runnable more;

  /** Runs {@code more} whenever the end comes near. */
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

  /** Asked for once the rows are laid out: the list does not change while it is being read. */
  @Override
  public void onBindViewHolder(HistoryRowHolder row, int position) {
    row.show(getItem(position));
    if (position == Math.max(0, getItemCount() - AHEAD)) {
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
