package dev.casilla.app.ui.history;

import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import androidx.recyclerview.widget.RecyclerView.AdapterDataObserver;
import androidx.test.espresso.IdlingResource;
import dev.casilla.app.R;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import dev.casilla.app.ui.history.list.HistoryAdapter;
import dev.casilla.app.ui.history.transfer.TransferUiState;
import dev.casilla.app.ui.history.transfer.TransferViewModel;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Busy until the list shows the view model's state and no transfer is running. Confined to the main
 * thread.
 */
final class HistoryIdlingResource implements IdlingResource {
  private final HistoryActivity activity;
  private final HistoryViewModel history;
  private final TransferViewModel transfers;
  private final HistoryAdapter rows;
  private @Nullable ResourceCallback callback;

  HistoryIdlingResource(HistoryActivity activity) {
    this.activity = activity;
    ViewModelProvider models = new ViewModelProvider(activity);
    history = models.get(HistoryViewModel.class);
    transfers = models.get(TransferViewModel.class);
    RecyclerView list = activity.findViewById(R.id.list);
    rows = (HistoryAdapter) Objects.requireNonNull(list.getAdapter());
    history.state().observeForever(unused -> tell());
    transfers.state().observeForever(unused -> tell());
    rows.registerAdapterDataObserver(new RowsSeen());
    activity.getLifecycle().addObserver((LifecycleEventObserver) this::tellOfTheEnd);
  }

  @Override
  public String getName() {
    return "history " + System.identityHashCode(activity);
  }

  @Override
  public void registerIdleTransitionCallback(ResourceCallback callback) {
    this.callback = callback;
  }

  @Override
  public boolean isIdleNow() {
    return activity.isDestroyed() || isShown();
  }

  private void tell() {
    if (callback != null && isIdleNow()) {
      callback.onTransitionToIdle();
    }
  }

  private void tellOfTheEnd(Object owner, Lifecycle.Event event) {
    if (event == Lifecycle.Event.ON_DESTROY) {
      tell();
    }
  }

  private boolean isShown() {
    HistoryUiState state = Objects.requireNonNull(history.state().getValue());
    return state.phase() == Phase.READY
        && !history.isReading()
        && rows.getCurrentList().equals(state.entries())
        && !(transfers.state().getValue() instanceof TransferUiState.Running);
  }

  /** Called when the rows change. */
  private final class RowsSeen extends AdapterDataObserver {
    @Override
    public void onChanged() {
      tell();
    }

    @Override
    public void onItemRangeChanged(int start, int count) {
      tell();
    }

    @Override
    public void onItemRangeInserted(int start, int count) {
      tell();
    }

    @Override
    public void onItemRangeRemoved(int start, int count) {
      tell();
    }

    @Override
    public void onItemRangeMoved(int from, int to, int count) {
      tell();
    }
  }
}
