package dev.casilla.cli;

import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads photos, whichever of them Casilla itself fails on. Confined to one thread. */
/*
 * A fault of the program on one photo of a thousand must not cost the others. It is not the photo's
 * fault, and nothing is hidden: what failed, and where, is for those who mend it.
 */
final class PhotoByPhoto {
  private final Messages messages;
  private final boolean isJson;
  private final Supplier<Function<String, Page>> readings;
  private Function<String, Page> reading;

  /**
   * Photos one after the other.
   *
   * @param readings makes what reads them; a new one after a fault, of which buffers may be left
   *     half made
   */
  PhotoByPhoto(Messages messages, boolean isJson, Supplier<Function<String, Page>> readings) {
    this.messages = messages;
    this.isJson = isJson;
    this.readings = readings;
    reading = readings.get();
  }

  /** All there is to say about the photo in the file of this name. */
  Page read(String file) {
    try {
      return reading.apply(file);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      reading = readings.get();
      return failed(file, e);
    }
  }

  private Page failed(String file, RuntimeException fault) {
    Page page = new Page();
    page.turn();
    page.note(Outcome.MALFORMED);
    String what = messages.text("read.fault", fault.getClass().getName());
    page.complain(new Place(file, Place.NO_LINE), what);
    page.trace(fault);
    if (isJson) {
      page.print(PhotoJson.failed(file, "fault"));
    }
    return page;
  }
}
