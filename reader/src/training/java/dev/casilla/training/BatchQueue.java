package dev.casilla.training;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.InkScale;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Makes batches ahead of training in a thread of its own, one after the other, so that they are the
 * same each time.
 */
final class BatchQueue {
  private static final int AHEAD = 32;

  private final BlockingQueue<Batch> ready = new ArrayBlockingQueue<>(AHEAD);
  private final Plan plan;
  private final SyntheticCells synthetic;
  private final List<List<RealBoard>> sets;
  private final Chance chance;
  private final Wear wear;
  private final InkScale inkScale = new InkScale();

  /**
   * A queue that is empty until it is started.
   *
   * @param sets boards by their set: each set counts alike, however many photos it has
   */
  BatchQueue(Plan plan, Content.Type type, List<List<RealBoard>> sets) {
    this.plan = plan;
    this.sets = sets;
    synthetic = SyntheticCells.toTrainWith(plan, plan.seed(), type);
    chance = new Chance(plan.seed() + 1);
    wear = new Wear(chance, 0);
  }

  /** The boards of print, and those with handwriting. */
  static List<List<RealBoard>> bySet(List<RealBoard> boards) {
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

  void start() {
    Thread filling = new Thread(this::fill, "batches");
    filling.setDaemon(true);
    filling.start();
  }

  /** The next batch. */
  Batch take() throws InterruptedException {
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

  private Batch make() {
    List<Sample> samples = new ArrayList<>();
    while (samples.size() < plan.batchSize()) {
      samples.add(!sets.isEmpty() && chance.of(plan.realShare()) ? real() : synthetic.next());
    }
    return Batch.of(samples, inkScale);
  }

  private Sample real() {
    Sample sample = chance.oneOf(chance.oneOf(sets)).cell(chance.below(CellBeliefs.CELLS));
    return new Sample(wear.again(sample.patch()), sample.mark());
  }
}
