package dev.casilla.app.ui.board.state;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What one cell shows.
 *
 * @param digit 1..9, or {@link Grid#NO_DIGIT}
 * @param role where the digit comes from
 * @param notes the small digits shown where there is no digit, as a digit set
 * @param marks what else is to be seen
 */
public record BoardCell(int digit, Role role, int notes, Set<Mark> marks) {
  /** Shows nothing. */
  public static final BoardCell EMPTY =
      new BoardCell(Grid.NO_DIGIT, Role.ENTRY, Digits.NONE, Collections.emptySet());

  /** What only leads the eye: a screen reader does not speak of it. */
  private static final Set<Mark> VISUAL_ONLY = EnumSet.of(Mark.PEER, Mark.SAME_DIGIT, Mark.COUNTED);

  /** Keeps a copy of {@code marks}. */
  public BoardCell {
    Set<Mark> copy = EnumSet.noneOf(Mark.class);
    copy.addAll(marks);
    marks = Collections.unmodifiableSet(copy);
  }

  /** Where a digit comes from. */
  public enum Role {
    GIVEN,
    /** A given, too, but one that is said to be wrong: it can be written over like an entry. */
    SUSPECT,
    ENTRY
  }

  /**
   * What a cell is marked with; each mark has a shape as well as a colour.
   *
   * <p>Except {@link #PEER}, a light fill: it says nothing that the lines of the board do not show,
   * and twenty more shapes would hide those that do.
   */
  public enum Mark {
    /** What is typed goes here. */
    SELECTED,
    /** Shares a row, a column or a block with the selected cell. */
    PEER,
    /** Holds the digit that is looked at; where it clashes, that mark tells so. */
    SAME_DIGIT,
    /** The digit cannot stand together with others that are marked so. */
    CLASH,
    /** The clue is one of those that cannot all hold. */
    CONTRADICTS,
    /** The digit is not the solution's. */
    WRONG,
    /** Something may have to be changed here. */
    DOUBTFUL,
    /** The digit is not the same in all solutions. */
    DIFFERS,
    /** The clue is one of those that are too few, or of too few digits. */
    COUNTED
  }

  /** A printed clue. */
  static BoardCell given(int digit, Set<Mark> marks) {
    return new BoardCell(digit, Role.GIVEN, Digits.NONE, marks);
  }

  /** A digit that was filled in. */
  public static BoardCell entry(int digit) {
    return new BoardCell(digit, Role.ENTRY, Digits.NONE, Collections.emptySet());
  }

  /** A cell of which two solutions say different things. */
  static BoardCell differing(int first, int second) {
    int notes = Digits.only(first) | Digits.only(second);
    return new BoardCell(Grid.NO_DIGIT, Role.ENTRY, notes, Collections.singleton(Mark.DIFFERS));
  }

  /** Whether a digit is shown. */
  public boolean hasDigit() {
    return digit != Grid.NO_DIGIT;
  }

  /** Whether the digit is a printed clue. */
  public boolean isGiven() {
    return hasDigit() && role != Role.ENTRY;
  }

  /** Whether the digit is a printed clue that is not to be changed by a slip of the finger. */
  boolean isProtected() {
    return hasDigit() && role == Role.GIVEN;
  }

  /** Whether the cell carries {@code mark}. */
  public boolean has(Mark mark) {
    return marks.contains(mark);
  }

  /** This cell as a screen reader knows it: without what only leads the eye. */
  public BoardCell withoutVisualMarks() {
    Set<Mark> spoken = EnumSet.noneOf(Mark.class);
    spoken.addAll(marks);
    spoken.removeAll(VISUAL_ONLY);
    return new BoardCell(digit, role, notes, spoken);
  }
}
