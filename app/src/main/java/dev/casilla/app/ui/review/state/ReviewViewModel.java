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

/** Takes in what a person does on the review screen and says what the screen shows. */
/*
 * The last draft is the one on the screen: `saved` has what brings it back if the process ends,
 * `revisions` what was before, `keeping` puts it into the history, `enquiry` finds out what it
 * amounts to; `screen` is told what comes of it all.
 */
public final class ReviewViewModel extends ViewModel implements DraftAutosaver.Listener {
  private final SavedReviewState saved;
  private final DraftRevisions revisions;
  private final DraftAutosaver autosaver;
  private final DraftAnalysis analysis;
  private final ReviewStateHolder stateHolder;

  /** A model of the draft that is in {@code handle}; nobody else asks {@code enquiry}. */
  public ReviewViewModel(
      SavedStateHandle handle,
      DraftRepository store,
      BoardPhotoCache plates,
      DraftAnalysis enquiry,
      AppExecutors executors) {
    saved = new SavedReviewState(handle);
    revisions = new DraftRevisions(saved);
    autosaver = new DraftAutosaver(store, plates, executors, this);
    this.analysis = enquiry;
    stateHolder = new ReviewStateHolder(saved, revisions, enquiry);
    if (saved.sheet().isPresent()) {
      autosaver.goOnWith(saved.sheet().get(), draft());
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

  /** What the screen shows. */
  public LiveData<ReviewUiState> state() {
    return stateHolder.state();
  }

  /** The reading as it is now. */
  public ScanDraft draft() {
    return now().draft();
  }

  /** What is done on the board. */
  public BoardGestures gestures() {
    return new ReviewBoardGestures(this, () -> now().selected());
  }

  /** Looks at {@code cell}. */
  public void select(int cell) {
    stateHolder.select(cell);
  }

  /** Goes to the next doubtful cell, or the one before: {@code step} is 1 or -1. */
  public void goOn(int step) {
    if (now().doubts() > 0) {
      select(draft().nextDoubtful(now().selected(), step));
    }
  }

  /** Says which digit is in the selected cell, or 0 for none; goes on if that was in doubt. */
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
      goOn(1);
    }
  }

  /**
   * Takes the selected digit for handwriting, or for print, whichever it was not; goes on if that
   * was all that was asked for.
   */
  public void changeInk() {
    int cell = now().selected();
    if (cell == ReviewUiState.NOWHERE) {
      return;
    }
    if (now().focus().filter(SelectedCell::isOnlyInkInDoubt).isPresent() && !now().show().keys()) {
      goOn(1);
    }
    change(draft().with(cell, draft().cell(cell).otherInk()).withoutProposals());
  }

  /** Makes the changes that are proposed. */
  public void accept() {
    now().proposal().ifPresent(proposal -> change(draft().with(proposal)));
  }

  /** Leaves what was read as it is, whatever is proposed. */
  public void decline() {
    change(draft().withoutProposals());
  }

  /** Takes back what the reader repaired by itself. */
  public void unrepair() {
    change(draft().unrepaired());
  }

  /** Proposes the next changes. */
  public void proposeNext() {
    stateHolder.show(now().proposingNext());
  }

  /**
   * Turns the board clockwise by a quarter, and has it read anew: what it was read as lay on its
   * side. What is changed meanwhile stays. Without its photo it only lies another way.
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

  /** Undoes the last change. */
  public void undo() {
    revisions.undo().ifPresent(this::goBackTo);
  }

  /** Lays the photo over the board as far as its middle, or takes it away. */
  public void togglePhoto() {
    stateHolder.show(now().show().photo().toggled());
  }

  /** Slides the photo over the board, so that so much of it is seen. */
  public void slide(int percent) {
    stateHolder.show(now().show().photo().slid(percent));
  }

  /** Tries once more to find out what the reading amounts to. */
  public void judgeAgain() {
    stateHolder.show(now().with(new ReviewVerdict.Checking()));
    judgeUnlessReading();
  }

  /** Shows all digits to choose from, or hides them again. */
  public void toggleKeys() {
    stateHolder.show(now().with(now().show().withKeys(!now().show().keys())));
  }

  /** Ends the review as soon as everything is kept; says so if that is not possible. */
  public void use() {
    if (!analysis.isReading()) {
      autosaver.end(id -> stateHolder.show(now().going(Optional.of(id))));
    }
  }

  /** The screen is there again, and perhaps room on the disk. */
  public void retrySave() {
    autosaver.tryAgain();
  }

  @Override
  public void kept(long id) {
    saved.keepSheet(id);
    if (stateHolder.isRefused()) {
      stateHolder.refuse(false);
      judgeAgain();
    }
  }

  @Override
  public void refused() {
    stateHolder.refuse(true);
  }

  /** Takes note that the puzzle screen was opened. */
  public void onPuzzleOpened() {
    stateHolder.show(now().going(Optional.empty()));
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

  /** Makes a change that can be undone; what changes nothing is none. */
  private void change(ScanDraft changed) {
    if (!changed.equals(draft())) {
      remember();
      put(changed);
      judgeUnlessReading();
    }
  }

  /** What lies on its side, until it is read, is nothing to go back to. */
  private void remember() {
    if (!analysis.isReading()) {
      revisions.remember(draft());
    }
  }

  /** Shows and keeps another draft as if it had just come. */
  private void begin(ScanDraft other) {
    stateHolder.show(ReviewUiState.of(other).with(now().show()));
    put(other);
  }

  private void put(ScanDraft changed) {
    revisions.keep(changed, now().selected());
    stateHolder.show(now().with(changed));
    autosaver.save(changed);
  }

  /** Reads what was {@code unread} before its last changes; without a photo it is judged. */
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
          read.ifPresent(found -> takeIn(found, unread));
          judge();
        });
    stateHolder.show(now());
  }

  /** What was changed meanwhile is laid over the reading, as one change, and stays in view. */
  private void takeIn(ScanDraft read, ScanDraft unread) {
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

  /** What the screen shows now. */
  public ReviewUiState now() {
    return stateHolder.now();
  }
}
