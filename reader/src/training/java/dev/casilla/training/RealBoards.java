package dev.casilla.training;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.Photo;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.reader.vision.CellPatches;
import dev.casilla.reader.vision.Finding;
import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.FoundGrids;
import dev.casilla.reader.vision.GridFinder;
import dev.casilla.reader.vision.Picture;
import dev.casilla.reader.vision.Quad;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Cuts the cells of the photos as the reader does, but turns them by their truth. Photos in which
 * no grid or another one is found are left out: those are for geometry to learn from.
 */
final class RealBoards {
  /** Never trained with, so that something is left to be surprised by. */
  static final String UNTOUCHED = "calendar-more";

  /** One puzzle of as many is kept from training, to calibrate with. */
  private static final int CALIBRATING = 5;

  private final List<RealBoard> boards = new ArrayList<>();
  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();
  private final CellPatches cells = new CellPatches();

  /** Printed digits by puzzle. */
  private final Map<String, String> looked = new HashMap<>();

  private RealBoards() {
    for (String line : Typefaces.lines("givens.txt")) {
      String[] fields = line.split("\t", -1);
      looked.put(fields[0], fields[1]);
    }
  }

  /** All that there are; none where there are no photos. */
  static RealBoards read() {
    return read(photo -> true);
  }

  /** Those of these photos. */
  static RealBoards read(Predicate<Photo> which) {
    RealBoards real = new RealBoards();
    Corpus.find().ifPresent(corpus -> corpus.photos().stream().filter(which).forEach(real::add));
    return real;
  }

  /** The printed digits of a photo. */
  String printed(Photo photo) {
    return looked.getOrDefault(photo.puzzle(), photo.givens().replace('c', '.'));
  }

  List<RealBoard> toTrainWith() {
    return boards.stream().filter(b -> isForTraining(b) && !isForCalibration(b)).toList();
  }

  List<RealBoard> toCalibrateWith() {
    return boards.stream().filter(b -> isForTraining(b) && isForCalibration(b)).toList();
  }

  /** All of these sets. */
  List<RealBoard> all(List<String> sets) {
    return boards.stream().filter(board -> sets.contains(board.photo().set())).toList();
  }

  /** Held out, of this set. */
  List<RealBoard> toMeasureWith(String set) {
    return boards.stream()
        .filter(b -> b.photo().set().equals(set))
        .filter(b -> set.equals(UNTOUCHED) || b.photo().isHeldOut())
        .toList();
  }

  private static boolean isForTraining(RealBoard board) {
    return !board.photo().isHeldOut() && !board.photo().set().equals(UNTOUCHED);
  }

  private static boolean isForCalibration(RealBoard board) {
    return Integer.parseInt(board.photo().puzzle()) / 2 % CALIBRATING == 0;
  }

  private void add(Photo photo) {
    if (picture.load(ImageFiles.read(photo.file())).isPresent()) {
      return;
    }
    Finding finding = finder.find(picture);
    if (finding instanceof FoundGrids grids) {
      upright(grids.best(), photo.corners()).ifPresent(grid -> boards.add(cut(photo, grid)));
    }
  }

  private RealBoard cut(Photo photo, FoundGrid grid) {
    cells.cut(picture, grid);
    byte[] patches = new byte[CellBeliefs.CELLS * InkScale.PIXELS];
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      cells.copyPatch(cell, patches, cell * InkScale.PIXELS);
    }
    return new RealBoard(photo, patches, Optional.ofNullable(looked.get(photo.puzzle())));
  }

  /** The grid as its corners are named in the truth; as it lies where they are not known. */
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
