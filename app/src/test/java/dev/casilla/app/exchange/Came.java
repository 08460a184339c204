package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import java.util.ArrayList;
import java.util.List;

/** What a text held, with all of its sheets in memory. */
record Came(List<Arrival> sheets, int malformed) {
  static Came of(Incoming incoming) {
    List<Arrival> sheets = new ArrayList<>();
    try (Arrivals arrivals = incoming.arrivals()) {
      arrivals.forEach(sheets::add);
    }
    return new Came(sheets, incoming.malformed());
  }
}
