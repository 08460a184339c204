package dev.casilla.app.review;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** The review screen's model, with work that is done when a test says so. */
@ExtendWith(MainThreadIsHere.class)
abstract class ReviewModelByHand {
  static final int C3 = DraftSamples.cell("C3");
  static final int G7 = DraftSamples.cell("G7");
  static final int E5 = DraftSamples.cell("E5");

  final ArchiveInMemory store = new ArchiveInMemory();
  final Queue solving = new Queue();
  final Queue reading = new Queue();
  final Queue storage = new Queue();
  final ReviewExecutors executors = new ReviewExecutors(solving, reading, storage, Runnable::run);
  final Plates plates = new Plates();
  final PlateReader reader = new PlateReader(this::puzzleReader);

  /** What reading a turned board comes to, if it fails. */
  @Nullable Throwable failing;

  /** What judging a reading comes to, if it fails. */
  @Nullable Throwable failingJudge;

  SavedStateHandle saved = new SavedStateHandle();
  ReviewViewModel model;

  @BeforeEach
  void makeModel() {
    saved.set(SavedReview.DRAFT, PackedDraft.pack(DraftSamples.clear()));
    model = new ReviewViewModel(saved, store, plates, enquiry(), executors);
    storage.runAll();
    store.clear();
    saved = new SavedStateHandle();
  }

  void begin(Draft draft) {
    saved.set(SavedReview.DRAFT, PackedDraft.pack(draft));
    start();
  }

  void restart(Draft draft) {
    store.clear();
    saved = new SavedStateHandle();
    begin(draft);
  }

  void start() {
    model = new ReviewViewModel(saved, store, plates, enquiry(), executors);
    work();
  }

  void work() {
    reading.runAll();
    storage.runAll();
    solving.runAll();
  }

  private Enquiry enquiry() {
    return new Enquiry(reader, this::judge, executors);
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
