package dev.casilla.app.reading.frame;

import dev.casilla.app.concurrent.FailureLog;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads frames and recovers from exceptions. For the reading thread. */
// After a failure the next frame is read with a new analyzer. Only the first of several failures in
// a row is logged: there are thirty frames a second.
public final class FrameReader {
  private final Supplier<FrameAnalyzer> analyzers;
  private @Nullable FrameAnalyzer analyzer;
  private boolean hasFailed;

  /** Gets analyzers from {@code analyzers} when they are needed. */
  public FrameReader(Supplier<FrameAnalyzer> analyzers) {
    this.analyzers = analyzers;
  }

  /**
   * Runs {@code with} on an analyzer that knows {@code known}. Returns an empty result if memory is
   * short, and FAILED guidance after any other failure.
   */
  public FrameResult read(ReviewedPuzzle known, Function<FrameAnalyzer, FrameResult> with) {
    try {
      FrameResult result = with.apply(analyzer(known));
      hasFailed = false;
      return result;
    } catch (OutOfMemoryError e) {
      analyzer = null;
      return FrameResult.nothing(ScanGuidance.POINT);
    } catch (RuntimeException e) {
      analyzer = null;
      if (!hasFailed) {
        FailureLog.log("reading a frame", e);
      }
      hasFailed = true;
      return FrameResult.nothing(ScanGuidance.FAILED);
    }
  }

  /** Forgets earlier frames. Creates the analyzer before the first frame arrives. */
  public void prepare(ReviewedPuzzle known) {
    read(
        known,
        ready -> {
          ready.reset(known);
          return FrameResult.nothing(ScanGuidance.POINT);
        });
  }

  private FrameAnalyzer analyzer(ReviewedPuzzle known) {
    FrameAnalyzer ready = analyzer;
    if (ready == null) {
      ready = analyzers.get();
      ready.reset(known);
      analyzer = ready;
    }
    return ready;
  }
}
