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
 * The selected cell. Immutable.
 *
 * @param place its number among the doubtful cells, from 1; 0 if it is not doubtful
 * @param choices its possible contents: the reader's two likeliest, then the person's digit or
 *     empty
 */
public record SelectedCell(
    int cell, DraftCell content, int place, int doubts, List<Choice> choices) {
  /** The number of choices that come from the reader. */
  private static final int READ = 2;

  /** The percentage of a choice from the reader whose number is hidden. */
  public static final int WITHHELD = -1;

  /** The percentage of a choice that did not come from the reader. */
  static final int UNREAD = -2;

  public SelectedCell {
    choices = Collections.unmodifiableList(new ArrayList<>(choices));
  }

  /**
   * A possible content of the cell.
   *
   * @param digit 1..9, or {@link Grid#NO_DIGIT}
   * @param percent its likelihood, or {@link #WITHHELD}, or {@link #UNREAD}
   * @param isChosen whether the board shows it
   */
  public record Choice(int digit, int percent, boolean isChosen) {
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

  /** Whether the cell has a digit, printed or handwritten. */
  boolean hasInk() {
    return content.ink() != Ink.NONE;
  }

  /** Whether the person should check the ink. */
  boolean isInkInDoubt() {
    boolean isLookedAt = hasInk() && content.isDoubtful();
    return isLookedAt && (content.isDigitClear() || content.ink() == Ink.WRITTEN);
  }

  /** Whether the person should check the ink and not the digit. */
  boolean isOnlyInkInDoubt() {
    return isInkInDoubt() && content.isDigitClear();
  }

  // A cell can be doubtful because of its neighbours, its ink or something covering it, although
  // its digit is clear. A high percentage would keep the person from checking it.
  private static boolean isWithheld(DraftCell content) {
    return content.isDoubtful() && content.likely().isConfident();
  }

  private static List<Choice> choices(DraftCell content) {
    List<Choice> choices = new ArrayList<>();
    for (Guess guess : new Guess[] {content.likely(), content.next()}) {
      int percent = isWithheld(content) ? WITHHELD : guess.percent();
      choices.add(new Choice(guess.digit(), percent, guess.digit() == content.digit()));
    }
    // A digit still in doubt was put there by the reader, to reach exactly one solution.
    add(choices, content, content.digit(), content.isDoubtful() ? WITHHELD : UNREAD);
    if (choices.size() == READ) {
      add(choices, content, Grid.NO_DIGIT, UNREAD);
    }
    return choices;
  }

  /** Adds a choice unless it is there already. */
  private static void add(List<Choice> choices, DraftCell content, int digit, int percent) {
    for (Choice choice : choices) {
      if (choice.digit() == digit) {
        return;
      }
    }
    choices.add(new Choice(digit, percent, digit == content.digit()));
  }
}
