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

  /** An object that begins with the verdict and the puzzle. */
  public static JsonObject verdict(Outcome outcome, Grid puzzle) {
    return new JsonObject().with("verdict", outcome.word()).with("puzzle", puzzle.toString());
  }

  /** The object for a text that is not a puzzle. */
  public static String malformed(SourceLocation location, InvalidGridException error) {
    return new JsonObject()
        .with("verdict", Outcome.MALFORMED.word())
        .location(location)
        .with("problem", error.problem().name().toLowerCase(Locale.ROOT))
        .with("position", error.position() + 1)
        .toString();
  }

  /** The source and, for a file, the line. */
  public JsonObject location(SourceLocation location) {
    with("source", location.source());
    return location.line() == null ? withNull("line") : with("line", location.line());
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

  public JsonObject with(String name, JsonObject value) {
    return member(name, value.toString());
  }

  /** A member without a value. */
  public JsonObject withNull(String name) {
    return member(name, "null");
  }

  /** Numbers with one decimal location. */
  public JsonObject numbers(String name, Collection<Double> numbers) {
    return array(
        name, numbers.stream().map(number -> String.format(Locale.ROOT, "%.1f", number)).toList());
  }

  /** A number with {@code decimals} places. */
  public JsonObject with(String name, double value, int decimals) {
    return member(name, String.format(Locale.ROOT, "%." + decimals + "f", value));
  }

  /** A solution, and its main diagonal, which the web API calls the answer. */
  public JsonObject solution(Grid solution) {
    return with("solution", solution.toString()).with("answer", PuzzleText.answer(solution));
  }

  /** The number of solutions, counted up to {@code limit}. */
  public JsonObject count(int count, int limit) {
    return with("count", count).member("atLeast", String.valueOf(count >= limit));
  }

  /** Cells by name. */
  public JsonObject cells(String name, Collection<Integer> cells) {
    return strings(name, cells.stream().map(Cells::name).toList());
  }

  public JsonObject strings(String name, Collection<String> strings) {
    return array(name, strings.stream().map(JsonObject::quoted).toList());
  }

  public JsonObject objects(String name, Collection<JsonObject> objects) {
    return array(name, objects.stream().map(JsonObject::toString).toList());
  }

  public JsonObject corrections(Collection<Correction> corrections) {
    return objects(
        "corrections",
        corrections.stream()
            .map(
                change ->
                    new JsonObject()
                        .with("cell", Cells.name(change.cell()))
                        .with("from", change.from())
                        .with("to", change.to()))
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
