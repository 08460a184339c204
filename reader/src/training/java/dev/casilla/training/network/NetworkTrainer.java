package dev.casilla.training.network;

import ai.djl.MalformedModelException;
import ai.djl.Model;
import ai.djl.engine.Engine;
import ai.djl.ndarray.NDArray;
import ai.djl.ndarray.NDList;
import ai.djl.ndarray.NDManager;
import ai.djl.ndarray.types.Shape;
import ai.djl.training.DefaultTrainingConfig;
import ai.djl.training.GradientCollector;
import ai.djl.training.Trainer;
import ai.djl.training.loss.Loss;
import ai.djl.training.optimizer.Optimizer;
import ai.djl.training.tracker.Tracker;
import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.training.cells.TrainingPlan;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Trains the network in one course. To be closed: the network lives outside Java's heap. */
public final class NetworkTrainer implements AutoCloseable {
  /** Batches between two lines of progress. */
  private static final int TOLD = 250;

  /** The part of training in which the learning rate rises. */
  private static final double WARM_UP = 0.1;

  /** The part of training of whose ends of batches the mean is kept. */
  private static final double SETTLING = 0.25;

  /**
   * Added to the probability of the truth before its logarithm: a cell whose truth is wrong, or
   * that nobody can read, pulls less and less.
   */
  private static final float FORGIVENESS = 1e-4f;

  private final TrainableNetwork network;
  private final TrainingPlan plan;
  private final Model model = Model.newInstance("digits");
  private final PrintStream out;

  public NetworkTrainer(TrainingPlan plan, PrintStream out) {
    this.plan = plan;
    this.out = out;
    network = new TrainableNetwork(plan.dropped());
    model.setBlock(network.block());
  }

  /** Goes on from what was learnt so far. */
  public void teach(BatchQueue batches) throws InterruptedException {
    Engine.getInstance().setRandomSeed((int) plan.seed());
    batches.start();
    try (Trainer trainer = model.newTrainer(config())) {
      trainer.initialize(new Shape(plan.batchSize(), 1, CellPatches.SIDE, CellPatches.SIDE));
      WeightAverage settled = new WeightAverage(network.block());
      double loss = 0;
      for (int i = 1; i <= plan.batches(); i++) {
        loss += step(trainer, batches.take());
        if (i > (1 - SETTLING) * plan.batches()) {
          settled.add();
        }
        if (i % TOLD == 0) {
          out.printf("%d batches of %d, loss %.4f%n", i, plan.batches(), loss / TOLD);
          loss = 0;
        }
      }
      settled.teach();
    }
  }

  /** The weights, with no calibration yet. */
  public WeightsExport export() {
    return WeightsExport.of(network);
  }

  /** Keeps what was learnt so far. */
  public void save(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    try (DataOutputStream to = new DataOutputStream(Files.newOutputStream(file))) {
      network.block().saveParameters(to);
    }
  }

  /** Goes back to what was learnt when it was kept. */
  public void load(Path file) throws IOException, MalformedModelException {
    try (DataInputStream from = new DataInputStream(Files.newInputStream(file))) {
      network.block().loadParameters(model.getNDManager(), from);
    }
  }

  @Override
  public void close() {
    model.close();
  }

  private DefaultTrainingConfig config() {
    Tracker rate = this::learningRate;
    Optimizer adam = Optimizer.adam().optLearningRateTracker(rate).build();
    return new DefaultTrainingConfig(Loss.softmaxCrossEntropyLoss()).optOptimizer(adam);
  }

  /** Up, then down to nothing along a cosine. */
  private float learningRate(int batch) {
    double done = (double) batch / plan.batches();
    double part =
        done < WARM_UP
            ? done / WARM_UP
            : (1 + Math.cos(Math.PI * Math.min(1, (done - WARM_UP) / (1 - WARM_UP)))) / 2;
    return (float) (plan.learningRate() * part);
  }

  private double step(Trainer trainer, TrainingBatch batch) {
    try (NDManager manager = trainer.getManager().newSubManager();
        GradientCollector gradients = trainer.newGradientCollector()) {
      Shape shape = new Shape(plan.batchSize(), 1, CellPatches.SIDE, CellPatches.SIDE);
      NDArray ink = manager.create(batch.ink(), shape);
      NDArray truth = manager.create(batch.truth(), new Shape(plan.batchSize(), CellClass.COUNT));
      NDArray outputs = trainer.forward(new NDList(ink)).singletonOrThrow();
      outputs.attach(manager);
      NDArray belief = outputs.softmax(1).mul(truth).sum(new int[] {1});
      NDArray loss = belief.add(FORGIVENESS).log().neg().mean();
      gradients.backward(loss);
      trainer.step();
      return loss.getFloat();
    }
  }
}
