package dev.casilla.app.ui.history;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import dev.casilla.app.ui.history.list.SheetDescriber;
import dev.casilla.app.ui.history.transfer.HistoryExecutors;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Takes in what a person does with the list of kept sheets and says what it shows. */
/*
 * Saved are what is looked for and, with `deleted`, what can be had back. `run` counts readings;
 * what comes of any but the latest is out of date: also what was asked for before something was
 * deleted. `reading` is the one that has not ended.
 */
final class HistoryViewModel extends ViewModel {
  static final String QUERY = "query";

  /** More than a tablet shows at once. */
  static final int PAGE = 60;

  private final SavedStateHandle saved;
  private final HistoryRepository archive;
  private final HistoryExecutors executors;
  private final DeletedSheets deleted;
  private final MutableLiveData<HistoryUiState> state = new MutableLiveData<>();
  private SheetDescriber spoken = outline -> "";
  private final AtomicInteger run = new AtomicInteger();
  private int reading;
  private boolean isRefused;
  private boolean isReadingAnew;

  /** Asked for while the list was read anew: what comes after it is known then. */
  private boolean isMoreWanted;

  /** All histories of the app share {@code offers}. */
  HistoryViewModel(
      SavedStateHandle saved,
      HistoryRepository archive,
      HistoryExecutors executors,
      UndoableDeletes offers) {
    this.saved = saved;
    this.archive = archive;
    this.executors = executors;
    deleted = new DeletedSheets(saved, offers);
    state.setValue(HistoryUiState.begin(query(), deleted.count()));
    if (deleted.count() == 0) {
      deleteForGood();
    }
  }

  /** What the list shows. */
  LiveData<HistoryUiState> state() {
    return state;
  }

  /** Whether what the list shows is about to change. */
  boolean isReading() {
    return reading != 0;
  }

  /** Looks for words in what {@code spoken} says, from the next {@link #refresh} on. */
  void listenTo(SheetDescriber spoken) {
    this.spoken = spoken;
  }

  /** Does again what the storage refused. */
  void tryAgain() {
    isRefused = false;
    refresh();
  }

  /** Reads the list anew, as far as it is shown. */
  void refresh() {
    restoreWanted();
    read(null, Math.max(PAGE, shown().entries().size()));
  }

  /** Shows only what {@code text} finds. */
  void search(String text) {
    if (!text.equals(query())) {
      saved.set(QUERY, text);
      isMoreWanted = false;
      state.setValue(shown().lookingFor(text));
      read(null, PAGE);
    }
  }

  /** Shows more of the list, if there is more. */
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

  /** Brings back what was deleted since {@link #dismissUndo}. */
  void undoDelete() {
    deleted.requestRestore();
    state.setValue(shown().deleted(0));
    refresh();
  }

  /** What was deleted is not wanted back. */
  void dismissUndo() {
    deleted.forget();
    state.setValue(shown().deleted(0));
    deleteForGood();
  }

  /** The person knows what happened to the store. */
  void dismissDatabaseDamage() {
    state.setValue(shown().after(Optional.empty()));
    change(archive::dismissDatabaseDamage);
  }

  @Override
  protected void onCleared() {
    run.incrementAndGet();
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
            executors.screen().execute(() -> deleted.markRestored(ids));
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
    int number = run.incrementAndGet();
    reading = number;
    isReadingAnew = after == null;
    HistorySearch search = new HistorySearch(query(), spoken);
    if (shown().phase() != Phase.READY) {
      state.setValue(shown().in(Phase.LOADING));
    }
    executors.patience().execute(() -> admitWait(number));
    executors.storage().execute(() -> read(number, search, after, most));
  }

  private void read(int number, HistorySearch search, @Nullable SheetSummary after, int most) {
    try {
      HistoryPage listing =
          HistoryPage.read(archive, search, after, most, () -> number != run.get());
      Optional<DatabaseDamage> mishap = archive.databaseDamage();
      executors.screen().execute(() -> end(number, after, listing, mishap));
    } catch (CancellationException e) {
      // A later reading is on its way.
    } catch (StorageException e) {
      executors.screen().execute(() -> fail(number));
    }
  }

  private void fail(int number) {
    if (number == run.get()) {
      reading = 0;
      showError();
    }
  }

  private void admitWait(int number) {
    if (number == reading) {
      state.setValue(shown().in(Phase.LOADING_LONG));
    }
  }

  private void end(
      int number,
      @Nullable SheetSummary after,
      HistoryPage listing,
      Optional<DatabaseDamage> mishap) {
    if (number != run.get()) {
      return;
    }
    reading = 0;
    List<SheetSummary> entries = new ArrayList<>();
    if (after != null) {
      entries.addAll(shown().entries());
    }
    entries.addAll(listing.outlines());
    HistoryUiState found = shown().found(entries, listing.more()).after(mishap);
    state.setValue(isRefused ? found.in(Phase.BROKEN) : found);
    if (isMoreWanted) {
      isMoreWanted = false;
      showMore();
    }
  }

  private void change(Runnable change) {
    change(change, () -> {});
  }

  /** What can be read all the same does not hide that something was refused. */
  private void change(Runnable change, Runnable ifRefused) {
    executors
        .storage()
        .execute(
            () -> {
              try {
                change.run();
              } catch (StorageException e) {
                executors.screen().execute(() -> isRefused = true);
                executors.screen().execute(ifRefused);
                executors.screen().execute(this::showError);
              }
            });
  }

  private void showError() {
    state.setValue(shown().in(Phase.BROKEN));
  }

  private HistoryUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private String query() {
    String query = saved.get(QUERY);
    return query == null ? "" : query;
  }
}
