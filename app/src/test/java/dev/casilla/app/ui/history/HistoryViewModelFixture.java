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

/** A {@link HistoryViewModel} with everything that goes on behind it done by hand. */
final class HistoryViewModelFixture {
  final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  final QueuedExecutor storage = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();
  private final SavedStateHandle saved = new SavedStateHandle();
  private DeletedSheets.UndoableDeletes offers = new DeletedSheets.UndoableDeletes();
  private Executor screen = Runnable::run;
  private @Nullable HistoryViewModel model;

  /** The process ends, and the person comes back. */
  void restart() {
    offers = new DeletedSheets.UndoableDeletes();
    model = start();
  }

  /** Opens another history beside this one. */
  HistoryViewModel startBeside() {
    return start(new SavedStateHandle());
  }

  /** What the storage says arrives when {@code queue} is run, from now on. */
  void answerOn(Executor queue) {
    screen = queue;
  }

  /** Started when it is first asked for. */
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

  /** Keeps {@code count} sheets, each another one. */
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
            offers);
    started.listenTo(outline -> outline.origin().name().toLowerCase(Locale.ROOT));
    return started;
  }
}
