package dev.casilla.reader.rig.timing;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.picture.LumaPlane;
import java.util.Optional;

/** Reads images as frames, by stages and as a whole, and as photos, and measures each. */
public final class ReaderTimer {
  /** Pixels of a photo whose memory use is measured. */
  private static final int LARGE = 10_000_000;

  private final DigitModel model;
  private final PuzzleReader reader;
  private final StageTimer stages;
  private final ThreadMeter meter = new ThreadMeter();

  public ReaderTimer(DigitModel model) {
    this.model = model;
    reader = new PuzzleReader(model);
    stages = new StageTimer(model);
  }

  /** Reads the image as a photo and records all costs. */
  public PuzzleReading read(LumaPlane plane, CostRow costs) {
    measureFrame(plane, costs);
    if ((long) plane.width() * plane.height() >= LARGE) {
      meter.start();
      new PuzzleReader(model).read(plane);
      costs.add(CostRow.Cost.HEAP, meter.kilobytes() / 1000);
    }
    meter.start();
    PuzzleReading reading = reader.read(plane);
    costs.add(CostRow.Cost.READ, meter.millis());
    return reading;
  }

  private void measureFrame(LumaPlane plane, CostRow costs) {
    Optional<ReadBoard> staged = stages.measure(plane, costs);
    meter.start();
    PuzzleReading glance = reader.readFrame(plane);
    double millis = meter.millis();
    costs.add(CostRow.Cost.GLANCE, millis);
    costs.add(CostRow.Cost.GARBAGE, meter.kilobytes());
    if (glance instanceof PuzzleReading.Boards boards) {
      staged.ifPresent(board -> checkSame(board, boards.best()));
      meter.start();
      reader.conclude(boards.best());
      double concluding = meter.millis();
      costs.add(CostRow.Cost.CONCLUDE, concluding);
      millis += concluding;
    }
    costs.add(CostRow.Cost.FRAME, millis);
  }

  /** Checks that the measured stages give the same result as the reader. */
  private static void checkSame(ReadBoard staged, ReadBoard read) {
    if (staged.corners().equals(read.corners()) && !staged.raw().equals(read.raw())) {
      throw new IllegalStateException("by stages " + staged.raw() + ", at once " + read.raw());
    }
  }
}
