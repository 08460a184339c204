package dev.casilla.app.review;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.sheet.DraftStore;
import java.util.Optional;

/** Takes in what a person does on the review screen and says what the screen shows. */
/*
 * The last draft is the one on the screen: `saved` has what brings it back if the process ends,
 * `revisions` what was before, `keeping` puts it into the history, `enquiry` finds out what it
 * amounts to; `screen` is told what comes of it all.
 */
final class ReviewViewModel extends ViewModel implements Keeping.Watcher {
  private final SavedReview saved;
  private final Revisions revisions;
  private final Keeping keeping;
  private final Enquiry enquiry;
  private final Showing screen;

  /** A model of the draft that is in {@code handle}; nobody else asks {@code enquiry}. */
  ReviewViewModel(
      SavedStateHandle handle,
      DraftStore store,
      Plates plates,
      Enquiry enquiry,
      ReviewExecutors executors) {
    saved = new SavedReview(handle);
    revisions = new Revisions(saved);
    keeping = new Keeping(store, plates, executors, this);
    this.enquiry = enquiry;
    screen = new Showing(saved, revisions, enquiry);
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
    return screen.state();
  }

  /** The reading as it is now. */
  Draft draft() {
    return now().draft();
  }

  /** What is done on the board. */
  BoardGestures gestures() {
    return new ReviewGestures(this, () -> now().selected());
  }

  /** Looks at {@code cell}. */
  void select(int cell) {
    screen.select(cell);
  }

  /** Goes to the next doubtful cell, or the one before: {@code step} is 1 or -1. */
  void goOn(int step) {
    if (now().doubts() > 0) {
      select(draft().nextDoubtful(now().selected(), step));
    }
  }

  /** Says which digit is in the selected cell, or 0 for none; goes on if that was in doubt. */
  void correct(int digit) {
    int cell = now().selected();
    if (cell == ReviewUiState.NOWHERE) {
      return;
    }
    DraftCell before = draft().cell(cell);
    boolean isConfirmed = before.digit() == digit;
    DraftCell after = isConfirmed ? before.confirmed() : before.corrected(digit);
    Draft changed = draft().with(cell, after);
    change(isConfirmed ? changed : changed.withoutProposals());
    screen.show(now().with(now().show().withKeys(false)));
    if (before.isDoubtful()) {
      goOn(1);
    }
  }

  /**
   * Takes the selected digit for handwriting, or for print, whichever it was not; goes on if that
   * was all that was asked for.
   */
  void changeInk() {
    int cell = now().selected();
    if (cell == ReviewUiState.NOWHERE) {
      return;
    }
    if (now().focus().filter(Focus::isOnlyInkInDoubt).isPresent() && !now().show().keys()) {
      goOn(1);
    }
    change(draft().with(cell, draft().cell(cell).otherInk()).withoutProposals());
  }

  /** Makes the changes that are proposed. */
  void accept() {
    now().proposal().ifPresent(proposal -> change(draft().with(proposal)));
  }

  /** Leaves what was read as it is, whatever is proposed. */
  void decline() {
    change(draft().withoutProposals());
  }

  /** Takes back what the reader repaired by itself. */
  void unrepair() {
    change(draft().unrepaired());
  }

  /** Proposes the next changes. */
  void proposeNext() {
    screen.show(now().proposingNext());
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

  /** Lays the photo over the board as far as its middle, or takes it away. */
  void togglePhoto() {
    screen.show(now().show().photo().toggled());
  }

  /** Slides the photo over the board, so that so much of it is seen. */
  void slide(int percent) {
    screen.show(now().show().photo().slid(percent));
  }

  /** Tries once more to find out what the reading amounts to. */
  void judgeAgain() {
    screen.show(now().with(new ReviewFinding.Checking()));
    judgeUnlessReading();
  }

  /** Shows all digits to choose from, or hides them again. */
  void toggleKeys() {
    screen.show(now().with(now().show().withKeys(!now().show().keys())));
  }

  /** Ends the review as soon as everything is kept; says so if that is not possible. */
  void use() {
    if (!enquiry.isReading()) {
      keeping.end(id -> screen.show(now().going(Optional.of(id))));
    }
  }

  /** The screen is there again, and perhaps room on the disk. */
  void lookAgain() {
    keeping.tryAgain();
  }

  @Override
  public void kept(long id) {
    saved.keepSheet(id);
    if (screen.isRefused()) {
      screen.refuse(false);
      judgeAgain();
    }
  }

  @Override
  public void refused() {
    screen.refuse(true);
  }

  /** Takes note that the puzzle screen was opened. */
  void left() {
    screen.show(now().going(Optional.empty()));
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
    screen.show(ReviewUiState.of(other).with(now().show()));
    put(other);
  }

  private void put(Draft changed) {
    revisions.keep(changed, now().selected());
    screen.show(now().with(changed));
    keeping.save(changed);
  }

  /** Reads what was {@code unread} before its last changes; without a photo it is judged. */
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
    screen.show(now());
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
    enquiry.judge(draft().givens(), finding -> screen.show(now().with(finding)));
    screen.show(now());
  }

  /** What the screen shows now. */
  ReviewUiState now() {
    return screen.now();
  }
}
