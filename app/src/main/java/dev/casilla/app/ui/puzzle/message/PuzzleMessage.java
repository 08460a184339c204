package dev.casilla.app.ui.puzzle.message;

import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Units;
import java.util.Optional;

/** A message about the puzzle, as data; {@link PuzzleMessageFormatter} formats it. */
public sealed interface PuzzleMessage {
  /** Calls the method of {@code visitor} for this kind of message. */
  <T> T accept(Visitor<T> visitor);

  interface Visitor<T> {
    T fixed(Fixed message);

    T counted(Counted counted);

    T clash(Clash clash);

    T several(Several several);

    T oneOf(OneOf one);

    T wrong(Wrong wrong);

    T pasted(Pasted pasted);

    T pasteFailed(PasteError error);
  }

  /** Messages without details. The names are stored. */
  enum Fixed implements PuzzleMessage {
    OPENING,
    STILL_OPENING,
    /** The home menu offers ways to fill the board. */
    INVITE,
    /** The blank sheet can be typed on. */
    START_TYPING,
    /** The typed digits have no solution. */
    NONE_SO_FAR,
    NONE_PRINTED,
    SEVERAL_PRINTED,
    /** Every cell holds a digit and none clashes; the number of solutions is not known yet. */
    FILLED,
    /** Every cell holds the digit of the only solution, and none was revealed. */
    COMPLETE,
    SOLVING,
    READING,
    /** A clue cannot be replaced in this mode. */
    PRINTED_CLUE,
    EDITING_CLUES,
    /** Everything but the clues was removed; undo restores it. */
    STARTED_OVER,
    SELECT_A_CELL,
    /** The disk is full or does not work; retry may help. */
    STORAGE_FAILED;

    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.fixed(this);
    }
  }

  enum CountedFact {
    /** Number of clues, with more to be typed. */
    CLUES,
    CLUES_PRINTED,
    /** Number of clues, which have exactly one solution. */
    ONE_SO_FAR,
    /** Likewise, as the answer to a check. */
    ONE,
    /** Number of clues, which have several solutions. */
    SEVERAL_SO_FAR,
    CELLS_LEFT,
    /** Number of clues, too few for exactly one solution. */
    TOO_FEW_CLUES,
    /** Number of different digits, too few for exactly one solution. */
    TOO_FEW_DIGITS,
    /** Number of entries, all of which are right. */
    ALL_RIGHT,
    /** Number of revealed entries of a completed puzzle. */
    REVEALED,
    /** Number of cells that the only solution fills in. */
    ONLY_SOLUTION,
    /** Number of clues that contradict each other. */
    NO_SOLUTION,
    /** Likewise, and a change of one cell would solve it. */
    NO_SOLUTION_BUT
  }

  /** A fact about a number of clues, digits or cells. */
  record Counted(CountedFact about, int count) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.counted(this);
    }
  }

  /** {@code digit} occurs more than once in a unit. */
  record Clash(int digit, int times, Units.Kind kind, int index) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.clash(this);
    }
  }

  /** The puzzle has several solutions, two of which differ in {@code differing} cells. */
  record Several(SolutionCount count, int differing, SolutionDisplay shown)
      implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.several(this);
    }
  }

  /**
   * Every cell holds a digit and none clashes, but the clues have other solutions too.
   *
   * @param count the number of solutions, if it is known
   */
  record OneOf(Optional<SolutionCount> count) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.oneOf(this);
    }
  }

  /** The entry {@code digit} in {@code cell} differs from the solution. */
  record Wrong(int cell, int digit) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.wrong(this);
    }
  }

  /** {@code kept} puzzles were pasted, and {@code malformed} more could not be read. */
  record Pasted(int kept, int malformed) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.pasted(this);
    }
  }

  record PasteFailed(PasteError error) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> visitor) {
      return visitor.pasteFailed(error);
    }
  }
}
