package dev.casilla.cli.reading;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads photos, whichever of them Casilla itself fails on. Confined to one thread. */
/*
 * A fault of the program on one photo of a thousand must not cost the others. It is not the photo's
 * fault, and nothing is hidden: what failed, and where, is for those who mend it.
 */
public final class FaultTolerantPhotoProcessor {
  private final Messages messages;
  private final boolean isJson;
  private final Supplier<Function<String, Output>> readings;
  private Function<String, Output> reading;

  /**
   * Photos one after the other.
   *
   * @param readings makes what reads them; a new one after a fault, of which buffers may be left
   *     half made
   */
  public FaultTolerantPhotoProcessor(
      Messages messages, boolean isJson, Supplier<Function<String, Output>> readings) {
    this.messages = messages;
    this.isJson = isJson;
    this.readings = readings;
    reading = readings.get();
  }

  /** All there is to say about the photo in the file of this name. */
  public Output read(String file) {
    try {
      return reading.apply(file);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      reading = readings.get();
      return failed(file, e);
    }
  }

  private Output failed(String file, RuntimeException fault) {
    Output page = new Output();
    page.beginPuzzle();
    page.addOutcome(Outcome.MALFORMED);
    String what = messages.text("read.fault", fault.getClass().getName());
    page.complain(new SourceLocation(file, SourceLocation.NO_LINE), what);
    page.trace(fault);
    if (isJson) {
      page.print(PhotoJsonFormatter.failed(file, "fault"));
    }
    return page;
  }
}
