package dev.casilla.app.ui.review.state;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.reader.PuzzleReader;
import java.util.Objects;

/** The review screen's states of drafts. */
public final class ReviewedDraft {
  private ReviewedDraft() {}

  /** The state after the draft has been opened and judged. */
  public static ReviewUiState state(ScanDraft draft) {
    SavedStateHandle saved = new SavedStateHandle();
    saved.set(SavedReviewState.DRAFT, DraftCodec.pack(draft));
    QueuedExecutor works = new QueuedExecutor();
    AppExecutors executors = TestExecutors.of(works, Runnable::run, works);
    DraftAnalysis analysis = new DraftAnalysis(new BoardPhotoReader(PuzzleReader::new), executors);
    ReviewViewModel model =
        new ReviewViewModel(
            saved, new InMemoryHistoryRepository(), new BoardPhotoCache(), analysis, executors);
    works.runAll();
    return Objects.requireNonNull(model.state().getValue());
  }
}
