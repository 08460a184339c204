package dev.casilla.cli.reading;

import dev.casilla.cli.output.JsonObject;
import dev.casilla.cli.output.Outcome;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One JSON object for each photo, always with the same members. Stateless. */
final class PhotoJsonFormatter {
  private PhotoJsonFormatter() {}

  static String of(PhotoResult result, Optional<Verdict> verdict) {
    Optional<ReadBoard> board = result.board();
    JsonObject json = new JsonObject().with("file", result.location().source());
    optional(json, "grid", board.map(ReadBoard::shown).map(Grid::toString));
    optional(json, "raw", board.map(ReadBoard::raw).map(Grid::toString));
    json.with("accepted", board.isPresent() && board.get().isCertain());
    optional(json, "entries", board.map(ReadBoard::entries).map(Grid::toString));
    optional(json, "solution", board.flatMap(ReadBoard::solution).map(Grid::toString));
    optional(json, "verdict", verdict.map(Outcome::of).map(Outcome::word));
    optional(json, "rejection", result.rejection().map(why -> why.name().toLowerCase(Locale.ROOT)));
    if (board.isPresent()) {
      json.numbers("corners", corners(result, board.get().corners()));
      json.cells("doubtful", board.get().doubtful());
    } else {
      json.withNull("corners").cells("doubtful", List.of());
    }
    return json.with("millis", result.millis()).toString();
  }

  /** The object for a file that cannot be read. */
  static String failed(String file, String rejection) {
    JsonObject json = new JsonObject().with("file", file).withNull("grid").withNull("raw");
    json.with("accepted", false).withNull("entries").withNull("solution").withNull("verdict");
    json.with("rejection", rejection).withNull("corners").cells("doubtful", List.of());
    return json.with("millis", 0).toString();
  }

  private static void optional(JsonObject json, String name, Optional<String> value) {
    value.ifPresentOrElse(text -> json.with(name, text), () -> json.withNull(name));
  }

  private static List<Double> corners(PhotoResult result, Quad quad) {
    return List.of(quad.topLeft(), quad.topRight(), quad.bottomRight(), quad.bottomLeft()).stream()
        .map(result.photo()::inFile)
        .flatMap(corner -> List.of(corner.x(), corner.y()).stream())
        .toList();
  }
}
