package dev.casilla.app.ui.history;

import android.content.res.Resources;
import android.text.Editable;
import android.text.TextWatcher;
import android.view.Gravity;
import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.ItemTouchHelper;
import dev.casilla.app.R;
import dev.casilla.app.databinding.HistoryScreenBinding;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.common.TextSize;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import dev.casilla.app.ui.history.list.HistoryAdapter;
import dev.casilla.app.ui.history.list.SheetTextFormatter;
import dev.casilla.app.ui.history.list.SwipeToDeleteCallback;
import dev.casilla.app.ui.history.transfer.TransferUiState;
import dev.casilla.app.ui.history.transfer.TransferViewModel;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Shows a {@link HistoryUiState} and a {@link TransferUiState}, and passes actions to the view
 * models.
 */
final class HistoryScreen implements HistoryAdapter.RowListener {
  /** The most that large text widens a column, whose board and button do not grow. */
  private static final float MOST_WIDENING = 1.6f;

  private final HistoryScreenBinding views;
  private final HistoryViewModel model;
  private final TransferViewModel transfers;
  private final HistoryAdapter rows;
  private final HistoryNoticeCard transfer;
  private final HistoryNoticeCard store;
  private final HistoryNoticeFormatter notices;
  private final UndoDeleteSnackbar deleted;
  private @Nullable PopupMenu menu;
  private Consumer<SheetSummary> open = outline -> {};

  HistoryScreen(HistoryScreenBinding views, HistoryViewModel model, TransferViewModel transfers) {
    this.views = views;
    this.model = model;
    this.transfers = transfers;
    Resources resources = views.getRoot().getResources();
    this.notices = new HistoryNoticeFormatter(resources);
    this.transfer = new HistoryNoticeCard(views.transfer);
    this.store = new HistoryNoticeCard(views.store);
    this.deleted = new UndoDeleteSnackbar(views.getRoot(), model);
    SheetTextFormatter words = new SheetTextFormatter(resources, System::currentTimeMillis);
    this.rows = new HistoryAdapter(words, this, model::showMore);
    keepClear(views);
    showList(resources);
    views.search.addTextChangedListener(
        new TextWatcher() {
          @Override
          public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

          @Override
          public void onTextChanged(CharSequence text, int start, int before, int count) {}

          @Override
          public void afterTextChanged(Editable text) {
            model.search(text.toString());
          }
        });
  }

  /** Sets what to do with a tapped sheet. */
  void onOpen(Consumer<SheetSummary> open) {
    this.open = open;
  }

  @Override
  public void open(SheetSummary outline) {
    open.accept(outline);
  }

  @Override
  public void delete(SheetSummary outline) {
    model.delete(outline.id());
  }

  @Override
  public void offer(View anchor, SheetSummary outline) {
    PopupMenu next = new PopupMenu(anchor.getContext(), anchor, Gravity.END);
    next.inflate(R.menu.history_row);
    next.setOnMenuItemClickListener(
        item -> {
          if (item.getItemId() == R.id.history_delete) {
            delete(outline);
          } else {
            open(outline);
          }
          return true;
        });
    next.show();
    menu = next;
  }

  /** Closes the row menu: its window would leak the activity. */
  void close() {
    if (menu != null) {
      menu.dismiss();
    }
  }

  void show(HistoryUiState state) {
    rows.submitList(state.entries(), this::showRows);
    showQuery(state.query());
    ViewVisibility.set(views.loading, state.phase() == Phase.LOADING_LONG);
    ViewVisibility.set(views.empty, state.isEmpty() || state.isNothingFound());
    ViewVisibility.set(views.list, !state.entries().isEmpty() && rows.getItemCount() > 0);
    if (state.isEmpty()) {
      showEmpty(R.drawable.ic_history, R.string.history_empty, R.string.history_empty_advice);
    } else {
      showEmpty(R.drawable.ic_nothing_found, R.string.nothing_found, R.string.nothing_found_advice);
    }
    views.bar.getMenu().findItem(R.id.history_export).setEnabled(!state.isEmpty());
    store.show(
        notice(state),
        state.phase() == Phase.BROKEN ? model::tryAgain : model::dismissDatabaseDamage);
    deleted.show(state.deleted());
  }

  void show(TransferUiState state) {
    boolean goesOn = state instanceof TransferUiState.Running;
    transfer.show(notices.transfer(state), goesOn ? transfers::cancel : transfers::close);
    if (state instanceof TransferUiState.Imported) {
      model.refresh();
    }
  }

  private HistoryNoticeCard.@Nullable Notice notice(HistoryUiState state) {
    if (state.phase() == Phase.BROKEN) {
      return notices.broken();
    }
    return state.damage().map(notices::databaseDamage).orElse(null);
  }

  private void showRows() {
    ViewVisibility.set(views.list, rows.getItemCount() > 0);
  }

  private void showList(Resources resources) {
    float widening = Math.min(MOST_WIDENING, Math.max(1, TextSize.scale(resources)));
    float column = widening * resources.getDimension(R.dimen.history_column);
    int columns = Math.max(1, (int) (resources.getDisplayMetrics().widthPixels / column));
    views.list.setLayoutManager(new GridLayoutManager(views.getRoot().getContext(), columns));
    views.list.setAdapter(rows);
    new ItemTouchHelper(new SwipeToDeleteCallback(views.list, this::deleteAt))
        .attachToRecyclerView(views.list);
  }

  /** A row that is being removed has no position. */
  private void deleteAt(int position) {
    List<SheetSummary> shown = rows.getCurrentList();
    if (position >= 0 && position < shown.size()) {
      delete(shown.get(position));
    }
  }

  private void showQuery(String query) {
    if (!query.contentEquals(views.search.getText())) {
      views.search.setText(query);
    }
  }

  private void showEmpty(int icon, int fact, int advice) {
    views.emptyFact.setCompoundDrawablesRelativeWithIntrinsicBounds(0, icon, 0, 0);
    views.emptyFact.setText(fact);
    views.emptyAdvice.setText(advice);
  }

  /** Keeps clear of system bars, cutouts and the keyboard; the rows scroll below the bars. */
  private static void keepClear(HistoryScreenBinding views) {
    ViewCompat.setOnApplyWindowInsetsListener(
        views.getRoot(),
        (root, windowInsets) -> {
          Insets insets =
              windowInsets.getInsets(
                  WindowInsetsCompat.Type.systemBars()
                      | WindowInsetsCompat.Type.displayCutout()
                      | WindowInsetsCompat.Type.ime());
          root.setPadding(insets.left, 0, insets.right, 0);
          pad(views.top, insets.top, 0);
          pad(views.list, 0, insets.bottom);
          pad(views.empty, 0, insets.bottom);
          return windowInsets.inset(insets.left, insets.top, insets.right, 0);
        });
  }

  private static void pad(View view, int top, int bottom) {
    view.setPadding(view.getPaddingLeft(), top, view.getPaddingRight(), bottom);
  }
}
