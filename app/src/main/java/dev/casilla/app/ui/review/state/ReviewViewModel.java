package dev.casilla.app.ui.review.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.DraftRepository;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.app.reading.ReaderProvider;
import dev.casilla.app.ui.board.BoardGestures;
import java.util.Optional;

/** Handles what the person does on the review screen, and holds its state. */
// The current draft is the one in the shown state. `saved` restores it after process death,
// `revisions` undoes edits, `autosaver` stores it in the history and `analysis` judges it.
public final class ReviewViewModel extends ViewModel implements DraftAutosaver.Listener {
  private final SavedReviewState saved;
  private final DraftRevisions revisions;
  private final DraftAutosaver autosaver;
  private final DraftAnalysis analysis;
  private final ReviewStateHolder stateHolder;

  /** Reviews the draft in {@code handle}; {@code analysis} is used by this view model only. */
  public ReviewViewModel(
      SavedStateHandle handle,
      DraftRepository store,
      BoardPhotoCache photos,
      DraftAnalysis analysis,
      AppExecutors executors) {
    saved = new SavedReviewState(handle);
    revisions = new DraftRevisions(saved);
    autosaver = new DraftAutosaver(store, photos, executors, this);
    this.analysis = analysis;
    stateHolder = new ReviewStateHolder(saved, revisions, analysis);
    if (saved.sheet().isPresent()) {
      autosaver.resume(saved.sheet().get(), draft());
    } else {
      autosaver.save(draft());
    }
    Optional<ScanDraft> unread = saved.unread();
    if (unread.isPresent()) {
      reread(unread.get());
    } else {
      judge();
    }
  }

  /** Makes view models that store drafts in {@code store} and reread turned boards. */
  public static ViewModelInitializer<ReviewViewModel> initializer(
      DraftRepository store,
      BoardPhotoCache photos,
      ReaderProvider readers,
      AppExecutors executors) {
    return new ViewModelInitializer<>(
        ReviewViewModel.class,
        extras ->
            new ReviewViewModel(
                SavedStateHandleSupport.createSavedStateHandle(extras),
                store,
                photos,
                new DraftAnalysis(new BoardPhotoReader(readers::get), executors),
                executors));
  }

  public LiveData<ReviewUiState> state() {
    return stateHolder.state();
  }

  public ScanDraft draft() {
    return now().draft();
  }

  public BoardGestures gestures() {
    return new ReviewBoardGestures(this, () -> now().selected());
  }

  public void select(int cell) {
    stateHolder.select(cell);
  }

  /** Selects the next ({@code step} 1) or previous ({@code step} -1) doubtful cell. */
  public void selectDoubtful(int step) {
    if (now().doubts() > 0) {
      select(draft().nextDoubtful(now().selected(), step));
    }
  }

  /** Writes a digit, or 0 for none, into the selected cell; moves on if the cell was doubtful. */
  public void correct(int digit) {
    int cell = now().selected();
    if (cell == ReviewUiState.NOWHERE) {
      return;
    }
    DraftCell before = draft().cell(cell);
    boolean isConfirmed = before.digit() == digit;
    DraftCell after = isConfirmed ? before.confirmed() : before.corrected(digit);
    ScanDraft changed = draft().with(cell, after);
    change(isConfirmed ? changed : changed.withoutProposals());
    stateHolder.show(now().with(now().show().withKeys(false)));
    if (before.isDoubtful()) {
      selectDoubtful(1);
    }
  }

  /**
   * Switches the selected digit between print and handwriting; moves on if only that was doubtful.
   */
  public void changeInk() {
    int cell = now().selected();
    if (cell == ReviewUiState.NOWHERE) {
      return;
    }
    if (now().focus().filter(SelectedCell::isOnlyInkInDoubt).isPresent() && !now().show().keys()) {
      selectDoubtful(1);
    }
    change(draft().with(cell, draft().cell(cell).otherInk()).withoutProposals());
  }

  public void accept() {
    now().proposal().ifPresent(proposal -> change(draft().with(proposal)));
  }

  public void decline() {
    change(draft().withoutProposals());
  }

  public void unrepair() {
    change(draft().unrepaired());
  }

  public void proposeNext() {
    stateHolder.show(now().proposingNext());
  }

  /**
   * Turns the board clockwise by 90° and reads it again; edits made in the meantime are kept. A
   * draft without a photo is only turned.
   */
  public void turn() {
    remember();
    DraftRevisions.Turned turned = revisions.turn(draft());
    begin(turned.draft());
    if (turned.isToBeRead()) {
      reread(turned.unread());
    } else {
      judge();
    }
  }

  public void undo() {
    revisions.undo().ifPresent(this::goBackTo);
  }

  /** Shows the photo up to the middle, or hides it. */
  public void togglePhoto() {
    stateHolder.show(now().show().photo().toggled());
  }

  public void slide(int percent) {
    stateHolder.show(now().show().photo().slid(percent));
  }

  public void retryJudging() {
    stateHolder.show(now().with(new ReviewVerdict.Checking()));
    judgeUnlessReading();
  }

  public void toggleKeys() {
    stateHolder.show(now().with(now().show().withKeys(!now().show().keys())));
  }

  /** Ends the review once all changes are stored; shows an error if that fails. */
  public void use() {
    if (!analysis.isReading()) {
      autosaver.end(id -> stateHolder.show(now().withSheet(Optional.of(id))));
    }
  }

  /** Retries saving when the screen becomes visible: there may be space now. */
  public void retrySave() {
    autosaver.tryAgain();
  }

  @Override
  public void onSaved(long id) {
    saved.keepSheet(id);
    if (stateHolder.hasSaveFailed()) {
      stateHolder.setSaveFailed(false);
      retryJudging();
    }
  }

  @Override
  public void onSaveFailed() {
    stateHolder.setSaveFailed(true);
  }

  public void onPuzzleOpened() {
    stateHolder.show(now().withSheet(Optional.empty()));
  }

  @Override
  protected void onCleared() {
    analysis.cancel();
  }

  private void goBackTo(DraftRevisions.Undone before) {
    ScanDraft after = draft();
    if (before.isTurned()) {
      begin(before.draft());
    } else {
      before.draft().firstUnlike(after).ifPresent(this::select);
      put(before.draft());
    }
    judge();
  }

  /** Makes a change that can be undone; ignores a change of nothing. */
  private void change(ScanDraft changed) {
    if (!changed.equals(draft())) {
      remember();
      put(changed);
      judgeUnlessReading();
    }
  }

  /** A turned board that is still unread is not pushed onto the undo stack. */
  private void remember() {
    if (!analysis.isReading()) {
      revisions.remember(draft());
    }
  }

  /** Shows and stores another draft like a new one. */
  private void begin(ScanDraft other) {
    stateHolder.show(ReviewUiState.of(other).with(now().show()));
    put(other);
  }

  private void put(ScanDraft changed) {
    revisions.keep(changed, now().selected());
    stateHolder.show(now().with(changed));
    autosaver.save(changed);
  }

  /**
   * Reads the turned board again; {@code unread} is the draft without the edits since the turn. A
   * draft without a photo is only judged.
   */
  private void reread(ScanDraft unread) {
    Optional<BoardPhoto> plate = draft().plate();
    if (!plate.isPresent()) {
      judge();
      return;
    }
    revisions.keepUnread(unread);
    analysis.read(
        draft().origin(),
        plate.get(),
        read -> {
          read.ifPresent(found -> applyReading(found, unread));
          judge();
        });
    stateHolder.show(now());
  }

  /** Applies the edits made in the meantime to the new reading, as one change. */
  private void applyReading(ScanDraft read, ScanDraft unread) {
    ScanDraft edited = read.withEdits(unread, draft());
    if (edited.equals(read)) {
      begin(read);
    } else {
      revisions.remember(read);
      put(edited);
    }
  }

  private void judgeUnlessReading() {
    if (!analysis.isReading()) {
      judge();
    }
  }

  private void judge() {
    revisions.keepRead();
    analysis.judge(draft().givens(), finding -> stateHolder.show(now().with(finding)));
    stateHolder.show(now());
  }

  public ReviewUiState now() {
    return stateHolder.now();
  }
}
