package dev.casilla.app.exchange;

import android.util.JsonWriter;
import dev.casilla.app.sheet.KeptSheet;
import java.io.IOException;

/**
 * Casilla's own form, in which nothing of a sheet is lost: {@code {"casilla":1,"sheets":[…]}}. See
 * {@link SheetJson} for a sheet.
 */
final class SheetsJson {
  static final int VERSION = 1;
  static final String NAME = "casilla";
  static final String SHEETS = "sheets";

  /** So far into a text its name is looked for. */
  static final int BEGINNING = 256;

  private SheetsJson() {}

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

  static void sheet(JsonWriter json, KeptSheet sheet) throws IOException {
    SheetJson.write(json, sheet);
  }

  static void end(JsonWriter json) throws IOException {
    json.endArray().endObject();
  }
}
