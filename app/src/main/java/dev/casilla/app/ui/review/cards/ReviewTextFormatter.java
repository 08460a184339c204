package dev.casilla.app.ui.review.cards;

import android.content.res.Resources;
import android.text.SpannableStringBuilder;
import android.text.Spanned;
import android.text.TextUtils;
import android.text.style.RelativeSizeSpan;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import dev.casilla.app.ui.review.state.SelectedCell;
import dev.casilla.app.ui.review.state.SelectedCell.Choice;
import dev.casilla.reader.repair.GivenChange;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Formats the review screen's texts in the person's language. */
public final class ReviewTextFormatter {
  /** The size of a choice's second line, relative to the first. */
  private static final float SMALL = 0.6f;

  /** The most changes listed of a repair already made; a puzzle copied by hand has dozens. */
  private static final int MOST_LISTED = 4;

  private final Resources resources;

  public ReviewTextFormatter(Resources resources) {
    this.resources = resources;
  }

  MessageText finding(ReviewUiState state) {
    ReviewVerdict finding = state.finding();
    if (state.show().unread() && finding instanceof ReviewVerdict.Checking) {
      String fact = resources.getString(R.string.review_unread);
      return text(MessageStyle.PLAIN, fact, R.string.review_unread_advice);
    }
    if (finding instanceof ReviewVerdict.OneSolution) {
      return proper(state.written());
    }
    if (finding instanceof ReviewVerdict.Several several) {
      int count = several.count().counted();
      int words = several.count().isAtLeast() ? R.plurals.several_at_least : R.plurals.several;
      return text(
          MessageStyle.DOUBT,
          resources.getQuantityString(words, count, count),
          R.string.review_several_advice);
    }
    if (finding instanceof ReviewVerdict.TooFew few) {
      return text(MessageStyle.DOUBT, number(few.clues()), R.string.review_too_few_advice);
    }
    return trouble(finding);
  }

  private String number(int clues) {
    return clues == 0
        ? resources.getString(R.string.review_no_clues)
        : resources.getQuantityString(R.plurals.review_too_few, clues, clues);
  }

  private MessageText proper(int written) {
    String advice =
        written == 0
            ? resources.getString(R.string.review_proper_advice)
            : resources.getQuantityString(R.plurals.review_proper_written, written, written);
    return new MessageText(MessageStyle.GOOD, resources.getString(R.string.review_proper), advice);
  }

  private MessageText trouble(ReviewVerdict finding) {
    if (finding instanceof ReviewVerdict.Clashing) {
      String fact = resources.getString(R.string.review_clashing);
      return text(MessageStyle.BAD, fact, R.string.review_clashing_advice);
    }
    if (finding instanceof ReviewVerdict.NotSaved) {
      String fact = resources.getString(R.string.changes_not_kept);
      return text(MessageStyle.BAD, fact, R.string.review_not_kept_advice);
    }
    if (finding instanceof ReviewVerdict.JudgingFailed) {
      String fact = resources.getString(R.string.review_unjudged);
      return text(MessageStyle.DOUBT, fact, R.string.review_unjudged_advice);
    }
    if (finding instanceof ReviewVerdict.NoSolution) {
      return text(
          MessageStyle.BAD, resources.getString(R.string.none), R.string.review_none_advice);
    }
    String fact = resources.getString(R.string.review_checking);
    return text(MessageStyle.PLAIN, fact, R.string.review_checking_advice);
  }

  private MessageText text(MessageStyle tone, String fact, int advice) {
    return new MessageText(tone, fact, resources.getString(advice));
  }

  /** The selected cell, as in "Doubtful cell 2 of 3 · G7". */
  String place(SelectedCell focus) {
    String name = Cells.name(focus.cell());
    return focus.place() == 0
        ? resources.getString(R.string.review_cell, name)
        : resources.getString(R.string.review_doubtful, focus.place(), focus.doubts(), name);
  }

  /** The same in a short form, as in "G7 (2 of 3)". */
  String shortPlace(SelectedCell focus) {
    String name = Cells.name(focus.cell());
    return focus.place() == 0
        ? place(focus)
        : resources.getString(R.string.review_doubtful_short, focus.place(), focus.doubts(), name);
  }

  /** The hint when no cell is selected; a proposal marks cells, too. */
  String nothing(ReviewUiState state) {
    if (state.show().unread()) {
      return resources.getString(R.string.review_doubts_unread);
    }
    return resources.getString(
        state.proposal().isPresent()
            ? R.string.review_would_change
            : R.string.review_nothing_in_doubt);
  }

  public String photoButton(boolean isShown) {
    return resources.getString(isShown ? R.string.review_show_reading : R.string.review_show_photo);
  }

  String percent(int percent) {
    return resources.getString(R.string.review_percent, percent);
  }

  public String amount(int percent) {
    return switch (percent) {
      case 0 -> resources.getString(R.string.review_amount_none);
      case 100 -> resources.getString(R.string.review_amount_all);
      default -> resources.getString(R.string.review_amount_part, percent);
    };
  }

  String digit(int digit) {
    return String.format(Locale.getDefault(), "%d", digit);
  }

  /** A choice in two short lines, the second one small. */
  CharSequence choice(Choice choice) {
    boolean isEmpty = choice.digit() == Grid.NO_DIGIT;
    if (!choice.isTold() && !isEmpty) {
      return digit(choice.digit());
    }
    String name = isEmpty ? resources.getString(R.string.review_empty_sign) : digit(choice.digit());
    String detail =
        choice.isTold() ? percent(choice.percent()) : resources.getString(R.string.review_empty);
    SpannableStringBuilder lines = new SpannableStringBuilder(name).append('\n');
    lines.append(detail, new RelativeSizeSpan(SMALL), Spanned.SPAN_EXCLUSIVE_EXCLUSIVE);
    return lines;
  }

  /**
   * The choice for screen readers, with its source if no percentage is shown. It differs from the
   * names of the digit keys.
   */
  String sayChoice(Choice choice) {
    String name =
        choice.digit() == Grid.NO_DIGIT
            ? resources.getString(R.string.cell_empty)
            : digit(choice.digit());
    if (choice.isTold()) {
      return resources.getString(R.string.review_say_choice, name, choice.percent());
    }
    if (choice.percent() == SelectedCell.WITHHELD) {
      return resources.getString(R.string.review_say_perhaps, name);
    }
    return choice.isChosen() ? resources.getString(R.string.review_say_own, name) : name;
  }

  String ink(SelectedCell focus) {
    return resources.getString(
        focus.content().ink() == Ink.WRITTEN ? R.string.review_printed : R.string.review_written);
  }

  String proposalFact(RepairProposal proposal) {
    int count = proposal.changes().size();
    return resources.getQuantityString(R.plurals.review_proposal, count, count);
  }

  List<String> changes(RepairProposal proposal) {
    return each(R.string.review_change, proposal.changes());
  }

  /** The changes made, one a line. */
  String made(RepairProposal repair) {
    List<GivenChange> changes = repair.changes();
    int listed = Math.min(MOST_LISTED, changes.size());
    List<String> lines = each(R.string.review_repaired_change, changes.subList(0, listed));
    int more = changes.size() - listed;
    if (more > 0) {
      lines.add(resources.getQuantityString(R.plurals.review_more_changes, more, more));
    }
    return TextUtils.join("\n", lines);
  }

  /** The same, as in "Repaired: G7 is 5 instead of 6". */
  String repaired(RepairProposal repair) {
    return resources.getString(R.string.review_repaired, made(repair));
  }

  private List<String> each(@StringRes int words, List<GivenChange> changes) {
    List<String> lines = new ArrayList<>();
    for (GivenChange change : changes) {
      lines.add(
          resources.getString(
              words, Cells.name(change.cell()), named(change.to()), named(change.from())));
    }
    return lines;
  }

  private String named(int digit) {
    return digit == Grid.NO_DIGIT ? resources.getString(R.string.cell_empty) : digit(digit);
  }
}
