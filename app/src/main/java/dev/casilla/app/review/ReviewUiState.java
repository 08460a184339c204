package dev.casilla.app.review;

import dev.casilla.app.board.BoardCell;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.BoardCell.Role;
import dev.casilla.app.board.BoardState;
import dev.casilla.app.review.DraftCell.Ink;
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
record ReviewUiState(
    Draft draft,
    int selected,
    ReviewFinding finding,
    int proposed,
    Show show,
    Optional<Long> sheet) {
  static final int NOWHERE = -1;

  /**
   * What is shown beside the reading itself.
   *
   * @param photo the photo over the board
   * @param keys whether all digits can be chosen from
   * @param undo whether there is a change to undo
   * @param unread whether the board was turned and is still to be read
   */
  record Show(Overlay photo, boolean keys, boolean undo, boolean unread) {
    static final Show READING = new Show(Overlay.AWAY, false, false, false);

    Show withPhoto(Overlay newPhoto) {
      return new Show(newPhoto, keys, undo, unread);
    }

    Show withKeys(boolean areShown) {
      return new Show(photo, areShown, undo, unread);
    }

    Show withUndo(boolean isPossible) {
      return new Show(photo, keys, isPossible, unread);
    }

    Show withUnread(boolean isUnread) {
      return new Show(photo, keys, undo, isUnread);
    }
  }

  /** A draft at first: its first doubtful cell is looked at. */
  static ReviewUiState of(Draft draft) {
    List<Integer> doubtful = draft.doubtful();
    int first = doubtful.isEmpty() ? NOWHERE : doubtful.get(0);
    return new ReviewUiState(
        draft, first, new ReviewFinding.Checking(), 0, Show.READING, Optional.empty());
  }

  /** The cell that is looked at, if any is. */
  Optional<Focus> focus() {
    return selected == NOWHERE ? Optional.empty() : Optional.of(Focus.on(draft, selected));
  }

  /**
   * Whether to say what is handwriting and what is print: at once where that is in doubt, elsewhere
   * with all digits to choose from.
   */
  boolean asksForInk() {
    return focus()
        .filter(cell -> cell.isInkInDoubt() || (cell.hasInk() && show.keys()))
        .isPresent();
  }

  /** The changes to be proposed, if any are. */
  Optional<Proposal> proposal() {
    return draft.proposals().isEmpty()
        ? Optional.empty()
        : Optional.of(draft.proposals().get(proposed % draft.proposals().size()));
  }

  /** Whether a repair is to be seen, made or proposed: all digits to choose from take its place. */
  boolean showsRepair() {
    return !show.keys() && (proposal().isPresent() || draft.repaired().isPresent());
  }

  /**
   * Whether what the reading amounts to is said at length: a repair says more, but not that there
   * is no room to keep anything.
   */
  boolean explainsFinding() {
    boolean isUrgent = finding instanceof ReviewFinding.NotKept;
    return !show.keys() && (isUrgent || !showsRepair());
  }

  /** How many doubtful cells are left. */
  int doubts() {
    return draft.doubtful().size();
  }

  /** How many digits are taken for handwriting. */
  int written() {
    return draft.entries().givens();
  }

  /** Whether there is anything to go on with; what was read lying on its side is not. */
  boolean canBeUsed() {
    return !show.unread() && !draft.sheet().isBlank();
  }

  /** What the board shows. */
  BoardState board() {
    Set<Integer> troubled = finding.troubled();
    boolean isClash = finding instanceof ReviewFinding.Clashing;
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
  boolean isSlidFrom(ReviewUiState other) {
    return equals(other.with(other.show().withPhoto(show.photo())));
  }

  /** This state with another reading; what other clues amount to is to be found out. */
  ReviewUiState with(Draft changed) {
    boolean isKnown = changed.givens().equals(draft.givens());
    ReviewFinding known = isKnown ? finding : new ReviewFinding.Checking();
    return new ReviewUiState(changed, selected, known, 0, show, sheet);
  }

  ReviewUiState with(ReviewFinding found) {
    return new ReviewUiState(draft, selected, found, proposed, show, sheet);
  }

  ReviewUiState with(Show newShow) {
    return new ReviewUiState(draft, selected, finding, proposed, newShow, sheet);
  }

  ReviewUiState selecting(int cell) {
    return new ReviewUiState(draft, cell, finding, proposed, show.withKeys(false), sheet);
  }

  ReviewUiState proposingNext() {
    return new ReviewUiState(draft, selected, finding, proposed + 1, show, sheet);
  }

  ReviewUiState going(Optional<Long> kept) {
    return new ReviewUiState(draft, selected, finding, proposed, show, kept);
  }
}
