package dev.casilla.app.review;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.reader.PuzzleReader;
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

  SavedStateHandle saved = new SavedStateHandle();
  ReviewViewModel model;

  @BeforeEach
  void makeModel() {
    saved.set(SavedReview.DRAFT, PackedDraft.pack(DraftSamples.clear()));
    model = new ReviewViewModel(saved, store, plates, reader, executors);
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
    model = new ReviewViewModel(saved, store, plates, reader, executors);
    work();
  }

  void work() {
    reading.runAll();
    storage.runAll();
    solving.runAll();
  }

  private PuzzleReader puzzleReader() {
    if (failing instanceof Error error) {
      throw error;
    }
    if (failing instanceof RuntimeException mistake) {
      throw mistake;
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
