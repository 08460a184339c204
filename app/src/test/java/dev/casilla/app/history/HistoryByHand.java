package dev.casilla.app.history;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.app.sheet.Sheet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A {@link HistoryViewModel} with everything that goes on behind it done by hand. */
final class HistoryByHand {
  final ArchiveInMemory archive = new ArchiveInMemory();
  final Queue storage = new Queue();
  final Queue patience = new Queue();
  private final SavedStateHandle saved = new SavedStateHandle();
  private Offers offers = new Offers();
  private Executor screen = Runnable::run;
  private @Nullable HistoryViewModel model;

  /** The process ends, and the person comes back. */
  void restart() {
    offers = new Offers();
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
    return state().entries().stream().map(Outline::id).collect(Collectors.toList());
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
            new HistoryExecutors(storage, storage, answer -> screen.execute(answer), patience),
            offers);
    started.listenTo(outline -> outline.origin().name().toLowerCase(Locale.ROOT));
    return started;
  }
}
