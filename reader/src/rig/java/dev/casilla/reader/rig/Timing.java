package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.vision.LumaPlane;
import java.util.Optional;

/** Reads pictures as a frame, stage by stage and at once, and as a photo, and measures all. */
final class Timing {
  /** Pixels of a photo whose memory is of interest. */
  private static final int LARGE = 10_000_000;

  private final DigitModel model;
  private final PuzzleReader reader;
  private final Stages stages;
  private final Meter meter = new Meter();

  Timing(DigitModel model) {
    this.model = model;
    reader = new PuzzleReader(model);
    stages = new Stages(model);
  }

  /** What is in the picture, read as a photo. */
  PuzzleReading read(LumaPlane plane, Costs costs) {
    measureFrame(plane, costs);
    if ((long) plane.width() * plane.height() >= LARGE) {
      meter.start();
      new PuzzleReader(model).read(plane);
      costs.add(Costs.Cost.HEAP, meter.kilobytes() / 1000);
    }
    meter.start();
    PuzzleReading reading = reader.read(plane);
    costs.add(Costs.Cost.READ, meter.millis());
    return reading;
  }

  private void measureFrame(LumaPlane plane, Costs costs) {
    Optional<ReadBoard> staged = stages.measure(plane, costs);
    meter.start();
    PuzzleReading glance = reader.glance(plane);
    double millis = meter.millis();
    costs.add(Costs.Cost.GLANCE, millis);
    costs.add(Costs.Cost.GARBAGE, meter.kilobytes());
    if (glance instanceof PuzzleReading.Boards boards) {
      staged.ifPresent(board -> checkSame(board, boards.best()));
      meter.start();
      reader.conclude(boards.best());
      double concluding = meter.millis();
      costs.add(Costs.Cost.CONCLUDE, concluding);
      millis += concluding;
    }
    costs.add(Costs.Cost.FRAME, millis);
  }

  /** That the stages that are measured are those of the reader. */
  private static void checkSame(ReadBoard staged, ReadBoard read) {
    if (staged.corners().equals(read.corners()) && !staged.raw().equals(read.raw())) {
      throw new IllegalStateException("by stages " + staged.raw() + ", at once " + read.raw());
    }
  }
}
