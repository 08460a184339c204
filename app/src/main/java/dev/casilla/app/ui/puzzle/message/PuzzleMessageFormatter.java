package dev.casilla.app.ui.puzzle.message;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.BoardDescriber;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.solver.Cells;
import dev.casilla.solver.SolutionCount;

/** Puts messages into the person's language. */
public final class PuzzleMessageFormatter implements PuzzleMessage.Visitor<MessageText> {
  /** A clash of this many digits is told by number. */
  private static final int TWO = 2;

  private final Resources resources;

  public PuzzleMessageFormatter(Resources resources) {
    this.resources = resources;
  }

  @Override
  public MessageText fixed(PuzzleMessage.Fixed saying) {
    return switch (saying) {
      case OPENING -> new MessageText(MessageStyle.INVITING, "", "");
      case STILL_OPENING ->
          text(MessageStyle.ANSWER, R.string.still_opening, R.string.still_opening_advice);
      case INVITE ->
          new MessageText(MessageStyle.INVITING, resources.getString(R.string.invite), "");
      case START_TYPING ->
          text(MessageStyle.ANSWER, R.string.start_typing, R.string.start_typing_advice);
      case NONE_SO_FAR -> text(MessageStyle.BAD, R.string.none_so_far, R.string.none_so_far_advice);
      case NONE_PRINTED -> text(MessageStyle.BAD, R.string.none, R.string.none_so_far_advice);
      case SEVERAL_PRINTED ->
          text(MessageStyle.ANSWER, R.string.several_printed, R.string.several_printed_advice);
      case FILLED -> text(MessageStyle.PLAIN, R.string.filled, R.string.filled_advice);
      case COMPLETE -> text(MessageStyle.GOOD, R.string.complete, R.string.complete_advice);
      case SOLVING -> text(MessageStyle.ANSWER, R.string.solving, R.string.solving_advice);
      case READING -> text(MessageStyle.ANSWER, R.string.reading, R.string.reading_advice);
      case PRINTED_CLUE ->
          text(MessageStyle.ANSWER, R.string.printed_clue, R.string.printed_clue_advice);
      case EDITING_CLUES ->
          text(MessageStyle.ANSWER, R.string.editing_clues, R.string.editing_clues_advice);
      case STARTED_OVER ->
          text(MessageStyle.ANSWER, R.string.started_over, R.string.started_over_advice);
      case SELECT_A_CELL ->
          text(MessageStyle.ANSWER, R.string.select_a_cell, R.string.select_a_cell_advice);
      case NOT_KEPT ->
          text(MessageStyle.BAD, R.string.changes_not_kept, R.string.changes_not_kept_advice);
    };
  }

  @Override
  public MessageText counted(PuzzleMessage.Counted counted) {
    int count = counted.count();
    return switch (counted.about()) {
      case CLUES -> countedFact(MessageStyle.PLAIN, R.plurals.clues, count, R.string.clues_advice);
      case CLUES_PRINTED ->
          countedFact(
              MessageStyle.PLAIN, R.plurals.clues_printed, count, R.string.clues_printed_advice);
      case ONE_SO_FAR ->
          countedAdvice(MessageStyle.GOOD, R.string.one_so_far, R.plurals.one_so_far_advice, count);
      case ONE ->
          countedAdvice(MessageStyle.GOOD, R.string.one_so_far, R.plurals.one_advice, count);
      case SEVERAL_SO_FAR ->
          countedAdvice(
              MessageStyle.PLAIN, R.string.several_so_far, R.plurals.several_so_far_advice, count);
      case CELLS_LEFT ->
          countedFact(MessageStyle.PLAIN, R.plurals.cells_left, count, R.string.cells_left_advice);
      case TOO_FEW_CLUES ->
          countedFact(
              MessageStyle.DOUBT, R.plurals.too_few_clues, count, R.string.too_few_clues_advice);
      case TOO_FEW_DIGITS ->
          countedFact(
              MessageStyle.DOUBT, R.plurals.too_few_digits, count, R.string.too_few_digits_advice);
      case ALL_RIGHT ->
          countedAdvice(MessageStyle.GOOD, R.string.all_right, R.plurals.all_right_advice, count);
      case REVEALED ->
          countedAdvice(MessageStyle.ANSWER, R.string.revealed, R.plurals.revealed_advice, count);
      case ONLY_SOLUTION ->
          countedAdvice(
              MessageStyle.GOOD, R.string.only_solution, R.plurals.only_solution_advice, count);
      case NO_SOLUTION ->
          countedAdvice(MessageStyle.BAD, R.string.none, R.plurals.none_advice, count);
      case NO_SOLUTION_BUT ->
          countedAdvice(MessageStyle.BAD, R.string.none, R.plurals.none_but_advice, count);
    };
  }

  @Override
  public MessageText clash(PuzzleMessage.Clash clash) {
    boolean two = clash.times() == TWO;
    int words =
        switch (clash.kind()) {
          case ROW -> two ? R.string.clash_row : R.string.clash_row_more;
          case COLUMN -> two ? R.string.clash_column : R.string.clash_column_more;
          case BLOCK -> two ? R.string.clash_block : R.string.clash_block_more;
        };
    String unit =
        switch (clash.kind()) {
          case ROW -> BoardDescriber.rowName(clash.index());
          case COLUMN, BLOCK -> String.valueOf(clash.index() + 1);
        };
    String fact = resources.getString(words, clash.digit(), unit);
    return new MessageText(MessageStyle.BAD, fact, resources.getString(R.string.clash_advice));
  }

  @Override
  public MessageText several(PuzzleMessage.Several several) {
    int counted = several.count().counted();
    int words = several.count().isAtLeast() ? R.plurals.several_at_least : R.plurals.several;
    String fact = resources.getQuantityString(words, counted, counted);
    return new MessageText(MessageStyle.DOUBT, fact, advice(several));
  }

  @Override
  public MessageText oneOf(PuzzleMessage.OneOf one) {
    String fact = one.count().map(this::oneOf).orElse(resources.getString(R.string.one_of_several));
    return new MessageText(MessageStyle.DOUBT, fact, resources.getString(R.string.one_of_advice));
  }

  private String oneOf(SolutionCount count) {
    int counted = count.counted();
    int words = count.isAtLeast() ? R.plurals.one_of_at_least : R.plurals.one_of;
    return resources.getQuantityString(words, counted, counted);
  }

  @Override
  public MessageText wrong(PuzzleMessage.Wrong wrong) {
    String fact = resources.getString(R.string.wrong, wrong.digit(), Cells.name(wrong.cell()));
    return new MessageText(MessageStyle.BAD, fact, resources.getString(R.string.wrong_advice));
  }

  @Override
  public MessageText pasted(PuzzleMessage.Pasted pasted) {
    int kept = pasted.kept();
    int malformed = pasted.malformed();
    String fact = resources.getQuantityString(R.plurals.pasted, kept, kept);
    String advice =
        malformed == 0
            ? resources.getString(R.string.pasted_advice)
            : resources.getQuantityString(R.plurals.pasted_but_advice, malformed, malformed);
    return new MessageText(malformed == 0 ? MessageStyle.ANSWER : MessageStyle.DOUBT, fact, advice);
  }

  @Override
  public MessageText pasteFailed(PasteError trouble) {
    return new PasteErrorFormatter(resources).format(trouble);
  }

  private String advice(PuzzleMessage.Several several) {
    int differing = several.differing();
    return switch (several.shown()) {
      case FIRST -> resources.getString(R.string.several_first);
      case SECOND -> resources.getString(R.string.several_second);
      default -> resources.getQuantityString(R.plurals.several_advice, differing, differing);
    };
  }

  private MessageText countedFact(MessageStyle tone, int fact, int count, int advice) {
    return new MessageText(
        tone, resources.getQuantityString(fact, count, count), resources.getString(advice));
  }

  private MessageText countedAdvice(MessageStyle tone, int fact, int advice, int count) {
    return new MessageText(
        tone, resources.getString(fact), resources.getQuantityString(advice, count, count));
  }

  private MessageText text(MessageStyle tone, int fact, int advice) {
    return new MessageText(tone, resources.getString(fact), resources.getString(advice));
  }
}
