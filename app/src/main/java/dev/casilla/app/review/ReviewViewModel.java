package dev.casilla.app.review;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.board.Direction;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Takes in what a person does on the review screen and says what the screen shows. */
/*
 * Saved are the draft as it came, which is large and never changes, what became of it, which is
 * small, what it was before that, and under which id it is kept. All else follows. `judging` and
 * `rereading` are the runs that are awaited: what any other comes to is out of date.
 */
final class ReviewViewModel extends ViewModel implements BoardGestures, Keeping.Watcher {
  static final String DRAFT = "draft";
  static final String EDITS = "edits";
  static final String PAST = "past";
  static final String UNREAD = "unread";
  static final String SELECTED = "selected";
  static final String SHEET = "sheet";

  private final SavedStateHandle saved;
  private final PlateReader reader;
  private final ReviewExecutors executors;
  private final Keeping keeping;
  private final MutableLiveData<ReviewUiState> state = new MutableLiveData<>();
  private final Draft original;
  private final Past past;
  private int quarterTurns;
  private @Nullable Judging judging;
  private @Nullable Rereading rereading;
  private boolean isRefused;

  /** A model of the draft that is in {@code saved}. */
  ReviewViewModel(
      SavedStateHandle saved, SheetStore store, PlateReader reader, ReviewExecutors executors) {
    this.saved = saved;
    this.reader = reader;
    this.executors = executors;
    original = PackedDraft.unpack(Objects.requireNonNull(saved.get(DRAFT), "no draft"));
    byte[] packed = saved.get(PAST);
    past = packed == null ? new Past() : Past.unpack(packed);
    keeping = new Keeping(store, executors, original.origin(), this);
    Long kept = saved.get(SHEET);
    show(restored());
    if (kept == null) {
      keeping.save(draft().sheet());
    } else {
      keeping.goOnWith(kept);
    }
    if (Boolean.TRUE.equals(saved.get(UNREAD))) {
      reread();
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
   * side.
   */
  void turn() {
    if (rereading == null) {
      remember();
    }
    quarterTurns = (quarterTurns + 1) % 4;
    if (quarterTurns == 0) {
      begin(original);
      judge();
    } else {
      begin(draft().quarterTurned());
      reread();
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
    keeping.whenKept(id -> show(shown().going(Optional.of(id))));
  }

  /** The screen is there again, and perhaps room on the disk. */
  void lookAgain() {
    keeping.tryAgain();
  }

  @Override
  public void kept(long id) {
    saved.set(SHEET, id);
    if (isRefused) {
      isRefused = false;
      judge();
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
    cancel();
  }

  private ReviewUiState restored() {
    byte[] edits = saved.get(EDITS);
    if (edits == null) {
      return ReviewUiState.of(original);
    }
    DraftEdits known = DraftEdits.unpack(edits);
    quarterTurns = known.quarterTurns();
    Integer selected = saved.get(SELECTED);
    ReviewUiState restored = ReviewUiState.of(known.apply(original));
    return selected == null ? restored : restored.selecting(selected);
  }

  private void goBackTo(DraftEdits before) {
    boolean isTurn = before.quarterTurns() != quarterTurns;
    Draft after = draft();
    quarterTurns = before.quarterTurns();
    Draft undone = before.apply(original);
    if (isTurn) {
      begin(undone);
    } else {
      undone.firstUnlike(after).ifPresent(this::select);
      put(undone);
    }
    judge();
  }

  private void select(int cell) {
    saved.set(SELECTED, cell);
    show(shown().selecting(cell));
  }

  /** Makes a change that can be undone. */
  private void change(Draft changed) {
    remember();
    put(changed);
    judge();
  }

  private void remember() {
    past.add(DraftEdits.of(draft(), quarterTurns));
  }

  /** Shows and keeps another draft as if it had just come. */
  private void begin(Draft other) {
    show(ReviewUiState.of(other).with(shown().show()));
    put(other);
  }

  private void put(Draft changed) {
    saved.set(EDITS, DraftEdits.of(changed, quarterTurns).pack());
    saved.set(PAST, past.pack());
    saved.set(SELECTED, shown().selected());
    show(shown().with(changed));
    keeping.save(changed.sheet());
  }

  private void reread() {
    cancel();
    saved.set(UNREAD, true);
    Rereading run =
        new Rereading(reader, draft(), done -> executors.screen().execute(() -> end(done)));
    rereading = run;
    executors.reading().execute(run);
  }

  private void end(Rereading run) {
    if (run == rereading) {
      begin(run.draft());
      judge();
    }
  }

  private void judge() {
    cancel();
    saved.set(UNREAD, false);
    Judging run =
        new Judging(draft().givens(), done -> executors.screen().execute(() -> end(done)));
    judging = run;
    executors.solving().execute(run);
  }

  private void end(Judging run) {
    if (run == judging) {
      judging = null;
      show(shown().with(run.finding()));
    }
  }

  private void cancel() {
    Judging judged = judging;
    Rereading read = rereading;
    judging = null;
    rereading = null;
    if (judged != null) {
      judged.cancel(true);
    }
    if (read != null) {
      read.cancel(true);
    }
  }

  private void show(ReviewUiState next) {
    ReviewUiState known = next.with(next.show().withUndo(!past.isEmpty()));
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
