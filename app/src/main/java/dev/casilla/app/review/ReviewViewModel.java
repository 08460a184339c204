package dev.casilla.app.review;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.board.Direction;
import dev.casilla.app.sheet.DraftStore;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/** Takes in what a person does on the review screen and says what the screen shows. */
/*
 * The last draft is the one on the screen: `saved` has what brings it back if the process ends,
 * `keeping` puts it into the history, `enquiry` finds out what it amounts to.
 */
final class ReviewViewModel extends ViewModel implements BoardGestures, Keeping.Watcher {
  private final SavedReview saved;
  private final Past past;
  private final Keeping keeping;
  private final Enquiry enquiry;
  private final MutableLiveData<ReviewUiState> state = new MutableLiveData<>();
  private int quarterTurns;
  private boolean isRefused;

  /** A model of the draft that is in {@code handle}. */
  ReviewViewModel(
      SavedStateHandle handle,
      DraftStore store,
      Plates plates,
      PlateReader reader,
      ReviewExecutors executors) {
    saved = new SavedReview(handle);
    past = saved.past();
    quarterTurns = saved.edits().quarterTurns();
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
    List<Integer> doubtful = draft().doubtful();
    if (!doubtful.isEmpty()) {
      select(nextFrom(doubtful, shown().selected(), step));
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
    Draft unread = saved.unread().orElse(draft()).quarterTurned();
    Draft turned = draft().quarterTurned();
    quarterTurns = (quarterTurns + 1) % 4;
    if (!turned.plate().isPresent()) {
      begin(turned);
      judge();
    } else if (quarterTurns == 0) {
      begin(saved.original().withEdits(unread, turned));
      judge();
    } else {
      begin(turned);
      reread(unread);
    }
  }

  /** Undoes the last change. */
  void undo() {
    past.takeLast().ifPresent(this::goBackTo);
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

  private void goBackTo(DraftEdits before) {
    boolean isTurn = before.quarterTurns() != quarterTurns;
    Draft after = draft();
    quarterTurns = before.quarterTurns();
    Draft undone = before.apply(saved.original());
    if (isTurn) {
      begin(undone);
    } else {
      undone.firstUnlike(after).ifPresent(this::select);
      put(undone);
    }
    judge();
  }

  private void select(int cell) {
    saved.keepSelected(cell);
    show(shown().selecting(cell));
  }

  /** Makes a change that can be undone. */
  private void change(Draft changed) {
    remember();
    put(changed);
    judgeUnlessReading();
  }

  /** What lies on its side, until it is read, is nothing to go back to. */
  private void remember() {
    if (!enquiry.isReading()) {
      past.add(DraftEdits.of(draft(), quarterTurns));
    }
  }

  /** Shows and keeps another draft as if it had just come. */
  private void begin(Draft other) {
    show(ReviewUiState.of(other).with(shown().show()));
    put(other);
  }

  private void put(Draft changed) {
    saved.keepEdits(DraftEdits.of(changed, quarterTurns), shown().selected());
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
    saved.keepUnread(DraftEdits.of(unread, quarterTurns));
    enquiry.read(
        draft().origin(),
        plate.get(),
        read -> {
          takeIn(read, unread);
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
      past.add(DraftEdits.of(read, quarterTurns));
      put(edited);
    }
  }

  private void judgeUnlessReading() {
    if (!enquiry.isReading()) {
      judge();
    }
  }

  private void judge() {
    saved.keepRead();
    enquiry.judge(draft().givens(), finding -> show(shown().with(finding)));
    show(shown());
  }

  private void show(ReviewUiState next) {
    ReviewUiState.Show shows =
        next.show().withUndo(!past.isEmpty()).withUnread(enquiry.isReading());
    ReviewUiState known = next.with(shows);
    state.setValue(isRefused ? known.with(new ReviewFinding.NotKept()) : known);
  }

  private ReviewUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }

  private Draft draft() {
    return shown().draft();
  }

  /** From {@code cell} on, round the board; {@code sorted} is in board order and not empty. */
  private static int nextFrom(List<Integer> sorted, int cell, int step) {
    for (int i = 1; i <= Cells.COUNT; i++) {
      int next = Math.floorMod(cell + i * step, Cells.COUNT);
      if (sorted.contains(next)) {
        return next;
      }
    }
    throw new IllegalArgumentException("no cell in " + sorted);
  }
}
