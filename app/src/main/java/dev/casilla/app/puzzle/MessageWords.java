package dev.casilla.app.puzzle;

import android.content.res.Resources;
import dev.casilla.app.R;
import dev.casilla.app.board.BoardWords;

/** Puts messages into the person's language. */
final class MessageWords implements PuzzleMessage.Teller<MessageText> {
  private final Resources resources;

  MessageWords(Resources resources) {
    this.resources = resources;
  }

  @Override
  public MessageText invite() {
    return new MessageText(Tone.INVITING, resources.getString(R.string.invite), "");
  }

  @Override
  public MessageText trouble(PasteTrouble trouble) {
    return new PasteTroubleWords(resources).tell(trouble);
  }

  @Override
  public MessageText ready(int clues) {
    String fact = resources.getQuantityString(R.plurals.ready, clues, clues);
    return new MessageText(Tone.PLAIN, fact, resources.getString(R.string.ready_advice));
  }

  @Override
  public MessageText tooFewClues(int clues) {
    String fact = resources.getQuantityString(R.plurals.too_few_clues, clues, clues);
    return new MessageText(Tone.DOUBT, fact, resources.getString(R.string.too_few_clues_advice));
  }

  @Override
  public MessageText tooFewDigits(int digits) {
    String fact = resources.getQuantityString(R.plurals.too_few_digits, digits, digits);
    return new MessageText(Tone.DOUBT, fact, resources.getString(R.string.too_few_digits_advice));
  }

  @Override
  public MessageText complete() {
    return text(Tone.GOOD, R.string.complete, R.string.complete_advice);
  }

  @Override
  public MessageText clash(PuzzleMessage.Clash clash) {
    String fact =
        switch (clash.kind()) {
          case ROW -> clash(R.string.clash_row, clash, BoardWords.rowName(clash.index()));
          case COLUMN -> clash(R.string.clash_column, clash, number(clash.index()));
          case BLOCK -> clash(R.string.clash_block, clash, number(clash.index()));
        };
    return new MessageText(Tone.BAD, fact, resources.getString(R.string.clash_advice));
  }

  @Override
  public MessageText solving() {
    return text(Tone.PLAIN, R.string.solving, R.string.solving_advice);
  }

  @Override
  public MessageText onlySolution(int filled) {
    String advice = resources.getQuantityString(R.plurals.only_solution_advice, filled, filled);
    return new MessageText(Tone.GOOD, resources.getString(R.string.only_solution), advice);
  }

  @Override
  public MessageText several(PuzzleMessage.Several several) {
    int counted = several.count().counted();
    int words = several.count().isAtLeast() ? R.plurals.several_at_least : R.plurals.several;
    String fact = resources.getQuantityString(words, counted, counted);
    int differing = several.differing();
    String advice = resources.getQuantityString(R.plurals.several_advice, differing, differing);
    return new MessageText(Tone.DOUBT, fact, advice);
  }

  @Override
  public MessageText noSolution(int contradicting) {
    String advice =
        resources.getQuantityString(R.plurals.none_advice, contradicting, contradicting);
    return new MessageText(Tone.BAD, resources.getString(R.string.none), advice);
  }

  private String clash(int words, PuzzleMessage.Clash clash, String unit) {
    return resources.getString(words, clash.digit(), unit);
  }

  private MessageText text(Tone tone, int fact, int advice) {
    return new MessageText(tone, resources.getString(fact), resources.getString(advice));
  }

  private static String number(int index) {
    return String.valueOf(index + 1);
  }
}
