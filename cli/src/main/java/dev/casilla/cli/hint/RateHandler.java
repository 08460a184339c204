package dev.casilla.cli.hint;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.rating.Rater;
import dev.casilla.solver.rating.Rating;
import java.util.Locale;

/** Writes the ratings of puzzles in words that do not depend on the locale. */
public final class RateHandler extends UniquePuzzleHandler {
  /** How ratings are written. */
  public enum Format {
    TABS,
    JSON
  }

  private final Format format;
  private final Rater rater = new Rater();

  public RateHandler(Format format, Messages messages) {
    super(messages);
    this.format = format;
  }

  @Override
  void handleUnique(Grid clues, Output output) {
    Rating rating = rater.rate(clues);
    output.print(format == Format.JSON ? json(clues, rating) : tabs(clues, rating));
  }

  @Override
  void handleOther(Outcome outcome, Grid clues, Output output) {
    if (format == Format.JSON) {
      output.print(JsonObject.verdict(outcome, clues).toString());
    }
  }

  @Override
  public void handleMalformed(SourceLocation location, InvalidGridException error, Output output) {
    if (format == Format.JSON) {
      output.print(JsonObject.malformed(location, error));
    }
  }

  private static String tabs(Grid clues, Rating rating) {
    return String.join(
        "\t",
        clues.toString(),
        word(rating.level()),
        String.valueOf(rating.score()),
        rating.hardest().map(RateHandler::word).orElse(""));
  }

  private static String json(Grid clues, Rating rating) {
    JsonObject steps = new JsonObject();
    rating.steps().forEach((technique, count) -> steps.with(word(technique), count));
    JsonObject json =
        JsonObject.verdict(Outcome.UNIQUE, clues)
            .with("level", word(rating.level()))
            .with("score", rating.score());
    rating
        .hardest()
        .ifPresentOrElse(
            hardest -> json.with("hardest", word(hardest)), () -> json.withNull("hardest"));
    return json.with("steps", steps).toString();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
