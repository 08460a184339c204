package dev.casilla.app.scan;

import dev.casilla.app.page.Failure;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Looks at frames and outlives what fails in doing so. For the reading thread. */
/*
 * Whatever fails, the next frame is read with nothing left of those before. Only the first of
 * several failures in a row is logged: there are thirty frames a second.
 */
final class Eye {
  private final Supplier<FrameAnalyzer> analyzers;
  private @Nullable FrameAnalyzer analyzer;
  private boolean hasFailed;

  /** An eye that asks {@code analyzers} as soon as there is something to look at. */
  Eye(Supplier<FrameAnalyzer> analyzers) {
    this.analyzers = analyzers;
  }

  /**
   * What {@code with} makes of it, where {@code known} is known already. A frame for which memory
   * does not suffice shows nothing; what else fails is told.
   */
  Sighting look(LookedOver known, Function<FrameAnalyzer, Sighting> with) {
    try {
      Sighting sighting = with.apply(analyzer(known));
      hasFailed = false;
      return sighting;
    } catch (OutOfMemoryError e) {
      analyzer = null;
      return Sighting.nothing(Guidance.POINT);
    } catch (RuntimeException e) {
      analyzer = null;
      if (!hasFailed) {
        Failure.log("reading a frame", e);
      }
      hasFailed = true;
      return Sighting.nothing(Guidance.FAILED);
    }
  }

  /** Forgets the frames before; for the first of them, there is somebody to read it already. */
  void prepare(LookedOver known) {
    look(
        known,
        ready -> {
          ready.reset(known);
          return Sighting.nothing(Guidance.POINT);
        });
  }

  private FrameAnalyzer analyzer(LookedOver known) {
    FrameAnalyzer ready = analyzer;
    if (ready == null) {
      ready = analyzers.get();
      ready.reset(known);
      analyzer = ready;
    }
    return ready;
  }
}
