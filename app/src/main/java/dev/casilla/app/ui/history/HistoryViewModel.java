package dev.casilla.app.ui.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Lists, searches and deletes stored sheets, and holds what the history screen shows. */
// Instance state holds the query and, in `deleted`, which deletions can be undone. A page that was
// requested before a deletion is out of date, so each deletion starts a new query.
public final class HistoryViewModel extends ViewModel {
  static final String QUERY = "query";

  /** Rows of one page: more than a tablet shows at once. */
  static final int PAGE = 60;

  private final SavedStateHandle saved;
  private final HistoryRepository archive;
  private final AppExecutors executors;
  private final LatestTask task;
  private final DeletedSheets deleted;
  private final MutableLiveData<HistoryUiState> state = new MutableLiveData<>();
  private Function<SheetSummary, String> describer = outline -> "";
  private boolean isRefused;
  private boolean isReadingAnew;

  /** Whether the next page was requested while the first one was being read. */
  private boolean isMoreWanted;

  HistoryViewModel(
      SavedStateHandle saved,
      HistoryRepository archive,
      AppExecutors executors,
      DeletedSheets.UndoableDeletes undoableDeletes) {
    this.saved = saved;
    this.archive = archive;
    this.executors = executors;
    task = new LatestTask(executors.main());
    deleted = new DeletedSheets(saved, undoableDeletes);
    state.setValue(HistoryUiState.begin(query(), deleted.count()));
    if (deleted.count() == 0) {
      deleteForGood();
    }
  }

  public static ViewModelInitializer<HistoryViewModel> initializer(
      HistoryRepository archive, AppExecutors executors) {
    DeletedSheets.UndoableDeletes undoableDeletes = new DeletedSheets.UndoableDeletes();
    return new ViewModelInitializer<>(
        HistoryViewModel.class,
        extras ->
            new HistoryViewModel(
                SavedStateHandleSupport.createSavedStateHandle(extras),
                archive,
                executors,
                undoableDeletes));
  }

  LiveData<HistoryUiState> state() {
    return state;
  }

  boolean isReading() {
    return task.isRunning();
  }

  /** Searches the words of {@code describer}, from the next {@link #refresh} on. */
  void setDescriber(Function<SheetSummary, String> describer) {
    this.describer = describer;
  }

  void tryAgain() {
    isRefused = false;
    refresh();
  }

  /** Reads the list again, as far as it is shown. */
  void refresh() {
    restoreWanted();
    read(null, Math.max(PAGE, shown().entries().size()));
  }

  void search(String text) {
    if (!text.equals(query())) {
      saved.set(QUERY, text);
      isMoreWanted = false;
      state.setValue(shown().withQuery(text));
      read(null, PAGE);
    }
  }

  void showMore() {
    HistoryUiState shown = shown();
    if (isReading()) {
      isMoreWanted = isReadingAnew;
    } else if (shown.more() && shown.phase() == Phase.READY) {
      read(shown.entries().get(shown.entries().size() - 1), PAGE);
    }
  }

  /** Deletes a sheet; {@link #undoDelete} brings it back. */
  void delete(long id) {
    deleted.add(id);
    state.setValue(shown().without(id, deleted.count()));
    change(() -> archive.delete(id), () -> undoFailedDelete(id));
    if (isReading() || isShort()) {
      refresh();
    }
  }

  /** Restores what was deleted since {@link #dismissUndo}. */
  void undoDelete() {
    deleted.requestRestore();
    state.setValue(shown().deleted(0));
    refresh();
  }

  /** Deletes for good what was deleted. */
  void dismissUndo() {
    deleted.forget();
    state.setValue(shown().deleted(0));
    deleteForGood();
  }

  void dismissDatabaseDamage() {
    state.setValue(shown().withDamage(Optional.empty()));
    change(archive::dismissDatabaseDamage);
  }

  @Override
  protected void onCleared() {
    task.cancel();
    restoreWanted();
    deleted.close();
    if (deleted.count() > 0) {
      deleteForGood();
    }
  }

  private void undoFailedDelete(long id) {
    deleted.remove(id);
    state.setValue(shown().deleted(deleted.count()));
  }

  private void restoreWanted() {
    List<Long> ids = deleted.pendingRestore();
    if (!ids.isEmpty()) {
      change(
          () -> {
            archive.restore(ids);
            executors.main().execute(() -> deleted.markRestored(ids));
          });
    }
  }

  private void deleteForGood() {
    deleted.idsToKeep().ifPresent(ids -> change(() -> archive.purgeDeletedExcept(ids)));
  }

  private boolean isShort() {
    return shown().entries().size() < PAGE / 2;
  }

  private void read(@Nullable SheetSummary after, int most) {
    isReadingAnew = after == null;
    HistorySearch search = new HistorySearch(query(), describer);
    if (shown().phase() != Phase.READY) {
      state.setValue(shown().withPhase(Phase.LOADING));
    }
    task.start(
        executors.storage(),
        () ->
            new Found(
                search.read(archive, after, most, Thread::interrupted), archive.databaseDamage()),
        found -> end(after, found),
        this::fail);
    task.whenSlow(
        executors.progressDelay(), () -> state.setValue(shown().withPhase(Phase.LOADING_LONG)));
  }

  private record Found(HistorySearch.Page page, Optional<DatabaseDamage> damage) {}

  private void fail(Throwable failure) {
    if (!(failure instanceof StorageException)) {
      FailureLog.log("reading the history", failure);
    }
    showError();
  }

  private void end(@Nullable SheetSummary after, Found read) {
    List<SheetSummary> entries = new ArrayList<>();
    if (after != null) {
      entries.addAll(shown().entries());
    }
    entries.addAll(read.page().outlines());
    HistoryUiState found = shown().found(entries, read.page().more()).withDamage(read.damage());
    state.setValue(isRefused ? found.withPhase(Phase.BROKEN) : found);
    if (isMoreWanted) {
      isMoreWanted = false;
      showMore();
    }
  }

  private void change(Runnable change) {
    change(change, () -> {});
  }

  /** A later successful query does not hide that a change failed. */
  private void change(Runnable change, Runnable ifRefused) {
    executors
        .storage()
        .execute(
            () -> {
              try {
                change.run();
              } catch (StorageException e) {
                executors.main().execute(() -> isRefused = true);
                executors.main().execute(ifRefused);
                executors.main().execute(this::showError);
              }
            });
  }

  private void showError() {
    state.setValue(shown().withPhase(Phase.BROKEN));
  }

  private HistoryUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private String query() {
    String query = saved.get(QUERY);
    return query == null ? "" : query;
  }
}
