package dev.casilla.app.reading.frame;

import dev.casilla.app.log.FailureLog;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Looks at frames and outlives what fails in doing so. For the reading thread. */
/*
 * Whatever fails, the next frame is read with nothing left of those before. Only the first of
 * several failures in a row is logged: there are thirty frames a second.
 */
public final class FrameReader {
  private final Supplier<FrameAnalyzer> analyzers;
  private @Nullable FrameAnalyzer analyzer;
  private boolean hasFailed;

  /** An eye that asks {@code analyzers} as soon as there is something to look at. */
  public FrameReader(Supplier<FrameAnalyzer> analyzers) {
    this.analyzers = analyzers;
  }

  /**
   * What {@code with} makes of it, where {@code known} is known already. A frame for which memory
   * does not suffice shows nothing; what else fails is told.
   */
  public FrameResult read(ReviewedPuzzle known, Function<FrameAnalyzer, FrameResult> with) {
    try {
      FrameResult sighting = with.apply(analyzer(known));
      hasFailed = false;
      return sighting;
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

  /** Forgets the frames before; for the first of them, there is somebody to read it already. */
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
