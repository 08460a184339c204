package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.rating.Rater;
import dev.casilla.solver.rating.Rating;

/** Writes the ratings of puzzles in words that do not depend on the locale. */
public final class RateHandler extends UniquePuzzleHandler {
  private final Rater rater = new Rater();

  public RateHandler(Messages messages, ResultFormat format) {
    super(messages, format);
  }

  @Override
  void handleUnique(SourceLocation location, Grid clues, Output output) {
    Rating rating = rater.rate(clues);
    output.print(isJson() ? json(clues, rating) : tabs(clues, rating));
  }

  private static String tabs(Grid clues, Rating rating) {
    return String.join(
        "\t",
        clues.toString(),
        HintJson.word(rating.level()),
        String.valueOf(rating.score()),
        rating.hardest().map(HintJson::word).orElse(""));
  }

  private static String json(Grid clues, Rating rating) {
    JsonObject steps = new JsonObject();
    rating.steps().forEach((technique, count) -> steps.with(HintJson.word(technique), count));
    return HintJson.rating(JsonObject.verdict(Outcome.UNIQUE, clues), rating)
        .with("steps", steps)
        .toString();
  }
}
