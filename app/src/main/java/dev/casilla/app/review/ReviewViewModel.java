package dev.casilla.app.review;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.board.Direction;
import dev.casilla.app.sheet.DraftStore;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** Takes in what a person does on the review screen and says what the screen shows. */
/*
 * The last draft is the one on the screen: `saved` has what brings it back if the process ends,
 * `revisions` what was before, `keeping` puts it into the history, `enquiry` finds out what it
 * amounts to.
 */
final class ReviewViewModel extends ViewModel implements BoardGestures, Keeping.Watcher {
  private final SavedReview saved;
  private final Revisions revisions;
  private final Keeping keeping;
  private final Enquiry enquiry;
  private final MutableLiveData<ReviewUiState> state = new MutableLiveData<>();
  private boolean isRefused;

  /** A model of the draft that is in {@code handle}. */
  ReviewViewModel(
      SavedStateHandle handle,
      DraftStore store,
      Plates plates,
      PlateReader reader,
      ReviewExecutors executors) {
    saved = new SavedReview(handle);
    revisions = new Revisions(saved);
    keeping = new Keeping(store, plates, executors, this);
    enquiry = new Enquiry(reader, executors);
    show(saved.state());
    if (saved.sheet().isPresent()) {
      keeping.goOnWith(saved.sheet().get(), draft());
    } else {
      keeping.save(draft());
    }
    Optional<Draft> unread = saved.unread();
    if (unread.isPresent()) {
      reread(unread.get());
    } else {
      judge();
    }
  }

  /** What the screen shows. */
  LiveData<ReviewUiState> state() {
    return state;
  }

  @Override
  public void touch(int cell) {
    select(cell);
  }

  @Override
  public void drag(int cell) {
    select(cell);
  }

  @Override
  public void lift() {}

  /** Touching a cell changes nothing that was read. */
  @Override
  public void cancel() {}

  @Override
  public boolean move(Direction direction) {
    if (shown().selected() == ReviewUiState.NOWHERE) {
      select(0);
      return true;
    }
    OptionalInt next = direction.from(shown().selected());
    next.ifPresent(this::select);
    return next.isPresent();
  }

  @Override
  public void enter(int cell, int digit) {
    select(cell);
    correct(digit);
  }

  @Override
  public void clear(int cell) {
    enter(cell, 0);
  }

  /** Goes to the next doubtful cell, or the one before: {@code step} is 1 or -1. */
  void goOn(int step) {
    if (shown().doubts() > 0) {
      select(draft().nextDoubtful(shown().selected(), step));
    }
  }

  /** Says which digit is in the selected cell, or 0 for none; goes on if that was in doubt. */
  void correct(int digit) {
    int cell = shown().selected();
    if (cell == ReviewUiState.NOWHERE) {
      return;
    }
    DraftCell before = draft().cell(cell);
    boolean isConfirmed = before.digit() == digit;
    DraftCell after = isConfirmed ? before.confirmed() : before.corrected(digit);
    Draft changed = draft().with(cell, after);
    change(isConfirmed ? changed : changed.withoutProposals());
    show(shown().with(shown().show().withKeys(false)));
    if (before.isDoubtful()) {
      goOn(1);
    }
  }

  /** Takes the selected digit for handwriting, or for print, whichever it was not. */
  void changeInk() {
    int cell = shown().selected();
    if (cell != ReviewUiState.NOWHERE) {
      change(draft().with(cell, draft().cell(cell).otherInk()).withoutProposals());
    }
  }

  /** Makes the changes that are proposed. */
  void accept() {
    shown().proposal().ifPresent(proposal -> change(draft().with(proposal)));
  }

  /** Takes back what the reader repaired by itself. */
  void unrepair() {
    if (draft().repaired().isPresent()) {
      change(draft().unrepaired());
    }
  }

  /** Proposes the next changes. */
  void proposeNext() {
    show(shown().proposingNext());
  }

  /**
   * Turns the board clockwise by a quarter, and has it read anew: what it was read as lay on its
   * side. What is changed meanwhile stays. Without its photo it only lies another way.
   */
  void turn() {
    remember();
    Revisions.Turned turned = revisions.turn(draft());
    begin(turned.draft());
    if (turned.isToBeRead()) {
      reread(turned.unread());
    } else {
      judge();
    }
  }

  /** Undoes the last change. */
  void undo() {
    revisions.undo().ifPresent(this::goBackTo);
  }

  /** Shows the photo on the board, or the board again. */
  void togglePhoto() {
    show(shown().with(shown().show().withPhoto(!shown().show().photo())));
  }

  /** Shows all digits to choose from, or hides them again. */
  void toggleKeys() {
    show(shown().with(shown().show().withKeys(!shown().show().keys())));
  }

  /** Ends the review as soon as everything is kept; says so if that is not possible. */
  void use() {
    if (!enquiry.isReading()) {
      keeping.end(id -> show(shown().going(Optional.of(id))));
    }
  }

  /** The screen is there again, and perhaps room on the disk. */
  void lookAgain() {
    keeping.tryAgain();
  }

  @Override
  public void kept(long id) {
    saved.keepSheet(id);
    if (isRefused) {
      isRefused = false;
      show(shown().with(new ReviewFinding.Checking()));
      judgeUnlessReading();
    }
  }

  @Override
  public void refused() {
    isRefused = true;
    show(shown());
  }

  /** Takes note that the puzzle screen was opened. */
  void left() {
    show(shown().going(Optional.empty()));
  }

  @Override
  protected void onCleared() {
    enquiry.cancel();
  }

  private void goBackTo(Revisions.Undone before) {
    Draft after = draft();
    if (before.isTurned()) {
      begin(before.draft());
    } else {
      before.draft().firstUnlike(after).ifPresent(this::select);
      put(before.draft());
    }
    judge();
  }

  private void select(int cell) {
    saved.keepSelected(cell);
    show(shown().selecting(cell));
  }

  /** Makes a change that can be undone; what changes nothing is none. */
  private void change(Draft changed) {
    if (!changed.equals(draft())) {
      remember();
      put(changed);
      judgeUnlessReading();
    }
  }

  /** What lies on its side, until it is read, is nothing to go back to. */
  private void remember() {
    if (!enquiry.isReading()) {
      revisions.remember(draft());
    }
  }

  /** Shows and keeps another draft as if it had just come. */
  private void begin(Draft other) {
    show(ReviewUiState.of(other).with(shown().show()));
    put(other);
  }

  private void put(Draft changed) {
    revisions.keep(changed, shown().selected());
    show(shown().with(changed));
    keeping.save(changed);
  }

  /**
   * Reads what was {@code unread} before its last changes; what has no photo is judged as it is.
   */
  private void reread(Draft unread) {
    Optional<Plate> plate = draft().plate();
    if (!plate.isPresent()) {
      judge();
      return;
    }
    revisions.keepUnread(unread);
    enquiry.read(
        draft().origin(),
        plate.get(),
        read -> {
          read.ifPresent(found -> takeIn(found, unread));
          judge();
        });
    show(shown());
  }

  /** What was changed meanwhile is laid over the reading, as one change, and stays in view. */
  private void takeIn(Draft read, Draft unread) {
    Draft edited = read.withEdits(unread, draft());
    if (edited.equals(read)) {
      begin(read);
    } else {
      revisions.remember(read);
      put(edited);
    }
  }

  private void judgeUnlessReading() {
    if (!enquiry.isReading()) {
      judge();
    }
  }

  private void judge() {
    revisions.keepRead();
    enquiry.judge(draft().givens(), finding -> show(shown().with(finding)));
    show(shown());
  }

  private void show(ReviewUiState next) {
    ReviewUiState.Show shows =
        next.show().withUndo(revisions.canUndo()).withUnread(enquiry.isReading());
    ReviewUiState known = next.with(shows);
    state.setValue(isRefused ? known.with(new ReviewFinding.NotKept()) : known);
  }

  private ReviewUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private Draft draft() {
    return shown().draft();
  }
}
