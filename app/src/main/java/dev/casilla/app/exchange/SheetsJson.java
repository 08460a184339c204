package dev.casilla.app.exchange;

import android.util.JsonReader;
import android.util.JsonWriter;
import android.util.MalformedJsonException;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.KeptSheet;
import java.io.EOFException;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;

/**
 * Casilla's own form, in which nothing of a sheet is lost: {@code {"casilla":1,"sheets":[…]}}. See
 * {@link SheetJson} for a sheet.
 */
final class SheetsJson {
  private static final int VERSION = 1;
  private static final String NAME = "casilla";
  private static final String SHEETS = "sheets";

  /** So far into a text its name is looked for. */
  private static final int BEGINNING = 256;

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

  static Incoming read(String text) throws ExchangeException {
    List<Arrival> arrivals = new ArrayList<>();
    int malformed = 0;
    try (JsonReader json = new JsonReader(new StringReader(text.replace("\uFEFF", "")))) {
      json.beginObject();
      while (json.hasNext()) {
        switch (json.nextName()) {
          case NAME -> requireKnown(json.nextInt());
          case SHEETS -> malformed += sheets(json, arrivals);
          default -> json.skipValue();
        }
      }
      json.endObject();
    } catch (MalformedJsonException | EOFException | IllegalStateException e) {
      // The text broke off or was edited by hand: what came before is whole.
      malformed++;
    } catch (NumberFormatException e) {
      throw new ExchangeException(Trouble.NO_PUZZLE, e);
    } catch (IOException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    }
    if (arrivals.isEmpty()) {
      throw new ExchangeException(malformed == 0 ? Trouble.EMPTY : Trouble.NO_PUZZLE);
    }
    return new Incoming(arrivals, malformed);
  }

  private static int sheets(JsonReader json, List<Arrival> arrivals)
      throws IOException, ExchangeException {
    int malformed = 0;
    json.beginArray();
    while (json.hasNext()) {
      try {
        arrivals.add(SheetJson.read(json));
      } catch (IllegalArgumentException e) {
        malformed++;
      }
      if (arrivals.size() > IncomingText.MOST_SHEETS) {
        throw new ExchangeException(Trouble.TOO_LARGE);
      }
    }
    json.endArray();
    return malformed;
  }

  private static void requireKnown(int version) throws ExchangeException {
    if (version > VERSION) {
      throw new ExchangeException(Trouble.TOO_NEW);
    }
  }
}
