package dev.casilla.app.data.transfer;

import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.model.NewSheet;
import java.util.ArrayList;
import java.util.List;

/** The sheets of a text, all in memory. */
record ParsedText(List<NewSheet> sheets, int malformed) {
  static ParsedText of(NewSheetBatch incoming) {
    List<NewSheet> sheets = new ArrayList<>();
    try (incoming) {
      incoming.forEach(sheets::add);
      return new ParsedText(sheets, incoming.malformed());
    }
  }
}
