package dev.casilla.training;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.training.cells.LabelledPatch;
import dev.casilla.training.cells.PhotoBoard;
import dev.casilla.training.cells.PhotoBoards;
import dev.casilla.training.cells.SyntheticCells;
import dev.casilla.training.cells.TrainingPlan;
import dev.casilla.training.draw.ContentPainter;
import dev.casilla.training.draw.SeededRandom;
import dev.casilla.training.draw.Typefaces;
import dev.casilla.training.score.PatchSheet;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes contact sheets of cells to inspect the training data and the errors: drawn cells by class,
 * cells of photos if present, and misread drawn cells.
 *
 * <p>{@code gradle :reader:sampleSheet} writes them to {@code build/samples}.
 */
public final class WriteSampleSheets {
  private static final int COLUMNS = 30;
  private static final int ROWS = 16;

  /** Patches of each class for tests. */
  private static final int COMMITTED_PER_CLASS = 16;

  /** Samples searched for misread ones. */
  private static final int SEARCHED = 30_000;

  private static final double COMMON = 0.5;
  private static final long SEED = 11;

  private final Path folder;
  private final DigitModel model = DigitModel.load();
  private final CellProbabilities beliefs = new CellProbabilities();

  private WriteSampleSheets(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes the sheets.
   *
   * @param args the folder for the sheets
   */
  public static void main(String[] args) {
    WriteSampleSheets sheets = new WriteSampleSheets(Path.of(args[0]));
    Typefaces typefaces = new Typefaces();
    sheets.drawn(
        "trained", SyntheticCells.toTrainWith(TrainingPlan.drawn(), SEED, typefaces.toTrainWith()));
    sheets.drawn("held-out", new SyntheticCells(SEED, typefaces.toMeasureWith(), COMMON, 0));
    sheets.misread("misread", new SyntheticCells(SEED, typefaces.toMeasureWith(), COMMON, 0));
    sheets.committed(typefaces.toMeasureWith());
    sheets.photographed(PhotoBoards.read());
  }

  /** The patches used by tests: one row for each class and one of non-digits, without gaps. */
  private void committed(ContentPainter.TypefaceSet heldOut) {
    SyntheticCells cells = new SyntheticCells(SEED + 1, heldOut, COMMON, 0);
    int side = CellPatches.SIDE;
    BufferedImage image =
        new BufferedImage(
            COMMITTED_PER_CLASS * side, (CellClass.COUNT + 1) * side, BufferedImage.TYPE_BYTE_GRAY);
    for (int row = 0; row <= CellClass.COUNT; row++) {
      for (int column = 0; column < COMMITTED_PER_CLASS; column++) {
        LabelledPatch sample = row < CellClass.COUNT ? cells.of(row) : cells.noDigit();
        image.getRaster().setDataElements(column * side, row * side, side, side, sample.patch());
      }
    }
    PatchSheet.save(image, folder.resolve("held-out-cells.png"));
  }

  private void drawn(String name, SyntheticCells cells) {
    PatchSheet sheet = new PatchSheet();
    for (int mark = 0; mark < CellClass.COUNT; mark++) {
      List<PatchSheet.Tile> tiles = new ArrayList<>();
      for (int i = 0; i < COLUMNS; i++) {
        tiles.add(new PatchSheet.Tile(cells.of(mark), ""));
      }
      sheet.add(nameOf(mark), tiles);
    }
    sheet.write(folder.resolve(name + ".png"));
  }

  private void misread(String name, SyntheticCells cells) {
    List<PatchSheet.Tile> tiles = new ArrayList<>();
    for (int i = 0; i < SEARCHED; i++) {
      LabelledPatch sample = cells.next();
      model.read(sample.patch(), 0, beliefs, 0);
      int best = beliefs.best(0);
      if (CellClass.digitOf(best) != sample.digit()) {
        double confidence = Math.exp(beliefs.logProbability(0, best));
        String words = nameOf(sample.mark()) + ">" + nameOf(best);
        tiles.add(new PatchSheet.Tile(sample, words + String.format(" %.2f", confidence)));
      }
    }
    PatchSheet sheet = new PatchSheet();
    for (int i = 0; i < tiles.size() && i < ROWS * COLUMNS; i += COLUMNS) {
      sheet.add("", tiles.subList(i, Math.min(tiles.size(), i + COLUMNS)));
    }
    sheet.write(folder.resolve(name + ".png"));
  }

  private void photographed(PhotoBoards real) {
    for (String set : List.of("newspaper", "various", "calendar")) {
      List<PhotoBoard> boards =
          real.toTrainWith().stream().filter(board -> board.photo().set().equals(set)).toList();
      if (!boards.isEmpty()) {
        photographed(set, boards);
      }
    }
  }

  private void photographed(String set, List<PhotoBoard> boards) {
    SeededRandom random = new SeededRandom(SEED);
    List<List<PatchSheet.Tile>> byMark = new ArrayList<>();
    for (int mark = 0; mark < CellClass.COUNT; mark++) {
      byMark.add(new ArrayList<>());
    }
    for (int i = 0; i < 100 * COLUMNS; i++) {
      LabelledPatch sample = random.oneOf(boards).cell(random.below(CellProbabilities.CELLS));
      if (byMark.get(sample.mark()).size() < COLUMNS) {
        byMark.get(sample.mark()).add(new PatchSheet.Tile(sample, ""));
      }
    }
    PatchSheet sheet = new PatchSheet();
    for (int mark = 0; mark < CellClass.COUNT; mark++) {
      sheet.add(nameOf(mark), byMark.get(mark));
    }
    sheet.write(folder.resolve("photos-" + set + ".png"));
  }

  private static String nameOf(int mark) {
    if (mark == CellClass.EMPTY) {
      return "-";
    }
    return (CellClass.isWritten(mark) ? "hand " : "") + CellClass.digitOf(mark);
  }
}
