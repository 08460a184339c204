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

/** Turns a grid upright and reads its cells. Reuses its buffers; not thread-safe. */
final class BoardReader {
  private final CellPatches cells = new CellPatches();
  private final byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
  private final DigitModel model;
  private final OrientationFinder orientation;
  private final CellProbabilities beliefs = new CellProbabilities();
  private final PrintHandClassifier printAndHand = new PrintHandClassifier();
  private final ObscuredCells unknownCells = new ObscuredCells();

  /** Creates a reader; other users on this thread may share the model. */
  BoardReader(DigitModel model) {
    this.model = model;
    orientation = new OrientationFinder(model);
  }

  /**
   * An upright board.
   *
   * @param board its content, without a conclusion yet
   * @param isMirrored whether the image was mirrored
   */
  record Upright(ReadBoard board, boolean isMirrored) {}

  /** Reads a board in any orientation. */
  Upright read(Picture picture, FoundGrid grid) {
    cut(picture, grid);
    BoardOrientation boardOrientation = orientation.find(patches);
    FoundGrid upright = grid;
    for (int i = 0; i < boardOrientation.quarterTurns(); i++) {
      upright = upright.quarterTurned();
    }
    if (boardOrientation.quarterTurns() > 0) {
      cut(picture, upright);
    }
    return new Upright(readPatches(picture, upright), boardOrientation.isMirrored());
  }

  /** Reads a board in the orientation of the grid; without a conclusion yet. */
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
