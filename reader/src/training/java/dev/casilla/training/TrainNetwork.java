package dev.casilla.training;

import ai.djl.MalformedModelException;
import dev.casilla.training.cells.PhotoBoards;
import dev.casilla.training.cells.TrainingPlan;
import dev.casilla.training.draw.ContentPainter;
import dev.casilla.training.draw.Typefaces;
import dev.casilla.training.network.BatchQueue;
import dev.casilla.training.network.CalibratedWeights;
import dev.casilla.training.network.NetworkTrainer;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Trains the weights of the reader's network and writes a report. The result is reproducible on the
 * same machine with the same fonts and photos.
 *
 * <p>{@code gradle :reader:train} with {@code -Pphotos=…} or {@code ../shared/photos}.
 */
public final class TrainNetwork {
  private TrainNetwork() {}

  /**
   * Trains the network.
   *
   * @param args the files for the weights, for the report, for the pretrained parameters, and for
   *     the pretrained weights
   */
  public static void main(String[] args)
      throws IOException, InterruptedException, MalformedModelException {
    PrintStream out = System.out;
    Typefaces typefaces = new Typefaces();
    typefaces.printMissing(out);
    PhotoBoards real = PhotoBoards.read();
    out.printf("%d photos to train with%n", real.toTrainWith().size());
    ContentPainter.TypefaceSet type = typefaces.toTrainWith();
    long start = System.nanoTime();
    Path learnt = Path.of(args[2]);
    if (!Boolean.getBoolean("casilla.resume")) {
      try (NetworkTrainer trainer = new NetworkTrainer(TrainingPlan.drawn(), out)) {
        trainer.train(new BatchQueue(TrainingPlan.drawn(), type, List.of()));
        trainer.save(learnt);
      }
    }
    try (NetworkTrainer trainer = new NetworkTrainer(TrainingPlan.withPhotos(), out)) {
      trainer.load(learnt);
      trainer.train(
          new BatchQueue(TrainingPlan.withPhotos(), type, BatchQueue.bySet(real.toTrainWith())));
      byte[] weights = CalibratedWeights.weights(trainer.export(), real.toCalibrateWith(), type);
      long seconds = (System.nanoTime() - start) / 1_000_000_000;
      Files.write(Path.of(args[0]), weights);
      out.printf("taught in %d s%n", seconds);
    }
    WriteTrainingReport.main(args);
  }
}
