package dev.casilla.app.data.transfer;

import android.util.JsonWriter;
import dev.casilla.app.model.StoredSheet;
import java.io.IOException;

/**
 * Casilla's own form, in which nothing of a sheet is lost: {@code {"casilla":1,"sheets":[…]}}. See
 * {@link SheetJsonCodec} for a sheet.
 */
final class SheetsJsonFormat {
  static final int VERSION = 1;
  static final String NAME = "casilla";
  static final String SHEETS = "sheets";

  /** So far into a text its name is looked for. */
  static final int BEGINNING = 256;

  private SheetsJsonFormat() {}

  /** Whether {@code text} says at its beginning that it is this form. */
  static boolean isRecognised(String text) {
    String beginning = text.substring(0, Math.min(BEGINNING, text.length()));
    return beginning.replace("\uFEFF", "").trim().startsWith("{")
        && beginning.contains("\"" + NAME + "\"");
  }

  static void begin(JsonWriter json) throws IOException {
    json.setIndent(" ");
    json.beginObject().name(NAME).value(VERSION).name(SHEETS).beginArray();
  }

  static void sheet(JsonWriter json, StoredSheet sheet) throws IOException {
    SheetJsonCodec.write(json, sheet);
  }

  static void end(JsonWriter json) throws IOException {
    json.endArray().endObject();
  }
}
