package dev.casilla.training.network;

import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.training.cells.LabelledPatch;
import dev.casilla.training.cells.PhotoBoard;
import dev.casilla.training.cells.SyntheticCells;
import dev.casilla.training.cells.TrainingPlan;
import dev.casilla.training.degrade.PhotoDegrader;
import dev.casilla.training.draw.ContentPainter;
import dev.casilla.training.draw.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Prepares batches in a background thread, in a fixed order, so that training is reproducible. */
public final class BatchQueue {
  private static final int AHEAD = 32;

  private final BlockingQueue<TrainingBatch> ready = new ArrayBlockingQueue<>(AHEAD);
  private final TrainingPlan plan;
  private final SyntheticCells synthetic;
  private final List<List<PhotoBoard>> sets;
  private final SeededRandom random;
  private final PhotoDegrader wear;
  private final InkNormalizer inkScale = new InkNormalizer();

  /**
   * Creates a queue; call start to fill it.
   *
   * @param sets boards by set: each set has equal weight, regardless of its number of photos
   */
  public BatchQueue(
      TrainingPlan plan, ContentPainter.TypefaceSet type, List<List<PhotoBoard>> sets) {
    this.plan = plan;
    this.sets = sets;
    synthetic = SyntheticCells.toTrainWith(plan, plan.seed(), type);
    random = new SeededRandom(plan.seed() + 1);
    wear = new PhotoDegrader(random, 0);
  }

  /** Groups the boards into those with print only and those with handwriting. */
  public static List<List<PhotoBoard>> bySet(List<PhotoBoard> boards) {
    List<List<PhotoBoard>> sets = new ArrayList<>();
    for (boolean hasHandwriting : new boolean[] {false, true}) {
      List<PhotoBoard> set =
          boards.stream().filter(board -> board.hasHandwriting() == hasHandwriting).toList();
      if (!set.isEmpty()) {
        sets.add(set);
      }
    }
    return sets;
  }

  void start() {
    Thread filling = new Thread(this::fill, "batches");
    filling.setDaemon(true);
    filling.start();
  }

  /** The next batch. */
  TrainingBatch take() throws InterruptedException {
    return ready.take();
  }

  private void fill() {
    try {
      for (int i = 0; i < plan.batches(); i++) {
        ready.put(make());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private TrainingBatch make() {
    List<LabelledPatch> samples = new ArrayList<>();
    while (samples.size() < plan.batchSize()) {
      samples.add(!sets.isEmpty() && random.of(plan.realShare()) ? real() : synthetic.next());
    }
    return TrainingBatch.of(samples, inkScale);
  }

  private LabelledPatch real() {
    LabelledPatch sample =
        random.oneOf(random.oneOf(sets)).cell(random.below(CellProbabilities.CELLS));
    return new LabelledPatch(wear.augment(sample.patch()), sample.mark());
  }
}
