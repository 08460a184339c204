package dev.casilla.reader.digits.network;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.training.cells.HeldOutCells;
import dev.casilla.training.cells.LabelledPatch;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads cells that were not used for training; {@code src/training/report.md} has many more. */
final class HeldOutCellsReadingTest {
  private static final int DRAWN = 8000;
  private static final int EVERY = 4;

  private final DigitModel model = DigitModel.load();
  private final CellProbabilities beliefs = new CellProbabilities();

  private double accuracy(List<LabelledPatch> samples) {
    int right = 0;
    for (LabelledPatch sample : samples) {
      model.read(sample.patch(), 0, beliefs, 0);
      right += CellClass.digitOf(beliefs.best(0)) == sample.digit() ? 1 : 0;
    }
    return (double) right / samples.size();
  }

  private static List<LabelledPatch> drawn(Predicate<LabelledPatch> which) {
    assumeFonts();
    return HeldOutCells.drawn(9, DRAWN).stream().filter(which).toList();
  }

  private static List<LabelledPatch> drawnAfar(Predicate<LabelledPatch> which) {
    assumeFonts();
    return HeldOutCells.drawnAfar(9, DRAWN).stream().filter(which).toList();
  }

  private static void assumeFonts() {
    String missing = HeldOutCells.missingFonts();
    Assumptions.assumeTrue(missing.isEmpty(), "no fonts; Debian has them: " + missing);
  }

  @Test
  void read_digitsOfUnknownFonts_readsThem() {
    double accuracy =
        accuracy(drawn(sample -> sample.digit() > 0 && !CellClass.isWritten(sample.mark())));
    assertTrue(accuracy >= 0.996, "accuracy " + accuracy);
  }

  /** Cells are 10 to 17 pixels wide, as on photos of a whole page. */
  @Test
  void read_distantDigits_readsMost() {
    double accuracy =
        accuracy(drawnAfar(sample -> sample.digit() > 0 && !CellClass.isWritten(sample.mark())));
    assertTrue(accuracy >= 0.955, "accuracy " + accuracy);
  }

  /**
   * Most empty cells are drawn with clutter, letters or a rotated digit, which is harder than
   * photos.
   */
  @Test
  void read_clutteredCells_inventsFewDigits() {
    double accuracy = accuracy(drawn(sample -> sample.digit() == 0));
    assertTrue(accuracy >= 0.982, "accuracy " + accuracy);
  }

  /** In empty cells of the calendar, candidates and pen strokes are still read as digits. */
  @ParameterizedTest
  @CsvSource({"newspaper, 1", "various, 1", "calendar, 0.997"})
  void read_cellsOfUnknownPhotos_readsThem(String set, double expected) {
    Assumptions.assumeTrue(PhotoCorpus.find().isPresent(), PhotoCorpus.MISSING);
    double accuracy = accuracy(HeldOutCells.photographed(set, EVERY));
    assertTrue(accuracy >= expected, set + ": " + accuracy);
  }
}
