package dev.casilla.app.ui.review.state;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A review view model whose background work a test runs by hand. */
@ExtendWith(InstantMainThread.class)
abstract class ReviewViewModelFixture {
  static final int C3 = DraftSamples.cell("C3");
  static final int G7 = DraftSamples.cell("G7");
  static final int E5 = DraftSamples.cell("E5");

  final InMemoryHistoryRepository store = new InMemoryHistoryRepository();
  final QueuedExecutor solving = new QueuedExecutor();
  final QueuedExecutor reading = new QueuedExecutor();
  final QueuedExecutor storage = new QueuedExecutor();
  final AppExecutors executors =
      new AppExecutors(
          Runnable::run, millis -> storage, solving, solving, reading, storage, storage);
  final BoardPhotoCache photos = new BoardPhotoCache();
  final BoardPhotoReader reader = new BoardPhotoReader(this::puzzleReader);

  /** Thrown by rereading a turned board, if set. */
  @Nullable Throwable failing;

  /** Thrown by judging a draft, if set. */
  @Nullable Throwable failingJudge;

  SavedStateHandle saved = new SavedStateHandle();
  ReviewViewModel model;

  @BeforeEach
  void makeModel() {
    saved.set(SavedReviewState.DRAFT, DraftCodec.pack(DraftSamples.clear()));
    model = new ReviewViewModel(saved, store, photos, analysis(), executors);
    storage.runAll();
    store.clear();
    saved = new SavedStateHandle();
  }

  void begin(ScanDraft draft) {
    saved.set(SavedReviewState.DRAFT, DraftCodec.pack(draft));
    start();
  }

  void restart(ScanDraft draft) {
    store.clear();
    saved = new SavedStateHandle();
    begin(draft);
  }

  void start() {
    model = new ReviewViewModel(saved, store, photos, analysis(), executors);
    work();
  }

  void work() {
    reading.runAll();
    storage.runAll();
    solving.runAll();
  }

  private DraftAnalysis analysis() {
    return new DraftAnalysis(reader, this::judge, executors);
  }

  private Verdict judge(Grid clues) {
    if (failingJudge != null) {
      fail(failingJudge);
    }
    return new Solver().judge(clues);
  }

  private static void fail(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }

  private PuzzleReader puzzleReader() {
    if (failing != null) {
      fail(failing);
    }
    return new PuzzleReader();
  }

  ReviewUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  Sheet sheet() {
    return store.find(1).get().sheet();
  }

  static SavedStateHandle copyOf(SavedStateHandle saved) {
    SavedStateHandle copy = new SavedStateHandle();
    for (String key : saved.keys()) {
      copy.set(key, saved.get(key));
    }
    return copy;
  }
}
