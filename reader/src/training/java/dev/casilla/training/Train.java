package dev.casilla.training;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the weights of the reader's network and a report on them, the same each time on the same
 * machine with the same fonts and photos.
 *
 * <p>{@code gradle :reader:train} with {@code -Pphotos=…} or {@code ../shared/photos}.
 */
public final class Train {
  private static final int TO_CALIBRATE = 6000;

  private Train() {}

  /**
   * Trains.
   *
   * @param args the file for the weights, the file for the report
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    PrintStream out = System.out;
    Plan plan = Plan.standard();
    Typefaces typefaces = new Typefaces();
    if (!typefaces.missingPackages().isEmpty()) {
      out.println(
          "Fonts are missing: apt-get install " + String.join(" ", typefaces.missingPackages()));
    }
    RealBoards real = RealBoards.read();
    out.printf("%d photos to train with%n", real.toTrainWith().size());
    Content.Type type = typefaces.toTrainWith();
    long start = System.nanoTime();
    BatchQueue batches =
        new BatchQueue(plan, new SyntheticCells(plan.seed(), type, 1), bySet(real.toTrainWith()));
    batches.start();
    Export export = new Teacher(plan, out).teach(batches);
    DigitModel surest = DigitModel.of(export.withTemperature(1));
    double temperature = new Thermometer().measure(surest, toCalibrate(real, type));
    byte[] weights = export.withTemperature(temperature);
    String report =
        String.format(
            "# What the network reads%n%nMade by `:reader:train`: %d batches of %d in %.0f s, %d"
                + " photos to train with, temperature %.2f, %d bytes.%n%n%s",
            plan.batches(),
            plan.batchSize(),
            (System.nanoTime() - start) / 1e9,
            real.toTrainWith().size(),
            temperature,
            weights.length,
            Report.of(DigitModel.of(weights), real, typefaces.toMeasureWith()));
    out.println(report);
    Files.write(Path.of(args[0]), weights);
    Files.writeString(Path.of(args[1]), report);
  }

  private static List<Sample> toCalibrate(RealBoards real, Content.Type type) {
    List<Sample> samples = new ArrayList<>();
    for (RealBoard board : real.toCalibrateWith()) {
      for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
        samples.add(board.cell(cell));
      }
    }
    SyntheticCells cells = new SyntheticCells(Plan.standard().seed() + 2, type, 1);
    for (int i = 0; i < TO_CALIBRATE; i++) {
      samples.add(cells.next());
    }
    return samples;
  }

  /** The boards of print, and those with handwriting. */
  private static List<List<RealBoard>> bySet(List<RealBoard> boards) {
    List<List<RealBoard>> sets = new ArrayList<>();
    for (boolean hasHandwriting : new boolean[] {false, true}) {
      List<RealBoard> set =
          boards.stream().filter(board -> board.hasHandwriting() == hasHandwriting).toList();
      if (!set.isEmpty()) {
        sets.add(set);
      }
    }
    return sets;
  }
}
