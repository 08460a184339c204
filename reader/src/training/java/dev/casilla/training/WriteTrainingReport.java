package dev.casilla.training;

import ai.djl.MalformedModelException;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.training.cells.PhotoBoards;
import dev.casilla.training.cells.TrainingPlan;
import dev.casilla.training.draw.ContentPainter;
import dev.casilla.training.draw.Typefaces;
import dev.casilla.training.network.CalibratedWeights;
import dev.casilla.training.network.NetworkTrainer;
import dev.casilla.training.score.ModelReport;
import dev.casilla.training.score.PhotoReport;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Measures the trained weights and the weights pretrained on drawn cells only, and writes the
 * latter. The report contains the checksum of the weights, so that a test can check that it belongs
 * to the bundled ones.
 *
 * <p>{@code gradle :reader:report}. {@code :reader:train} writes the report too; run this task
 * after changes to the reader.
 */
public final class WriteTrainingReport {
  private static final String PHOTOS =
      "\nPhotos of unseen puzzles, as the whole reader reads them:\n\n";

  private final Typefaces typefaces = new Typefaces();
  private final ContentPainter.TypefaceSet heldOut = typefaces.toMeasureWith();
  private final PhotoBoards real = PhotoBoards.read();

  private WriteTrainingReport() {}

  /**
   * Writes the report.
   *
   * @param args the files with the weights, for the report, with the pretrained parameters, and for
   *     the pretrained weights
   */
  public static void main(String[] args) throws IOException, MalformedModelException {
    byte[] weights = Files.readAllBytes(Path.of(args[0]));
    WriteTrainingReport report = new WriteTrainingReport();
    byte[] drawn = report.drawnOnly(Path.of(args[2]));
    Files.write(Path.of(args[3]), drawn);
    String text = report.of(weights, drawn);
    System.out.println(text);
    Files.writeString(Path.of(args[1]), text);
  }

  private byte[] drawnOnly(Path learnt) throws IOException, MalformedModelException {
    PrintStream out = System.out;
    try (NetworkTrainer trainer = new NetworkTrainer(TrainingPlan.drawn(), out)) {
      trainer.load(learnt);
      return CalibratedWeights.weights(trainer.export(), List.of(), typefaces.toTrainWith());
    }
  }

  private String of(byte[] weights, byte[] drawn) {
    DigitModel model = DigitModel.of(weights);
    DigitModel drawnModel = DigitModel.of(drawn);
    return head(weights)
        + "\n## Trained on drawn cells and photos: the weights of the reader\n\n"
        + ModelReport.full(model, real, heldOut)
        + PHOTOS
        + PhotoReport.table(model, real, photo -> !photo.isTrainedWith())
        + "\n## Trained on drawn cells alone\n\n"
        + ModelReport.table(drawnModel, real, heldOut)
        + PHOTOS
        + PhotoReport.table(drawnModel, real, photo -> true);
  }

  private String head(byte[] weights) {
    Set<String> missing = typefaces.missingPackages();
    return String.format(
        "# What the network reads%n%n"
            + "Made by `:reader:train` or, later, `:reader:report`: %d batches of %d drawn cells,"
            + " then %d with cells of %d photos among them; %d bytes, checksum %s, temperature"
            + " %.2f. Missing font packages: %s.%n%n"
            + "Measured on families of fonts and on puzzles that were not trained with; the network"
            + " was not chosen by %s. Right: the digit, or that there is none.%n",
        TrainingPlan.drawn().batches(),
        TrainingPlan.drawn().batchSize(),
        TrainingPlan.withPhotos().batches(),
        real.toTrainWith().size(),
        weights.length,
        CalibratedWeights.checksumOf(weights),
        CalibratedWeights.temperatureOf(weights),
        missing.isEmpty() ? "none" : String.join(" ", missing),
        PhotoBoards.NEVER_TRAINED);
  }
}
