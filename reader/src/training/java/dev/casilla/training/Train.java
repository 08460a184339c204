package dev.casilla.training;

import ai.djl.MalformedModelException;
import dev.casilla.reader.digits.DigitModel;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Makes the weights of the reader's network and a report on them, the same each time on the same
 * machine with the same fonts and photos.
 *
 * <p>{@code gradle :reader:train} with {@code -Pphotos=…} or {@code ../shared/photos}.
 */
public final class Train {
  private static final String PHOTOS =
      "\nPhotos of unseen puzzles, as the whole reader reads them:\n\n";

  private Train() {}

  /**
   * Trains.
   *
   * @param args the files for the weights, for the report, for what was learnt from drawn cells,
   *     and for the weights of that alone
   */
  public static void main(String[] args)
      throws IOException, InterruptedException, MalformedModelException {
    PrintStream out = System.out;
    Typefaces typefaces = new Typefaces();
    typefaces.tellMissing(out);
    RealBoards real = RealBoards.read();
    out.printf("%d photos to train with%n", real.toTrainWith().size());
    Content.Type type = typefaces.toTrainWith();
    Content.Type heldOut = typefaces.toMeasureWith();
    long start = System.nanoTime();
    Path learnt = Path.of(args[2]);
    if (!Boolean.getBoolean("casilla.resume")) {
      try (Teacher teacher = new Teacher(Plan.drawn(), out)) {
        teacher.teach(new BatchQueue(Plan.drawn(), type, List.of()));
        teacher.save(learnt);
      }
    }
    try (Teacher teacher = new Teacher(Plan.withPhotos(), out)) {
      teacher.load(learnt);
      teacher.teach(new BatchQueue(Plan.withPhotos(), type, BatchQueue.bySet(real.toTrainWith())));
      byte[] weights = Calibrated.weights(teacher.export(), real.toCalibrateWith(), type);
      long seconds = (System.nanoTime() - start) / 1_000_000_000;
      Files.write(Path.of(args[0]), weights);
      String report = head(weights, seconds, real, typefaces.missingPackages());
      report += "\n## Trained on drawn cells and photos: the weights of the reader\n\n";
      DigitModel model = DigitModel.of(weights);
      report += Report.full(model, real, heldOut);
      report += PHOTOS + WholePhotos.table(model, real, photo -> !photo.isTrainedWith());
      report += "\n## Trained on drawn cells alone\n\n";
      byte[] drawnOnly = drawnOnly(learnt, type, out);
      Files.write(Path.of(args[3]), drawnOnly);
      DigitModel drawnModel = DigitModel.of(drawnOnly);
      report += Report.table(drawnModel, real, heldOut);
      report += PHOTOS + WholePhotos.table(drawnModel, real, photo -> true);
      out.println(report);
      Files.writeString(Path.of(args[1]), report);
    }
  }

  private static byte[] drawnOnly(Path learnt, Content.Type type, PrintStream out)
      throws IOException, MalformedModelException {
    try (Teacher teacher = new Teacher(Plan.drawn(), out)) {
      teacher.load(learnt);
      return Calibrated.weights(teacher.export(), List.of(), type);
    }
  }

  private static String head(
      byte[] weights, long seconds, RealBoards real, Set<String> missingPackages) {
    return String.format(
        "# What the network reads%n%n"
            + "Made by `:reader:train`: %d batches of %d drawn cells, then %d with cells of %d photos"
            + " among them, in %d s; %d bytes, temperature %.2f. Missing font packages: %s.%n%n"
            + "Measured on families of fonts and on puzzles that were not trained with; nothing was"
            + " chosen by %s. Right: the digit, or that there is none.%n",
        Plan.drawn().batches(),
        Plan.drawn().batchSize(),
        Plan.withPhotos().batches(),
        real.toTrainWith().size(),
        seconds,
        weights.length,
        Calibrated.temperatureOf(weights),
        missingPackages.isEmpty() ? "none" : String.join(" ", missingPackages),
        RealBoards.UNTOUCHED);
  }
}
