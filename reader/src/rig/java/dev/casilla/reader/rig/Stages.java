package dev.casilla.reader.rig;

import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Orientation;
import dev.casilla.reader.digits.UnknownCells;
import dev.casilla.reader.reading.Conclusion;
import dev.casilla.reader.reading.PrintAndHand;
import dev.casilla.reader.reading.Reading;
import dev.casilla.reader.vision.CellPatches;
import dev.casilla.reader.vision.Effort;
import dev.casilla.reader.vision.FaintGrids;
import dev.casilla.reader.vision.Finding;
import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.FoundGrids;
import dev.casilla.reader.vision.GridFinder;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Picture;
import java.util.Optional;

/**
 * Does with the best grid of a frame what the reader does, one stage after the other, and measures
 * each.
 */
final class Stages {
  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder(Effort.FRAME);
  private final CellPatches cells = new CellPatches();
  private final byte[] patches = new byte[CellBeliefs.CELLS * InkScale.PIXELS];
  private final CellBeliefs beliefs = new CellBeliefs();
  private final PrintAndHand printAndHand = new PrintAndHand();
  private final UnknownCells unknownCells = new UnknownCells();
  private final Meter meter = new Meter();
  private final DigitModel model;
  private final Orientation orientation;

  Stages(DigitModel model) {
    this.model = model;
    orientation = new Orientation(model);
  }

  /** What is on the best grid, whatever that is; nothing where there is none. */
  Optional<ReadBoard> measure(LumaPlane plane, Costs costs) {
    meter.start();
    Optional<FoundGrid> grid = picture.load(plane).isPresent() ? Optional.empty() : find();
    costs.add(Costs.Cost.FIND, meter.millis());
    return grid.map(found -> read(found, costs));
  }

  private Optional<FoundGrid> find() {
    Finding finding = finder.find(picture);
    if (finding instanceof FoundGrids grids) {
      return Optional.of(grids.best());
    }
    return finding instanceof FaintGrids grids
        ? grids.bestFirst().stream().findFirst()
        : Optional.empty();
  }

  private ReadBoard read(FoundGrid grid, Costs costs) {
    meter.start();
    cut(grid);
    double cutting = meter.millis();
    meter.start();
    int turns = orientation.find(patches).quarterTurns();
    double reading = meter.millis();
    FoundGrid upright = grid;
    meter.start();
    for (int i = 0; i < turns; i++) {
      upright = upright.quarterTurned();
    }
    if (turns > 0) {
      cut(upright);
    }
    costs.add(Costs.Cost.CUT, cutting + meter.millis());
    meter.start();
    model.readAll(patches, beliefs);
    costs.add(Costs.Cost.DIGITS, reading + meter.millis());
    meter.start();
    Reading parted = part(upright);
    costs.add(Costs.Cost.PART, meter.millis());
    return new ReadBoard(upright, parted, new Conclusion.None(Conclusion.Why.NOT_SOUGHT));
  }

  private Reading part(FoundGrid grid) {
    unknownCells.doubt(picture, grid, patches, beliefs);
    printAndHand.apply(patches, beliefs);
    return Reading.of(beliefs);
  }

  private void cut(FoundGrid grid) {
    cells.cut(picture, grid);
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      cells.copyPatch(cell, patches, cell * InkScale.PIXELS);
    }
  }
}
