package dev.casilla.app.ui.puzzle.message;

import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Units;
import java.util.Optional;

/**
 * What there is to say about the puzzle: data only, the words are {@link PuzzleMessageFormatter}'s.
 */
public sealed interface PuzzleMessage {
  /** Says this message in the words of {@code teller}. */
  <T> T accept(Visitor<T> teller);

  /** Knows what to make of each message. */
  interface Visitor<T> {
    T fixed(Fixed saying);

    T counted(Counted counted);

    T clash(Clash clash);

    T several(Several several);

    T oneOf(OneOf one);

    T wrong(Wrong wrong);

    T pasted(Pasted pasted);

    T pasteFailed(PasteError trouble);
  }

  /** What can be said without any detail. */
  enum Fixed implements PuzzleMessage {
    /** The sheet is on its way. */
    OPENING,
    /** What is to be opened takes long. */
    STILL_OPENING,
    /** The board is empty, and how to fill it is the question. */
    INVITE,
    /** The board is empty, and somebody is going to type. */
    START_TYPING,
    /** What is typed so far has no solution any more. */
    NONE_SO_FAR,
    /** What is printed has no solution. */
    NONE_PRINTED,
    /** What is printed has several solutions. */
    SEVERAL_PRINTED,
    /** Every cell holds a digit and none clashes; it is not known yet whether others would do. */
    FILLED,
    /** Every cell holds the digit that it has in the only solution, and none was revealed. */
    COMPLETE,
    /** Solving takes long enough to be spoken of. */
    SOLVING,
    /** Reading what was pasted takes long enough to be spoken of. */
    READING,
    /** A printed clue is not written over. */
    PRINTED_CLUE,
    /** What is typed now are clues. */
    EDITING_CLUES,
    /** Everything filled in is gone, and can come back. */
    STARTED_OVER,
    /** To reveal a cell, one has to be selected. */
    SELECT_A_CELL,
    /** The disk is full or does not work: what is on the screen is nowhere else. */
    NOT_KEPT;

    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.fixed(this);
    }
  }

  /** What comes with a number of something. */
  enum CountedFact {
    /** So many clues, and more to come. */
    CLUES,
    /** So many clues, all there are. */
    CLUES_PRINTED,
    /** So many clues, and exactly one solution. */
    ONE_SO_FAR,
    /** The same, said to a person who asked. */
    ONE,
    /** So many clues, and several solutions. */
    SEVERAL_SO_FAR,
    /** So many empty cells. */
    CELLS_LEFT,
    /** Too few clues for a single solution. */
    TOO_FEW_CLUES,
    /** Too few different digits for a single solution. */
    TOO_FEW_DIGITS,
    /** So many entries, and all of them right. */
    ALL_RIGHT,
    /** Every cell holds the digit of the only solution; so many of these were revealed. */
    REVEALED,
    /** Solved, so many cells were filled in, and there is no other solution. */
    ONLY_SOLUTION,
    /** No solution at all: so many clues already cannot hold together. */
    NO_SOLUTION,
    /** The same, but a change of one cell would mend it. */
    NO_SOLUTION_BUT
  }

  /** Something about a number of clues, digits or cells. */
  record Counted(CountedFact about, int count) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.counted(this);
    }
  }

  /** {@code digit} occurs {@code times}, more than once, in a unit. */
  record Clash(int digit, int times, Units.Kind kind, int index) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.clash(this);
    }
  }

  /** More than one solution: {@code count} of them, two of which differ in so many cells. */
  record Several(SolutionCount count, int differing, SolutionDisplay shown)
      implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.several(this);
    }
  }

  /**
   * Every cell holds a digit and none clashes, but the clues allow other solutions, too.
   *
   * @param count how many there are with this one, if that was counted
   */
  record OneOf(Optional<SolutionCount> count) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.oneOf(this);
    }
  }

  /** The {@code digit} filled into {@code cell} is not the solution's. */
  record Wrong(int cell, int digit) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.wrong(this);
    }
  }

  /** So many puzzles were pasted, and so many more could not be read. */
  record Pasted(int kept, int malformed) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.pasted(this);
    }
  }

  /** What was pasted is not a puzzle. */
  record PasteFailed(PasteError trouble) implements PuzzleMessage {
    @Override
    public <T> T accept(Visitor<T> teller) {
      return teller.pasteFailed(trouble);
    }
  }
}
