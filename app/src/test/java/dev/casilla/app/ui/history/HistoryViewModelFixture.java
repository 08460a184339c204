package dev.casilla.app.ui.history;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A {@link HistoryViewModel} whose background work a test runs by hand. */
final class HistoryViewModelFixture {
  final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  final QueuedExecutor storage = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();
  private final SavedStateHandle saved = new SavedStateHandle();
  private DeletedSheets.UndoableDeletes undoableDeletes = new DeletedSheets.UndoableDeletes();
  private Executor screen = Runnable::run;
  private @Nullable HistoryViewModel model;

  /** Restarts after process death. */
  void restart() {
    undoableDeletes = new DeletedSheets.UndoableDeletes();
    model = start();
  }

  /** Opens a second history screen. */
  HistoryViewModel startBeside() {
    return start(new SavedStateHandle());
  }

  /** Delivers results when {@code queue} is run, from now on. */
  void answerOn(Executor queue) {
    screen = queue;
  }

  /** The view model, created on first use. */
  HistoryViewModel model() {
    HistoryViewModel started = model == null ? start() : model;
    model = started;
    return started;
  }

  HistoryUiState state() {
    return Objects.requireNonNull(model().state().getValue());
  }

  List<Long> ids() {
    return state().entries().stream().map(SheetSummary::id).collect(Collectors.toList());
  }

  void search(String text) {
    model().search(text);
    storage.runAll();
  }

  void refresh() {
    model().refresh();
    storage.runAll();
  }

  /** Stores {@code count} different sheets. */
  void fill(int count) {
    for (int i = 0; i < count; i++) {
      archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(i % 81, 1 + i / 81));
    }
  }

  private HistoryViewModel start() {
    return start(saved);
  }

  private HistoryViewModel start(SavedStateHandle state) {
    HistoryViewModel started =
        new HistoryViewModel(
            state,
            archive,
            TestExecutors.of(storage, answer -> screen.execute(answer), patience),
            undoableDeletes);
    started.setDescriber(outline -> outline.origin().name().toLowerCase(Locale.ROOT));
    return started;
  }
}
