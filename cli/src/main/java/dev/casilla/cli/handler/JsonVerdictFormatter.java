package dev.casilla.cli.handler;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Verdict;
import java.util.Optional;

/** One JSON object for each puzzle. Stateless. */
public final class JsonVerdictFormatter implements VerdictFormatter {
  @Override
  public String format(JudgedPuzzle judged) {
    JsonObject json =
        JsonObject.verdict(Outcome.of(judged.verdict()), judged.puzzle())
            .location(judged.location());
    Verdict verdict = judged.verdict();
    if (verdict instanceof Verdict.Unique unique) {
      return json.solution(unique.solution()).toString();
    }
    if (verdict instanceof Verdict.Several several) {
      return count(json, judged)
          .with("first", several.first().toString())
          .with("second", several.second().toString())
          .cells("differing", several.differing())
          .toString();
    }
    if (verdict instanceof Verdict.TooFewClues few) {
      return count(json, judged)
          .with("givens", few.givens())
          .with("distinctDigits", few.distinctDigits())
          .toString();
    }
    return none(json, verdict).corrections(judged.corrections()).toString();
  }

  @Override
  public Optional<String> format(SourceLocation location, InvalidGridException error) {
    return Optional.of(JsonObject.malformed(location, error));
  }

  private static JsonObject none(JsonObject json, Verdict verdict) {
    return verdict instanceof Verdict.Clashing clashing
        ? json.cells("clashing", clashing.cells())
        : json.cells("contradiction", ((Verdict.Unsolvable) verdict).contradiction());
  }

  private static JsonObject count(JsonObject json, JudgedPuzzle judged) {
    return json.count(judged.count().counted(), judged.count().limit());
  }
}
