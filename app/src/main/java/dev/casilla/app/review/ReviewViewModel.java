package dev.casilla.app.review;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.board.Direction;
import dev.casilla.app.review.ReviewUiState.Show;
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
 * small, and under which id it is kept. All else follows. `judging` is the run whose finding is
 * awaited: that of any other is out of date.
 */
final class ReviewViewModel extends ViewModel implements BoardGestures {
  static final String DRAFT = "draft";
  static final String EDITS = "edits";
  static final String SELECTED = "selected";
  static final String SHEET = "sheet";

  private final SavedStateHandle saved;
  private final ReviewExecutors executors;
  private final Keeping keeping;
  private final MutableLiveData<ReviewUiState> state = new MutableLiveData<>();
  private int quarterTurns;
  private @Nullable Judging judging;

  /** A model of the draft that is in {@code saved}. */
  ReviewViewModel(SavedStateHandle saved, SheetStore store, ReviewExecutors executors) {
    this.saved = saved;
    this.executors = executors;
    Long kept = saved.get(SHEET);
    keeping = new Keeping(store, executors, kept == null ? Keeping.NOT_KEPT : kept);
    state.setValue(restored());
    keeping.add(draft().origin(), draft().sheet(), id -> saved.set(SHEET, id));
    judge();
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
    show(shown().with(new Show(shown().show().photo(), false)));
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

  /** Turns the board clockwise by a quarter. */
  void turn() {
    quarterTurns = (quarterTurns + 1) % 4;
    show(ReviewUiState.of(draft().quarterTurned()).with(shown().show()));
    change(draft());
  }

  /** Shows the photo on the board, or the board again. */
  void togglePhoto() {
    show(shown().with(new Show(!shown().show().photo(), shown().show().keys())));
  }

  /** Shows all digits to choose from, or hides them again. */
  void toggleKeys() {
    show(shown().with(new Show(shown().show().photo(), !shown().show().keys())));
  }

  /** Ends the review as soon as everything is kept; says so if that is not possible. */
  void use() {
    keeping.whenKept(
        id -> show(shown().going(Optional.of(id))),
        () -> show(shown().with(new ReviewFinding.NotKept())));
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
    byte[] packed = Objects.requireNonNull(saved.get(DRAFT), "no draft");
    Draft original = PackedDraft.unpack(packed);
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

  private void select(int cell) {
    saved.set(SELECTED, cell);
    show(shown().selecting(cell));
  }

  private void change(Draft changed) {
    saved.set(EDITS, DraftEdits.of(changed, quarterTurns).pack());
    saved.set(SELECTED, shown().selected());
    show(shown().with(changed));
    keeping.save(changed.sheet());
    judge();
  }

  private void judge() {
    cancel();
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
    Judging outdated = judging;
    judging = null;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private void show(ReviewUiState next) {
    state.setValue(next);
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
