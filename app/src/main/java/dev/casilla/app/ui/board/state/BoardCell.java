package dev.casilla.app.ui.board.state;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The content of one cell on a board.
 *
 * @param digit 1..9, or {@link Grid#NO_DIGIT}
 * @param notes small digits of a cell without a digit, as a digit set
 */
public record BoardCell(int digit, Role role, int notes, Set<Mark> marks) {
  public static final BoardCell EMPTY =
      new BoardCell(Grid.NO_DIGIT, Role.ENTRY, Digits.NONE, Collections.emptySet());

  /** Marks that are only visual: accessibility services do not get them. */
  private static final Set<Mark> VISUAL_ONLY = EnumSet.of(Mark.PEER, Mark.SAME_DIGIT, Mark.COUNTED);

  public BoardCell {
    Set<Mark> copy = EnumSet.noneOf(Mark.class);
    copy.addAll(marks);
    marks = Collections.unmodifiableSet(copy);
  }

  public enum Role {
    GIVEN,
    /** A clue that is reported as wrong: it can be overwritten like an entry. */
    SUSPECT,
    ENTRY
  }

  /**
   * A highlight of a cell; each has a shape as well as a colour.
   *
   * <p>The exception is {@link #PEER}, a light fill: it only repeats what the lines of the board
   * show, and twenty more shapes would hide the others.
   */
  public enum Mark {
    /** Typed digits go here. */
    SELECTED,
    /** Shares a row, a column or a block with the selected cell. */
    PEER,
    SAME_DIGIT,
    /** The digit repeats in a row, column or block. */
    CLASH,
    /** The clue is part of a minimal contradiction. */
    CONTRADICTS,
    WRONG,
    DOUBTFUL,
    /** The solutions differ in this cell. */
    DIFFERS,
    /** The clue is counted in a message that there are too few clues or digits. */
    COUNTED
  }

  public boolean hasDigit() {
    return digit != Grid.NO_DIGIT;
  }

  public boolean isGiven() {
    return hasDigit() && role != Role.ENTRY;
  }

  /** Whether the digit is a clue that entries must not overwrite. */
  boolean isProtected() {
    return hasDigit() && role == Role.GIVEN;
  }

  public boolean has(Mark mark) {
    return marks.contains(mark);
  }

  /** This cell without its purely visual marks. */
  public BoardCell withoutVisualMarks() {
    Set<Mark> spoken = EnumSet.noneOf(Mark.class);
    spoken.addAll(marks);
    spoken.removeAll(VISUAL_ONLY);
    return new BoardCell(digit, role, notes, spoken);
  }
}
