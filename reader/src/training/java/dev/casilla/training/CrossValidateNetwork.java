package dev.casilla.training;

import ai.djl.MalformedModelException;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.training.cells.PhotoBoard;
import dev.casilla.training.cells.PhotoBoards;
import dev.casilla.training.cells.TrainingPlan;
import dev.casilla.training.draw.ContentPainter;
import dev.casilla.training.draw.Typefaces;
import dev.casilla.training.network.BatchQueue;
import dev.casilla.training.network.CalibratedWeights;
import dev.casilla.training.network.NetworkTrainer;
import dev.casilla.training.score.PhotoScore;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Cross-validation on photos: a network pretrained on drawn cells is fine-tuned on the photos of
 * four of five folds, and the whole reader is measured on the fifth. Folds are made of puzzles, so
 * all photos of a puzzle are in the same fold. Fails if the results for newspapers are below their
 * minimum.
 *
 * <p>{@code gradle :reader:crossValidate}, after {@code :reader:train}.
 */
public final class CrossValidateNetwork {
  private static final int FOLDS = 5;
  private static final List<String> SETS = List.of("newspaper", "various", "calendar");

  private final PrintStream out = System.out;
  private final ContentPainter.TypefaceSet type = new Typefaces().toTrainWith();
  private final PhotoBoards real = PhotoBoards.read();
  private final List<CorpusPhoto> photos = PhotoCorpus.find().orElseThrow().photos();
  private final List<PhotoScore> scores = SETS.stream().map(PhotoScore::new).toList();
  private final Path drawn;

  private CrossValidateNetwork(Path drawn) {
    this.drawn = drawn;
  }

  /**
   * Runs the cross-validation.
   *
   * @param args the file with the pretrained parameters, and the file for the report
   */
  public static void main(String[] args)
      throws IOException, InterruptedException, MalformedModelException {
    boolean isEnough = new CrossValidateNetwork(Path.of(args[0])).run(Path.of(args[1]));
    System.exit(isEnough ? 0 : 1);
  }

  private boolean run(Path report)
      throws IOException, InterruptedException, MalformedModelException {
    for (int fold = 0; fold < FOLDS; fold++) {
      PuzzleReader reader = new PuzzleReader(taughtWithout(fold));
      for (CorpusPhoto photo : photos) {
        if (foldOf(photo) == fold && SETS.contains(photo.set())) {
          scores
              .get(SETS.indexOf(photo.set()))
              .add(photo, real.printed(photo), reader.read(ImageFiles.read(photo.file())));
        }
      }
    }
    StringBuilder text = new StringBuilder();
    text.append("# Cross-validated by puzzle, made by `:reader:crossValidate`\n\n");
    text.append("Each network was taught ").append(TrainingPlan.fold().batches());
    text.append(" batches with cells of photos after the course of drawn cells.\n\n");
    text.append(PhotoScore.HEADING);
    scores.forEach(score -> text.append(score.row()));
    text.append("\nNot shown as printed:\n\n");
    scores.forEach(score -> text.append(score.failures()));
    out.println(text);
    Files.writeString(report, text.toString());
    return scores.get(SETS.indexOf("newspaper")).reaches(0.95, 0.97, 0.98);
  }

  private DigitModel taughtWithout(int fold)
      throws IOException, InterruptedException, MalformedModelException {
    try (NetworkTrainer trainer = new NetworkTrainer(TrainingPlan.fold(), out)) {
      trainer.load(drawn);
      List<PhotoBoard> others =
          real.all(SETS).stream().filter(board -> foldOf(board.photo()) != fold).toList();
      trainer.train(new BatchQueue(TrainingPlan.fold(), type, BatchQueue.bySet(others)));
      return DigitModel.of(CalibratedWeights.weights(trainer.export(), List.of(), type));
    }
  }

  private static int foldOf(CorpusPhoto photo) {
    return Integer.parseInt(photo.puzzle()) % FOLDS;
  }
}
