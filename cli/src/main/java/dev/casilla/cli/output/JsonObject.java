package dev.casilla.cli.output;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleText;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Builds a JSON object on one line. Confined to one thread. */
public final class JsonObject {
  private final StringBuilder members = new StringBuilder();

  /** An object that says what a puzzle amounts to. */
  public static JsonObject verdict(String verdict, Grid puzzle) {
    return new JsonObject().with("verdict", verdict).with("puzzle", puzzle.toString());
  }

  /** The whole object about a text that is no puzzle. */
  public static String malformed(SourceLocation place, InvalidGridException trouble) {
    return new JsonObject()
        .with("verdict", "malformed")
        .with("source", place.source())
        .with("line", place.line())
        .with("problem", trouble.problem().name().toLowerCase(Locale.ROOT))
        .with("position", trouble.position())
        .toString();
  }

  public JsonObject with(String name, String value) {
    return member(name, quoted(value));
  }

  public JsonObject with(String name, long value) {
    return member(name, String.valueOf(value));
  }

  public JsonObject with(String name, boolean value) {
    return member(name, String.valueOf(value));
  }

  /** A member of which nothing is known. */
  public JsonObject withNull(String name) {
    return member(name, "null");
  }

  /** Numbers with one decimal place. */
  public JsonObject numbers(String name, Collection<Double> numbers) {
    return array(
        name, numbers.stream().map(number -> String.format(Locale.ROOT, "%.1f", number)).toList());
  }

  /** A number that a table shows with {@code decimals} places. */
  public JsonObject with(String name, double value, int decimals) {
    return member(name, String.format(Locale.ROOT, "%." + decimals + "f", value));
  }

  /** A solution and the answer the web API asks for. */
  public JsonObject solution(Grid solution) {
    return with("solution", solution.toString()).with("answer", PuzzleText.answer(solution));
  }

  /** How many solutions there are, if at least {@code limit} then that many. */
  public JsonObject count(int count, int limit) {
    return with("count", count).member("atLeast", String.valueOf(count >= limit));
  }

  /** Cells by name. */
  public JsonObject cells(String name, Collection<Integer> cells) {
    return array(name, cells.stream().map(Cells::name).map(JsonObject::quoted).toList());
  }

  public JsonObject corrections(Collection<Correction> corrections) {
    return array(
        "corrections",
        corrections.stream()
            .map(
                change ->
                    new JsonObject()
                        .with("cell", Cells.name(change.cell()))
                        .with("from", change.from())
                        .with("to", change.to())
                        .toString())
            .toList());
  }

  @Override
  public String toString() {
    return "{" + members + "}";
  }

  private JsonObject array(String name, List<String> elements) {
    return member(name, elements.stream().collect(Collectors.joining(",", "[", "]")));
  }

  private JsonObject member(String name, String value) {
    members.append(members.length() == 0 ? "" : ",");
    members.append(quoted(name)).append(':').append(value);
    return this;
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '"' || character == '\\') {
        quoted.append('\\').append(character);
      } else if (character < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
      } else {
        quoted.append(character);
      }
    }
    return quoted.append('"').toString();
  }
}
