package dev.casilla.reader.rig.timing;

import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.ObscuredCells;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.digits.orientation.OrientationFinder;
import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.fit.SearchEffort;
import dev.casilla.reader.handwriting.PrintHandClassifier;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.result.FaintGrids;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import java.util.Optional;

/** Runs and measures the stages of the reader on the best grid of a frame. */
final class StageTimer {
  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder(SearchEffort.FRAME);
  private final CellPatches cells = new CellPatches();
  private final byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
  private final CellProbabilities beliefs = new CellProbabilities();
  private final PrintHandClassifier printAndHand = new PrintHandClassifier();
  private final ObscuredCells unknownCells = new ObscuredCells();
  private final ThreadMeter meter = new ThreadMeter();
  private final DigitModel model;
  private final OrientationFinder orientation;

  StageTimer(DigitModel model) {
    this.model = model;
    orientation = new OrientationFinder(model);
  }

  /** The reading of the best grid; empty if there is none. */
  Optional<ReadBoard> measure(LumaPlane plane, CostRow costs) {
    meter.start();
    Optional<FoundGrid> grid = picture.load(plane).isPresent() ? Optional.empty() : find();
    costs.add(CostRow.Cost.FIND, meter.millis());
    return grid.map(found -> read(found, costs));
  }

  private Optional<FoundGrid> find() {
    GridSearchResult result = finder.find(picture);
    if (result instanceof FoundGrids grids) {
      return Optional.of(grids.best());
    }
    return result instanceof FaintGrids grids
        ? grids.bestFirst().stream().findFirst()
        : Optional.empty();
  }

  private ReadBoard read(FoundGrid grid, CostRow costs) {
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
    costs.add(CostRow.Cost.CUT, cutting + meter.millis());
    meter.start();
    model.readAll(patches, beliefs);
    costs.add(CostRow.Cost.DIGITS, reading + meter.millis());
    meter.start();
    BoardReading parted = part(upright);
    costs.add(CostRow.Cost.PART, meter.millis());
    return new ReadBoard(
        upright, parted, new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
  }

  private BoardReading part(FoundGrid grid) {
    unknownCells.markDoubtful(picture, grid, patches, beliefs);
    printAndHand.apply(patches, beliefs);
    return BoardReading.of(beliefs);
  }

  private void cut(FoundGrid grid) {
    cells.cut(picture, grid);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      cells.copyPatch(cell, patches, cell * InkNormalizer.PIXELS);
    }
  }
}
