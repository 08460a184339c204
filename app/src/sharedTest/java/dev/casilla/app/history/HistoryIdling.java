package dev.casilla.app.history;

import android.os.Handler;
import android.os.Looper;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.espresso.IdlingResource;
import dev.casilla.app.R;
import dev.casilla.app.history.HistoryUiState.Phase;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Busy until the list shows what the history's state says, and no transfer is going on. */
final class HistoryIdling implements IdlingResource {
  private static final long LOOK_AGAIN_MILLIS = 20;

  /** A clock beside the screen's: waiting by that one would let the offer to undo time out. */
  private static final Executor LATER =
      Executors.newSingleThreadExecutor(HistoryIdling::inTheBackground);

  private final Handler handler = new Handler(Looper.getMainLooper());
  private final HistoryActivity activity;
  private @Nullable ResourceCallback callback;

  HistoryIdling(HistoryActivity activity) {
    this.activity = activity;
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
    boolean idle = activity.isDestroyed() || isShown();
    if (idle && callback != null) {
      callback.onTransitionToIdle();
    }
    if (!idle) {
      LATER.execute(this::lookAgain);
    }
    return idle;
  }

  private void lookAgain() {
    try {
      Thread.sleep(LOOK_AGAIN_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    handler.post(this::isIdleNow);
  }

  private static Thread inTheBackground(Runnable work) {
    Thread thread = new Thread(work, "history idling");
    thread.setDaemon(true);
    return thread;
  }

  private boolean isShown() {
    ViewModelProvider models = new ViewModelProvider(activity);
    HistoryViewModel model = models.get(HistoryViewModel.class);
    HistoryUiState state = Objects.requireNonNull(model.state().getValue());
    RecyclerView list = activity.findViewById(R.id.list);
    HistoryAdapter rows = (HistoryAdapter) Objects.requireNonNull(list.getAdapter());
    return state.phase() == Phase.READY
        && !model.isReading()
        && rows.getCurrentList().equals(state.entries())
        && !(models.get(TransferViewModel.class).state().getValue()
            instanceof TransferUiState.Running);
  }
}
