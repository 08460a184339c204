package dev.casilla.app.review;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.reader.PuzzleReader;
import java.util.Objects;

/** What the review makes of drafts. */
final class Reviewed {
  private Reviewed() {}

  /** What the screen shows of it, once it has come there and is judged. */
  static ReviewUiState state(Draft draft) {
    SavedStateHandle saved = new SavedStateHandle();
    saved.set(SavedReview.DRAFT, PackedDraft.pack(draft));
    Queue works = new Queue();
    ReviewExecutors executors = new ReviewExecutors(works, works, works, Runnable::run);
    Enquiry enquiry = new Enquiry(new PlateReader(PuzzleReader::new), executors);
    ReviewViewModel model =
        new ReviewViewModel(saved, new ArchiveInMemory(), new Plates(), enquiry, executors);
    works.runAll();
    return Objects.requireNonNull(model.state().getValue());
  }
}
