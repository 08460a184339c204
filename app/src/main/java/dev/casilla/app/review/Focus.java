package dev.casilla.app.review;

import dev.casilla.app.review.DraftCell.Guess;
import dev.casilla.app.review.DraftCell.Ink;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The cell that is looked at. Immutable.
 *
 * @param cell which it is
 * @param content what is in it
 * @param place which of the doubtful cells it is, from 1; 0 if it is none of them
 * @param doubts how many doubtful cells there are
 * @param choices what may be there, the likeliest first, then what a person put there or nothing
 */
record Focus(int cell, DraftCell content, int place, int doubts, List<Choice> choices) {
  /** How many choices come from the reader. */
  private static final int READ = 2;

  /** Percentage of what nobody read there, or of what no number tells. */
  static final int UNKNOWN = -1;

  /** From here on nobody has to look at a cell for what was read in it, as the reader has it. */
  private static final int CONFIDENT = 99;

  Focus {
    choices = Collections.unmodifiableList(new ArrayList<>(choices));
  }

  /**
   * What may be in the cell.
   *
   * @param digit 1..9, or {@link Grid#NO_DIGIT}
   * @param percent how likely it is, or {@link #UNKNOWN}
   * @param isChosen whether it is what the board shows
   */
  record Choice(int digit, int percent, boolean isChosen) {}

  static Focus on(Draft draft, int cell) {
    List<Integer> doubtful = draft.doubtful();
    DraftCell content = draft.cell(cell);
    return new Focus(cell, content, doubtful.indexOf(cell) + 1, doubtful.size(), choices(content));
  }

  /** Whether the digit can be print or handwriting. */
  boolean hasInk() {
    return content.ink() != Ink.NONE;
  }

  /*
   * A cell may be doubtful for what is around it, for its ink, or for what lies over it, and still
   * look like one digit and no other. Numbers that say so would speak against having a look.
   */
  private static List<Choice> choices(DraftCell content) {
    boolean isTold = !content.isDoubtful() || content.likely().percent() < CONFIDENT;
    List<Choice> choices = new ArrayList<>();
    for (Guess guess : new Guess[] {content.likely(), content.next()}) {
      int percent = isTold ? guess.percent() : UNKNOWN;
      choices.add(new Choice(guess.digit(), percent, guess.digit() == content.digit()));
    }
    add(choices, content, content.digit());
    if (choices.size() == READ) {
      add(choices, content, Grid.NO_DIGIT);
    }
    return choices;
  }

  /** Adds what nobody read there, but a person may want. */
  private static void add(List<Choice> choices, DraftCell content, int digit) {
    for (Choice choice : choices) {
      if (choice.digit() == digit) {
        return;
      }
    }
    choices.add(new Choice(digit, UNKNOWN, digit == content.digit()));
  }
}
