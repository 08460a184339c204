package dev.casilla.app.ui.history.list;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.os.Looper;
import android.view.ContextThemeWrapper;
import android.widget.FrameLayout;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;

@RunWith(AndroidJUnit4.class)
public final class HistoryAdapterTest {
  private static final int ROWS = 60;

  private final FrameLayout list =
      new FrameLayout(
          new ContextThemeWrapper(
              ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla));
  private final AtomicInteger requests = new AtomicInteger();
  private final HistoryAdapter adapter =
      new HistoryAdapter(
          new SheetTextFormatter(list.getResources(), () -> 0),
          new NoGestures(),
          requests::incrementAndGet);

  /** A list that is restored at its end binds the last rows only. */
  @Test
  public void bind_lastRow_requestsMore() {
    submitRows();
    bind(ROWS - 1);
    assertEquals(1, requests.get());
  }

  @Test
  public void bind_firstRow_requestsNothing() {
    submitRows();
    bind(0);
    assertEquals(0, requests.get());
  }

  /** The list is in a window: what a row posts runs only there. */
  private void submitRows() {
    Robolectric.buildActivity(Activity.class).setup().get().setContentView(list);
    List<SheetSummary> rows = new ArrayList<>();
    for (int id = 1; id <= ROWS; id++) {
      rows.add(new SheetSummary(id, Origin.TYPED, Grid.EMPTY, Grid.EMPTY, 0, false));
    }
    adapter.submitList(rows);
    shadowOf(Looper.getMainLooper()).idle();
  }

  private void bind(int position) {
    HistoryAdapter.RowHolder row = adapter.onCreateViewHolder(list, 0);
    list.addView(row.itemView);
    adapter.onBindViewHolder(row, position);
    shadowOf(Looper.getMainLooper()).idle();
  }

  private static final class NoGestures implements HistoryAdapter.RowListener {
    @Override
    public void open(SheetSummary outline) {}

    @Override
    public void delete(SheetSummary outline) {}

    @Override
    public void offer(android.view.View anchor, SheetSummary outline) {}
  }
}
