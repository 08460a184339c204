package dev.casilla.training.network;

import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.digits.network.WeightsFormat;
import dev.casilla.training.cells.LabelledPatch;
import dev.casilla.training.cells.PhotoBoard;
import dev.casilla.training.cells.SyntheticCells;
import dev.casilla.training.cells.TrainingPlan;
import dev.casilla.training.draw.ContentPainter;
import java.util.ArrayList;
import java.util.List;

/** Calibrates weights by temperature scaling. Stateless. */
public final class CalibratedWeights {
  private static final int DRAWN = 6000;
  private static final long SEED = 3;

  private CalibratedWeights() {}

  /** Calibrates the weights on cells of these photos and on new drawn cells. */
  public static byte[] weights(
      WeightsExport export, List<PhotoBoard> boards, ContentPainter.TypefaceSet type) {
    List<LabelledPatch> samples = new ArrayList<>();
    for (PhotoBoard board : boards) {
      for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
        samples.add(board.cell(cell));
      }
    }
    SyntheticCells cells = SyntheticCells.toTrainWith(TrainingPlan.drawn(), SEED, type);
    for (int i = 0; i < DRAWN; i++) {
      samples.add(cells.next());
    }
    DigitModel surest = DigitModel.of(export.withTemperature(1));
    return export.withTemperature(new TemperatureFitter().fit(surest, samples));
  }

  /** The checksum at the end of the weights. */
  public static String checksumOf(byte[] weights) {
    return String.format("%08x", WeightsFormat.storedChecksum(weights));
  }

  public static float temperatureOf(byte[] weights) {
    return WeightsFormat.temperature(weights);
  }
}
