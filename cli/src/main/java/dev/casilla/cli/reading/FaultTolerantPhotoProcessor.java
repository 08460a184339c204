package dev.casilla.cli.reading;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reads photos and recovers from program faults. Confined to one thread. */
/*
 * A program fault on one photo must not stop the run. The output shows its stack trace, so that it
 * can be reported.
 */
public final class FaultTolerantPhotoProcessor {
  private final Messages messages;
  private final boolean isJson;
  private final Supplier<Function<String, Output>> processors;
  private Function<String, Output> processor;

  /**
   * Creates a processor that delegates to another.
   *
   * @param processors supplies the delegate; after a fault a new one replaces it, because its
   *     buffers may be inconsistent
   */
  public FaultTolerantPhotoProcessor(
      Messages messages, boolean isJson, Supplier<Function<String, Output>> processors) {
    this.messages = messages;
    this.isJson = isJson;
    this.processors = processors;
    processor = processors.get();
  }

  /** The output for the photo in the file of this name. */
  public Output read(String file) {
    try {
      return processor.apply(file);
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException e) {
      processor = processors.get();
      return failed(file, e);
    }
  }

  private Output failed(String file, RuntimeException fault) {
    Output output = new Output();
    output.addPuzzles(1);
    output.addOutcome(Outcome.MALFORMED);
    String what = messages.text("read.fault", fault.getClass().getName());
    output.complain(SourceLocation.ofFile(file), what);
    output.trace(fault);
    if (isJson) {
      output.print(PhotoJsonFormatter.failed(file, "fault"));
    }
    return output;
  }
}
