package dev.casilla.training.cells;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.training.draw.Typefaces;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Cuts the cells of the photos as the reader does, but orients them by their ground truth. Photos
 * in which no grid or the wrong grid is found are skipped, because they test geometry, not digits.
 */
public final class PhotoBoards {
  /** Never used for training, so that it remains an independent test set. */
  public static final String NEVER_TRAINED = "calendar-more";

  /** One puzzle in this many is kept from training for calibration. */
  private static final int CALIBRATING = 5;

  private final List<PhotoBoard> boards = new ArrayList<>();
  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();
  private final CellPatches cells = new CellPatches();

  /** Printed digits by puzzle. */
  private final Map<String, String> inspected = new HashMap<>();

  private PhotoBoards() {
    for (String line : Typefaces.lines("givens.txt")) {
      String[] fields = line.split("\t", -1);
      inspected.put(fields[0], fields[1]);
    }
  }

  /** All boards; none if there are no photos. */
  public static PhotoBoards read() {
    return read(photo -> true);
  }

  /** The boards of these photos. */
  static PhotoBoards read(Predicate<CorpusPhoto> which) {
    PhotoBoards real = new PhotoBoards();
    PhotoCorpus.find()
        .ifPresent(corpus -> corpus.photos().stream().filter(which).forEach(real::add));
    return real;
  }

  /** The printed digits of a photo. */
  public String printed(CorpusPhoto photo) {
    return inspected.getOrDefault(photo.puzzle(), photo.givens().replace('c', '.'));
  }

  public List<PhotoBoard> toTrainWith() {
    return boards.stream().filter(b -> isForTraining(b) && !isForCalibration(b)).toList();
  }

  public List<PhotoBoard> toCalibrateWith() {
    return boards.stream().filter(b -> isForTraining(b) && isForCalibration(b)).toList();
  }

  /** All boards of these sets. */
  public List<PhotoBoard> all(List<String> sets) {
    return boards.stream().filter(board -> sets.contains(board.photo().set())).toList();
  }

  /** The held-out boards of this set. */
  public List<PhotoBoard> toMeasureWith(String set) {
    return boards.stream()
        .filter(b -> b.photo().set().equals(set))
        .filter(b -> set.equals(NEVER_TRAINED) || b.photo().isHeldOut())
        .toList();
  }

  private static boolean isForTraining(PhotoBoard board) {
    return !board.photo().isHeldOut() && !board.photo().set().equals(NEVER_TRAINED);
  }

  private static boolean isForCalibration(PhotoBoard board) {
    return Integer.parseInt(board.photo().puzzle()) / 2 % CALIBRATING == 0;
  }

  private void add(CorpusPhoto photo) {
    if (picture.load(ImageFiles.read(photo.file())).isPresent()) {
      return;
    }
    GridSearchResult result = finder.find(picture);
    if (result instanceof FoundGrids grids) {
      upright(grids.best(), photo.corners()).ifPresent(grid -> boards.add(cut(photo, grid)));
    }
  }

  private PhotoBoard cut(CorpusPhoto photo, FoundGrid grid) {
    cells.cut(picture, grid);
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      cells.copyPatch(cell, patches, cell * InkNormalizer.PIXELS);
    }
    return new PhotoBoard(photo, patches, Optional.ofNullable(inspected.get(photo.puzzle())));
  }

  /** The grid oriented like the true corners; unchanged if these are unknown. */
  private static Optional<FoundGrid> upright(FoundGrid grid, Optional<Quad> corners) {
    if (corners.isEmpty()) {
      return Optional.of(grid);
    }
    if (PlanarError.ofCorners(grid, corners.orElseThrow()) > PlanarError.FOUND) {
      return Optional.empty();
    }
    FoundGrid turned = grid;
    for (int i = 0; i < 4; i++) {
      double off = turned.corners().farthestCorner(corners.orElseThrow());
      if (off < PlanarError.FOUND * grid.mesh().cellSide()) {
        return Optional.of(turned);
      }
      turned = turned.quarterTurned();
    }
    return Optional.empty();
  }
}
