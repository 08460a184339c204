package dev.casilla.app.ui.review.state;

import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Digits;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that the review screen shows. Immutable.
 *
 * @param draft the reading as it is now
 * @param selected the cell that is looked at, or {@link #NOWHERE}
 * @param finding what it amounts to
 * @param proposed which of the draft's proposals is shown
 * @param show what lies on the board
 * @param sheet the kept sheet that the person wants to go on with
 */
public record ReviewUiState(
    ScanDraft draft,
    int selected,
    ReviewVerdict finding,
    int proposed,
    Show show,
    Optional<Long> sheet) {
  public static final int NOWHERE = -1;

  /**
   * What is shown beside the reading itself.
   *
   * @param photo the photo over the board
   * @param keys whether all digits can be chosen from
   * @param undo whether there is a change to undo
   * @param unread whether the board was turned and is still to be read
   */
  public record Show(PhotoOverlay photo, boolean keys, boolean undo, boolean unread) {
    public static final Show READING = new Show(PhotoOverlay.AWAY, false, false, false);

    public Show withPhoto(PhotoOverlay newPhoto) {
      return new Show(newPhoto, keys, undo, unread);
    }

    public Show withKeys(boolean areShown) {
      return new Show(photo, areShown, undo, unread);
    }

    public Show withUndo(boolean isPossible) {
      return new Show(photo, keys, isPossible, unread);
    }

    public Show withUnread(boolean isUnread) {
      return new Show(photo, keys, undo, isUnread);
    }
  }

  /** A draft at first: its first doubtful cell is looked at. */
  public static ReviewUiState of(ScanDraft draft) {
    List<Integer> doubtful = draft.doubtful();
    int first = doubtful.isEmpty() ? NOWHERE : doubtful.get(0);
    return new ReviewUiState(
        draft, first, new ReviewVerdict.Checking(), 0, Show.READING, Optional.empty());
  }

  /** The cell that is looked at, if any is. */
  public Optional<SelectedCell> focus() {
    return selected == NOWHERE ? Optional.empty() : Optional.of(SelectedCell.on(draft, selected));
  }

  /**
   * Whether to say what is handwriting and what is print: at once where that is in doubt, elsewhere
   * with all digits to choose from.
   */
  public boolean asksForInk() {
    return focus()
        .filter(cell -> cell.isInkInDoubt() || (cell.hasInk() && show.keys()))
        .isPresent();
  }

  /** The changes to be proposed, if any are. */
  public Optional<RepairProposal> proposal() {
    return draft.proposals().isEmpty()
        ? Optional.empty()
        : Optional.of(draft.proposals().get(proposed % draft.proposals().size()));
  }

  /** Whether a repair is to be seen, made or proposed: all digits to choose from take its place. */
  public boolean showsRepair() {
    return !show.keys() && (proposal().isPresent() || draft.repaired().isPresent());
  }

  /**
   * Whether what the reading amounts to is said at length: a repair says more, but not that there
   * is no room to keep anything.
   */
  public boolean explainsFinding() {
    boolean isUrgent = finding instanceof ReviewVerdict.NotKept;
    return !show.keys() && (isUrgent || !showsRepair());
  }

  /** How many doubtful cells are left. */
  public int doubts() {
    return draft.doubtful().size();
  }

  /** How many digits are taken for handwriting. */
  public int written() {
    return draft.entries().givens();
  }

  /** Whether there is anything to go on with; what was read lying on its side is not. */
  public boolean canBeUsed() {
    return !show.unread() && !draft.sheet().isBlank();
  }

  /** What the board shows. */
  public BoardState board() {
    Set<Integer> troubled = finding.troubled();
    boolean isClash = finding instanceof ReviewVerdict.Clashing;
    return BoardState.of(cell -> boardCell(cell, troubled.contains(cell), isClash));
  }

  private BoardCell boardCell(int cell, boolean isTroubled, boolean isClash) {
    DraftCell content = draft.cell(cell);
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    if (cell == selected) {
      marks.add(Mark.SELECTED);
    }
    if (content.isDoubtful() || isToBeChanged(cell)) {
      marks.add(Mark.DOUBTFUL);
    }
    if (isTroubled) {
      marks.add(isClash ? Mark.CLASH : Mark.CONTRADICTS);
    }
    Role role = content.ink() == Ink.PRINTED ? Role.GIVEN : Role.ENTRY;
    return new BoardCell(content.digit(), role, Digits.NONE, marks);
  }

  /** Whether the proposal that is seen would change {@code cell}. */
  private boolean isToBeChanged(int cell) {
    return showsRepair() && proposal().filter(shown -> shown.changes(cell)).isPresent();
  }

  /** Whether nothing but the photo is shown another way than in {@code other}. */
  public boolean isSlidFrom(ReviewUiState other) {
    return equals(other.with(other.show().withPhoto(show.photo())));
  }

  /** This state with another reading; what other clues amount to is to be found out. */
  ReviewUiState with(ScanDraft changed) {
    boolean isKnown = changed.givens().equals(draft.givens());
    ReviewVerdict known = isKnown ? finding : new ReviewVerdict.Checking();
    return new ReviewUiState(changed, selected, known, 0, show, sheet);
  }

  public ReviewUiState with(ReviewVerdict found) {
    return new ReviewUiState(draft, selected, found, proposed, show, sheet);
  }

  public ReviewUiState with(Show newShow) {
    return new ReviewUiState(draft, selected, finding, proposed, newShow, sheet);
  }

  public ReviewUiState selecting(int cell) {
    return new ReviewUiState(draft, cell, finding, proposed, show.withKeys(false), sheet);
  }

  ReviewUiState proposingNext() {
    return new ReviewUiState(draft, selected, finding, proposed + 1, show, sheet);
  }

  ReviewUiState going(Optional<Long> kept) {
    return new ReviewUiState(draft, selected, finding, proposed, show, kept);
  }

  /**
   * The photo over the board. Immutable.
   *
   * @param isShown whether it is laid there
   * @param percent how much of it is to be seen, from where lines of text begin; the rest of the
   *     board shows what was read
   */
  public record PhotoOverlay(boolean isShown, int percent) {
    /** Where photo and reading are both to be seen: in the middle, but beside its digits. */
    public static final int MIDDLE = 55;

    public static final PhotoOverlay AWAY = new PhotoOverlay(false, MIDDLE);

    /** The photo taken away or, if it is not there, laid over the board as far as its middle. */
    public PhotoOverlay toggled() {
      return new PhotoOverlay(!isShown, MIDDLE);
    }

    /** The photo slid, so that so much of it is seen. */
    PhotoOverlay slid(int newPercent) {
      return new PhotoOverlay(isShown, newPercent);
    }
  }
}
