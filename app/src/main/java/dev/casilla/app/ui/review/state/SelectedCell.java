package dev.casilla.app.ui.review.state;

import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Guess;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.ScanDraft;
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
public record SelectedCell(
    int cell, DraftCell content, int place, int doubts, List<Choice> choices) {
  /** How many choices come from the reader. */
  private static final int READ = 2;

  /** Percentage of what the reader read there, but no number tells. */
  public static final int WITHHELD = -1;

  /** Percentage of what only a person put there, or may want there. */
  static final int UNREAD = -2;

  public SelectedCell {
    choices = Collections.unmodifiableList(new ArrayList<>(choices));
  }

  /**
   * What may be in the cell.
   *
   * @param digit 1..9, or {@link Grid#NO_DIGIT}
   * @param percent how likely it is, or {@link #WITHHELD}, or {@link #UNREAD}
   * @param isChosen whether it is what the board shows
   */
  public record Choice(int digit, int percent, boolean isChosen) {
    /** Whether a number tells how likely it is. */
    public boolean isTold() {
      return percent >= 0;
    }
  }

  public static SelectedCell on(ScanDraft draft, int cell) {
    List<Integer> doubtful = draft.doubtful();
    DraftCell content = draft.cell(cell);
    return new SelectedCell(
        cell, content, doubtful.indexOf(cell) + 1, doubtful.size(), choices(content));
  }

  /** Whether the digit can be print or handwriting. */
  boolean hasInk() {
    return content.ink() != Ink.NONE;
  }

  /** Whether to have a look at that, and not at the digit alone. */
  boolean isInkInDoubt() {
    boolean isLookedAt = hasInk() && content.isDoubtful();
    return isLookedAt && (content.isDigitClear() || content.ink() == Ink.WRITTEN);
  }

  /** Whether to have a look at that, and not at the digit. */
  boolean isOnlyInkInDoubt() {
    return isInkInDoubt() && content.isDigitClear();
  }

  /*
   * A cell may be doubtful for what is around it, for its ink, or for what lies over it, and still
   * look like one digit and no other. Numbers that say so would speak against having a look.
   */
  private static boolean isWithheld(DraftCell content) {
    return content.isDoubtful() && content.likely().isConfident();
  }

  private static List<Choice> choices(DraftCell content) {
    List<Choice> choices = new ArrayList<>();
    for (Guess guess : new Guess[] {content.likely(), content.next()}) {
      int percent = isWithheld(content) ? WITHHELD : guess.percent();
      choices.add(new Choice(guess.digit(), percent, guess.digit() == content.digit()));
    }
    // What is still in doubt was put there by the reader, to make a proper puzzle of it.
    add(choices, content, content.digit(), content.isDoubtful() ? WITHHELD : UNREAD);
    if (choices.size() == READ) {
      add(choices, content, Grid.NO_DIGIT, UNREAD);
    }
    return choices;
  }

  /** Adds what is not the likeliest there, nor the next. */
  private static void add(List<Choice> choices, DraftCell content, int digit, int percent) {
    for (Choice choice : choices) {
      if (choice.digit() == digit) {
        return;
      }
    }
    choices.add(new Choice(digit, percent, digit == content.digit()));
  }
}
