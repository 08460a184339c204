package dev.casilla.cli.handler;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.Verdict;
import java.util.Optional;

/** One JSON object a puzzle. Stateless. */
public final class JsonVerdictFormatter implements VerdictFormatter {
  @Override
  public String format(JudgedPuzzle judged) {
    JsonObject json =
        JsonObject.verdict(name(judged), judged.puzzle())
            .with("source", judged.place().source())
            .with("line", judged.place().line());
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
  public Optional<String> format(SourceLocation place, InvalidGridException trouble) {
    return Optional.of(JsonObject.malformed(place, trouble));
  }

  private static JsonObject none(JsonObject json, Verdict verdict) {
    return verdict instanceof Verdict.Clashing clashing
        ? json.cells("clashing", clashing.cells())
        : json.cells("contradiction", ((Verdict.Unsolvable) verdict).contradiction());
  }

  private static JsonObject count(JsonObject json, JudgedPuzzle judged) {
    return json.count(judged.count().counted(), judged.count().limit());
  }

  private static String name(JudgedPuzzle judged) {
    if (judged.verdict() instanceof Verdict.Unique) {
      return "unique";
    }
    return judged.count().counted() == 0 ? "none" : "several";
  }
}
