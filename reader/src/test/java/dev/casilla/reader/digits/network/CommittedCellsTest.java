package dev.casilla.reader.digits.network;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Reads committed cells of fonts that were not used for training, on any machine. */
final class CommittedCellsTest {
  private final CommittedCells cells = new CommittedCells();
  private final DigitModel model = DigitModel.load();
  private final CellProbabilities beliefs = new CellProbabilities();

  CommittedCellsTest() throws IOException {}

  private List<String> misread(int row, int digit) {
    List<String> misread = new ArrayList<>();
    List<byte[]> patches = cells.row(row);
    for (int i = 0; i < patches.size(); i++) {
      model.read(patches.get(i), 0, beliefs, 0);
      int read = CellClass.digitOf(beliefs.best(0));
      if (read != digit) {
        misread.add("row " + row + ", column " + i + ": " + read);
      }
    }
    return misread;
  }

  @Test
  void read_printedDigits_misreadsAtMostTwoOf144() {
    List<String> misread = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      misread.addAll(misread(CellClass.printed(digit), digit));
    }
    assertTrue(misread.size() <= 2, misread.toString());
  }

  @Test
  void read_writtenDigits_misreadsAtMostFourOf144() {
    List<String> misread = new ArrayList<>();
    for (int digit = 1; digit <= 9; digit++) {
      misread.addAll(misread(CellClass.written(digit), digit));
    }
    assertTrue(misread.size() <= 4, misread.toString());
  }

  /** About 98 % of such cells are read as empty, see {@link HeldOutCellsReadingTest}. */
  @Test
  void read_emptyCellsWithClutter_atMostOneDoubtfulDigitOf16() {
    List<String> misread = misread(CellClass.EMPTY, 0);
    assertTrue(misread.size() <= 1, misread.toString());
    assertNeverConfidentOfDigit(CellClass.EMPTY);
  }

  @Test
  void read_lettersNumbersPictures_isNeverConfidentOfDigit() {
    assertNeverConfidentOfDigit(CommittedCells.NO_DIGIT);
  }

  private void assertNeverConfidentOfDigit(int row) {
    for (byte[] patch : cells.row(row)) {
      model.read(patch, 0, beliefs, 0);
      for (int digit = 1; digit <= 9; digit++) {
        double confidence = beliefs.digitProbability(0, digit);
        assertTrue(confidence < 0.9, digit + ": " + confidence);
      }
    }
  }

  @Test
  void read_printedDigits_areRarelyTakenForHandwriting() {
    int written = 0;
    for (int digit = 1; digit <= 9; digit++) {
      for (byte[] patch : cells.row(CellClass.printed(digit))) {
        model.read(patch, 0, beliefs, 0);
        written += CellClass.isWritten(beliefs.best(0)) ? 1 : 0;
      }
    }
    assertTrue(written <= 6, written + " of 144");
  }
}
