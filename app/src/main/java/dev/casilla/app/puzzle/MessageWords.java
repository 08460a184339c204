package dev.casilla.app.puzzle;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.board.BoardWords;
import dev.casilla.app.page.MessageText;
import dev.casilla.app.page.Tone;
import dev.casilla.solver.Cells;
import dev.casilla.solver.SolutionCount;

/** Puts messages into the person's language. */
final class MessageWords implements PuzzleMessage.Teller<MessageText> {
  /** A clash of this many digits is told by number. */
  private static final int TWO = 2;

  private final Resources resources;

  MessageWords(Resources resources) {
    this.resources = resources;
  }

  @Override
  public MessageText said(PuzzleMessage.Saying saying) {
    return switch (saying) {
      case OPENING -> new MessageText(Tone.INVITING, "", "");
      case STILL_OPENING ->
          text(Tone.ANSWER, R.string.still_opening, R.string.still_opening_advice);
      case INVITE -> new MessageText(Tone.INVITING, resources.getString(R.string.invite), "");
      case START_TYPING -> text(Tone.ANSWER, R.string.start_typing, R.string.start_typing_advice);
      case NONE_SO_FAR -> text(Tone.BAD, R.string.none_so_far, R.string.none_so_far_advice);
      case NONE_PRINTED -> text(Tone.BAD, R.string.none, R.string.none_so_far_advice);
      case SEVERAL_PRINTED ->
          text(Tone.ANSWER, R.string.several_printed, R.string.several_printed_advice);
      case FILLED -> text(Tone.PLAIN, R.string.filled, R.string.filled_advice);
      case COMPLETE -> text(Tone.GOOD, R.string.complete, R.string.complete_advice);
      case SOLVING -> text(Tone.ANSWER, R.string.solving, R.string.solving_advice);
      case READING -> text(Tone.ANSWER, R.string.reading, R.string.reading_advice);
      case PRINTED_CLUE -> text(Tone.ANSWER, R.string.printed_clue, R.string.printed_clue_advice);
      case EDITING_CLUES ->
          text(Tone.ANSWER, R.string.editing_clues, R.string.editing_clues_advice);
      case STARTED_OVER -> text(Tone.ANSWER, R.string.started_over, R.string.started_over_advice);
      case SELECT_A_CELL ->
          text(Tone.ANSWER, R.string.select_a_cell, R.string.select_a_cell_advice);
      case NOT_KEPT -> text(Tone.BAD, R.string.changes_not_kept, R.string.changes_not_kept_advice);
    };
  }

  @Override
  public MessageText counted(PuzzleMessage.Counted counted) {
    int count = counted.count();
    return switch (counted.about()) {
      case CLUES -> countedFact(Tone.PLAIN, R.plurals.clues, count, R.string.clues_advice);
      case CLUES_PRINTED ->
          countedFact(Tone.PLAIN, R.plurals.clues_printed, count, R.string.clues_printed_advice);
      case ONE_SO_FAR ->
          countedAdvice(Tone.GOOD, R.string.one_so_far, R.plurals.one_so_far_advice, count);
      case ONE -> countedAdvice(Tone.GOOD, R.string.one_so_far, R.plurals.one_advice, count);
      case SEVERAL_SO_FAR ->
          countedAdvice(
              Tone.PLAIN, R.string.several_so_far, R.plurals.several_so_far_advice, count);
      case CELLS_LEFT ->
          countedFact(Tone.PLAIN, R.plurals.cells_left, count, R.string.cells_left_advice);
      case TOO_FEW_CLUES ->
          countedFact(Tone.DOUBT, R.plurals.too_few_clues, count, R.string.too_few_clues_advice);
      case TOO_FEW_DIGITS ->
          countedFact(Tone.DOUBT, R.plurals.too_few_digits, count, R.string.too_few_digits_advice);
      case ALL_RIGHT ->
          countedAdvice(Tone.GOOD, R.string.all_right, R.plurals.all_right_advice, count);
      case REVEALED ->
          countedAdvice(Tone.ANSWER, R.string.revealed, R.plurals.revealed_advice, count);
      case ONLY_SOLUTION ->
          countedAdvice(Tone.GOOD, R.string.only_solution, R.plurals.only_solution_advice, count);
      case NO_SOLUTION -> countedAdvice(Tone.BAD, R.string.none, R.plurals.none_advice, count);
      case NO_SOLUTION_BUT ->
          countedAdvice(Tone.BAD, R.string.none, R.plurals.none_but_advice, count);
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
          case ROW -> BoardWords.rowName(clash.index());
          case COLUMN, BLOCK -> String.valueOf(clash.index() + 1);
        };
    String fact = resources.getString(words, clash.digit(), unit);
    return new MessageText(Tone.BAD, fact, resources.getString(R.string.clash_advice));
  }

  @Override
  public MessageText several(PuzzleMessage.Several several) {
    int counted = several.count().counted();
    int words = several.count().isAtLeast() ? R.plurals.several_at_least : R.plurals.several;
    String fact = resources.getQuantityString(words, counted, counted);
    return new MessageText(Tone.DOUBT, fact, advice(several));
  }

  @Override
  public MessageText oneOf(PuzzleMessage.OneOf one) {
    String fact = one.count().map(this::oneOf).orElse(resources.getString(R.string.one_of_several));
    return new MessageText(Tone.DOUBT, fact, resources.getString(R.string.one_of_advice));
  }

  private String oneOf(SolutionCount count) {
    int counted = count.counted();
    int words = count.isAtLeast() ? R.plurals.one_of_at_least : R.plurals.one_of;
    return resources.getQuantityString(words, counted, counted);
  }

  @Override
  public MessageText wrong(PuzzleMessage.Wrong wrong) {
    String fact = resources.getString(R.string.wrong, wrong.digit(), Cells.name(wrong.cell()));
    return new MessageText(Tone.BAD, fact, resources.getString(R.string.wrong_advice));
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
    return new MessageText(malformed == 0 ? Tone.ANSWER : Tone.DOUBT, fact, advice);
  }

  @Override
  public MessageText trouble(PasteTrouble trouble) {
    return new PasteTroubleWords(resources).tell(trouble);
  }

  private String advice(PuzzleMessage.Several several) {
    int differing = several.differing();
    return switch (several.shown()) {
      case FIRST -> resources.getString(R.string.several_first);
      case SECOND -> resources.getString(R.string.several_second);
      default -> resources.getQuantityString(R.plurals.several_advice, differing, differing);
    };
  }

  private MessageText countedFact(Tone tone, int fact, int count, int advice) {
    return new MessageText(
        tone, resources.getQuantityString(fact, count, count), resources.getString(advice));
  }

  private MessageText countedAdvice(Tone tone, int fact, int advice, int count) {
    return new MessageText(
        tone, resources.getString(fact), resources.getQuantityString(advice, count, count));
  }

  private MessageText text(Tone tone, int fact, int advice) {
    return new MessageText(tone, resources.getString(fact), resources.getString(advice));
  }
}
