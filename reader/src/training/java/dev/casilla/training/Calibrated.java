package dev.casilla.training;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Finds for weights the temperature under which they are as sure as they are right. Stateless. */
final class Calibrated {
  private static final int DRAWN = 6000;
  private static final long SEED = 3;

  /** Where weights have their temperature: after the letters and the version. */
  private static final int TEMPERATURE_AT = 8;

  private Calibrated() {}

  /** The weights, measured on cells of these photos and drawn ones that are new as well. */
  static byte[] weights(Export export, List<RealBoard> boards, Content.Type type) {
    List<Sample> samples = new ArrayList<>();
    for (RealBoard board : boards) {
      for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
        samples.add(board.cell(cell));
      }
    }
    SyntheticCells cells = SyntheticCells.toTrainWith(Plan.drawn(), SEED, type);
    for (int i = 0; i < DRAWN; i++) {
      samples.add(cells.next());
    }
    DigitModel surest = DigitModel.of(export.withTemperature(1));
    return export.withTemperature(new Thermometer().measure(surest, samples));
  }

  /** The checksum that weights end with. */
  static String checksumOf(byte[] weights) {
    return String.format("%08x", ByteBuffer.wrap(weights).getInt(weights.length - Integer.BYTES));
  }

  static float temperatureOf(byte[] weights) {
    return ByteBuffer.wrap(weights).getFloat(TEMPERATURE_AT);
  }
}
