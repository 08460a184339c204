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
 * The state of the review screen. Immutable.
 *
 * @param selected the selected cell, or {@link #NOWHERE}
 * @param finding the verdict on the draft's clues
 * @param proposed the index of the shown proposal
 * @param show what is shown besides the draft
 * @param sheet the stored sheet to open, once the person uses it
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
   * What is shown besides the draft.
   *
   * @param undo whether there is a change to undo
   * @param unread whether the turned board is still being read
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

  /** The first state of a draft: its first doubtful cell is selected. */
  public static ReviewUiState of(ScanDraft draft) {
    List<Integer> doubtful = draft.doubtful();
    int first = doubtful.isEmpty() ? NOWHERE : doubtful.get(0);
    return new ReviewUiState(
        draft, first, new ReviewVerdict.Checking(), 0, Show.READING, Optional.empty());
  }

  public Optional<SelectedCell> focus() {
    return selected == NOWHERE ? Optional.empty() : Optional.of(SelectedCell.on(draft, selected));
  }

  /**
   * Whether to offer changing the ink: always if the ink is doubtful, otherwise only with the digit
   * keys.
   */
  public boolean asksForInk() {
    return focus()
        .filter(cell -> cell.isInkInDoubt() || (cell.hasInk() && show.keys()))
        .isPresent();
  }

  public Optional<RepairProposal> proposal() {
    return draft.proposals().isEmpty()
        ? Optional.empty()
        : Optional.of(draft.proposals().get(proposed % draft.proposals().size()));
  }

  /** Whether a proposed or made repair is shown; the digit keys replace it. */
  public boolean showsRepair() {
    return !show.keys() && (proposal().isPresent() || draft.repaired().isPresent());
  }

  /**
   * Whether the verdict is explained in full. A shown repair replaces the explanation, except for a
   * storage error.
   */
  public boolean explainsFinding() {
    boolean isUrgent = finding instanceof ReviewVerdict.NotSaved;
    return !show.keys() && (isUrgent || !showsRepair());
  }

  public int doubts() {
    return draft.doubtful().size();
  }

  public int written() {
    return draft.entries().givens();
  }

  /** Whether the draft can be used: it has content and no turned board is being read. */
  public boolean canBeUsed() {
    return !show.unread() && !draft.sheet().isBlank();
  }

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

  private boolean isToBeChanged(int cell) {
    return showsRepair() && proposal().filter(shown -> shown.changes(cell)).isPresent();
  }

  /** Whether {@code other} differs only in the photo. */
  public boolean isSlidFrom(ReviewUiState other) {
    return equals(other.with(other.show().withPhoto(show.photo())));
  }

  /** This state with another draft; changed clues need a new verdict. */
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

  ReviewUiState withSheet(Optional<Long> kept) {
    return new ReviewUiState(draft, selected, finding, proposed, show, kept);
  }

  /**
   * The photo over the board. Immutable.
   *
   * @param percent the visible part of the photo, from the start edge; the board covers the rest
   */
  public record PhotoOverlay(boolean isShown, int percent) {
    /** Shows half of each; the edge is beside the digits of the middle column, not on them. */
    public static final int MIDDLE = 55;

    public static final PhotoOverlay AWAY = new PhotoOverlay(false, MIDDLE);

    public PhotoOverlay toggled() {
      return new PhotoOverlay(!isShown, MIDDLE);
    }

    PhotoOverlay slid(int newPercent) {
      return new PhotoOverlay(isShown, newPercent);
    }
  }
}
