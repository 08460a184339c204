package dev.casilla.app.data.transfer;

import android.util.JsonReader;
import android.util.JsonToken;
import android.util.JsonWriter;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * One sheet in JSON: {@code origin}, {@code givens} and {@code entries} as grid strings, {@code
 * notes} by cell as in {@code {"A2":"58"}}, {@code journal}, and {@code created} and {@code
 * changed} in milliseconds since 1970. All but {@code givens} may be missing.
 */
// A value of the wrong type must not stop the reader: it is skipped, and the sheet is reported as
// malformed only at its end, when the reader is at the next sheet.
final class SheetJsonCodec {
  private final Map<String, String> texts = new TreeMap<>();
  private final Map<String, String> notes = new TreeMap<>();

  private SheetJsonCodec() {}

  static void write(JsonWriter json, StoredSheet kept) throws IOException {
    Sheet sheet = kept.sheet();
    json.beginObject();
    json.name("origin").value(kept.origin().name().toLowerCase(Locale.ROOT));
    json.name("givens").value(sheet.givens().toString());
    json.name("entries").value(sheet.entries().toString());
    json.name("notes").beginObject();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (sheet.notesAt(cell) != Digits.NONE) {
        json.name(Cells.name(cell)).value(Digits.text(sheet.notesAt(cell)));
      }
    }
    json.endObject();
    json.name("journal").value(kept.journal());
    json.name("created").value(kept.createdMillis());
    json.name("changed").value(kept.changedMillis());
    json.endObject();
  }

  /**
   * Reads one sheet.
   *
   * @throws IllegalArgumentException if it is malformed; the reader can continue with the next one
   */
  static NewSheet read(JsonReader json) throws IOException {
    if (json.peek() != JsonToken.BEGIN_OBJECT) {
      json.skipValue();
      throw new IllegalArgumentException("no sheet");
    }
    SheetJsonCodec sheet = new SheetJsonCodec();
    json.beginObject();
    while (json.hasNext()) {
      sheet.take(json.nextName(), json);
    }
    json.endObject();
    return sheet.arrival();
  }

  private void take(String name, JsonReader json) throws IOException {
    if (json.peek() == JsonToken.STRING || json.peek() == JsonToken.NUMBER) {
      texts.put(name, json.nextString());
    } else if (name.equals("notes") && json.peek() == JsonToken.BEGIN_OBJECT) {
      takeNotes(json);
    } else {
      json.skipValue();
    }
  }

  private void takeNotes(JsonReader json) throws IOException {
    json.beginObject();
    while (json.hasNext()) {
      String cell = json.nextName();
      if (json.peek() == JsonToken.STRING) {
        notes.put(cell, json.nextString());
      } else {
        json.skipValue();
      }
    }
    json.endObject();
  }

  private NewSheet arrival() {
    String origin = text("origin", Origin.PASTED.name()).toUpperCase(Locale.ROOT);
    long created = Long.parseLong(text("created", "0"));
    long changed = Long.parseLong(text("changed", String.valueOf(created)));
    return new NewSheet(Origin.valueOf(origin), sheet(), journal(), created, changed);
  }

  /** The journal; empty if the text is not one of Casilla's journals. */
  private String journal() {
    String journal = text("journal", "");
    return StoredSheet.isJournal(journal) ? journal : "";
  }

  private Sheet sheet() {
    Sheet sheet = Sheet.of(grid("givens"));
    Grid entries = grid("entries");
    for (int cell : entries.filled()) {
      sheet = sheet.withEntry(cell, entries.digitAt(cell));
    }
    for (Map.Entry<String, String> noted : notes.entrySet()) {
      sheet = sheet.withNotes(Cells.named(noted.getKey()), digits(noted.getValue()));
    }
    return sheet;
  }

  private Grid grid(String name) {
    try {
      return Grid.parse(text(name, Grid.EMPTY.toString()));
    } catch (InvalidGridException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private String text(String name, String otherwise) {
    return texts.getOrDefault(name, otherwise);
  }

  private static int digits(String text) {
    int digits = Digits.NONE;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 1 || digit > Cells.SIDE) {
        throw new IllegalArgumentException("no digits: " + text);
      }
      digits |= Digits.only(digit);
    }
    return digits;
  }
}
