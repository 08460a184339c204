package dev.casilla.app.history;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListAdapter;
import dev.casilla.app.databinding.HistoryRowBinding;
import dev.casilla.app.sheet.Outline;

/** The rows of the history. */
final class HistoryAdapter extends ListAdapter<Outline, HistoryRow> {
  /** So many rows before the end, more are asked for. */
  private static final int AHEAD = 20;

  private final HistoryWords words;
  private final HistoryGestures gestures;
  private final Runnable more;

  /** Runs {@code more} whenever the end comes near. */
  HistoryAdapter(HistoryWords words, HistoryGestures gestures, Runnable more) {
    super(new Difference());
    this.words = words;
    this.gestures = gestures;
    this.more = more;
  }

  @Override
  public HistoryRow onCreateViewHolder(ViewGroup parent, int viewType) {
    LayoutInflater inflater = LayoutInflater.from(parent.getContext());
    return new HistoryRow(HistoryRowBinding.inflate(inflater, parent, false), words, gestures);
  }

  /** Asked for once the rows are laid out: the list does not change while it is being read. */
  @Override
  public void onBindViewHolder(HistoryRow row, int position) {
    row.show(getItem(position));
    if (position == Math.max(0, getItemCount() - AHEAD)) {
      row.itemView.post(more);
    }
  }

  /** The same sheet has the same id. */
  private static final class Difference extends DiffUtil.ItemCallback<Outline> {
    @Override
    public boolean areItemsTheSame(Outline before, Outline after) {
      return before.id() == after.id();
    }

    @Override
    public boolean areContentsTheSame(Outline before, Outline after) {
      return before.equals(after);
    }
  }
}
