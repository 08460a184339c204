package dev.casilla.app.puzzle;

import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Units;

/** What there is to say about the puzzle: data only, the words are {@link MessageWords}'s. */
sealed interface PuzzleMessage {
  /** Says this message in the words of {@code teller}. */
  <T> T tell(Teller<T> teller);

  /** Knows what to make of each message. */
  interface Teller<T> {
    T invite();

    T trouble(PasteTrouble trouble);

    T ready(int clues);

    T tooFewClues(int clues);

    T tooFewDigits(int digits);

    T complete();

    T clash(Clash clash);

    T solving();

    T onlySolution(int filled);

    T several(Several several);

    T noSolution(int contradicting);
  }

  /** The board is empty. */
  record Invite() implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.invite();
    }
  }

  /** What was pasted is not a puzzle. */
  record Trouble(PasteTrouble trouble) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.trouble(trouble);
    }
  }

  /** The puzzle can be solved or not: nobody has looked yet. */
  record Ready(int clues) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.ready(clues);
    }
  }

  /** Too few clues for a single solution. */
  record TooFewClues(int clues) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.tooFewClues(clues);
    }
  }

  /** Too few different digits for a single solution. */
  record TooFewDigits(int digits) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.tooFewDigits(digits);
    }
  }

  /** Every cell holds a digit and none clashes. */
  record Complete() implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.complete();
    }
  }

  /** {@code digit} occurs more than once in a unit. */
  record Clash(int digit, Units.Kind kind, int index) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.clash(this);
    }
  }

  /** Solving takes long enough to be spoken of. */
  record Solving() implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.solving();
    }
  }

  /** Solved, and there is no other solution. */
  record OnlySolution(int filled) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.onlySolution(filled);
    }
  }

  /** More than one solution: {@code count} of them, two of which differ in so many cells. */
  record Several(SolutionCount count, int differing) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.several(this);
    }
  }

  /** No solution at all: so many clues already cannot hold together. */
  record NoSolution(int contradicting) implements PuzzleMessage {
    @Override
    public <T> T tell(Teller<T> teller) {
      return teller.noSolution(contradicting);
    }
  }
}
