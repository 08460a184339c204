package dev.casilla.reader;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.ObscuredCells;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.digits.orientation.BoardOrientation;
import dev.casilla.reader.digits.orientation.OrientationFinder;
import dev.casilla.reader.handwriting.PrintHandClassifier;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.result.FoundGrid;

/** Turns a grid upright and reads its cells. Keeps its buffers; not safe for several threads. */
final class BoardReader {
  private final CellPatches cells = new CellPatches();
  private final byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
  private final DigitModel model;
  private final OrientationFinder orientation;
  private final CellProbabilities beliefs = new CellProbabilities();
  private final PrintHandClassifier printAndHand = new PrintHandClassifier();
  private final ObscuredCells unknownCells = new ObscuredCells();

  /** A reader of cells by this model, which stays usable by others of this thread. */
  BoardReader(DigitModel model) {
    this.model = model;
    orientation = new OrientationFinder(model);
  }

  /**
   * A board turned upright.
   *
   * @param board what is on it, without a conclusion yet
   * @param isMirrored whether it was seen in a mirror
   */
  record Upright(ReadBoard board, boolean isMirrored) {}

  /** What is on the board, whichever way up it lies. */
  Upright read(Picture picture, FoundGrid grid) {
    cut(picture, grid);
    BoardOrientation heading = orientation.find(patches);
    FoundGrid upright = grid;
    for (int i = 0; i < heading.quarterTurns(); i++) {
      upright = upright.quarterTurned();
    }
    if (heading.quarterTurns() > 0) {
      cut(picture, upright);
    }
    return new Upright(readPatches(picture, upright), heading.isMirrored());
  }

  /** What is on the board if it stands as the grid has it, without a conclusion yet. */
  ReadBoard readWithoutTurning(Picture picture, FoundGrid grid) {
    cut(picture, grid);
    return readPatches(picture, grid);
  }

  private ReadBoard readPatches(Picture picture, FoundGrid grid) {
    model.readAll(patches, beliefs);
    unknownCells.markDoubtful(picture, grid, patches, beliefs);
    printAndHand.apply(patches, beliefs);
    return ReadBoard.withoutConclusion(grid, BoardReading.of(beliefs));
  }

  private void cut(Picture picture, FoundGrid grid) {
    cells.cut(picture, grid);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      cells.copyPatch(cell, patches, cell * InkNormalizer.PIXELS);
    }
  }
}
