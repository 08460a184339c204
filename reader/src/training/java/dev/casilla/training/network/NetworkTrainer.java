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

/** Trains the network. Must be closed, because the network uses native memory. */
public final class NetworkTrainer implements AutoCloseable {
  /** Batches between two lines of the log. */
  private static final int BATCHES_PER_LOG_LINE = 250;

  /** Part of the training with a rising learning rate. */
  private static final double WARM_UP = 0.1;

  /** Last part of the training over which the weights are averaged. */
  private static final double AVERAGED_PART = 0.25;

  /**
   * Added to the probability of the true class before the logarithm, so that mislabelled or
   * illegible cells have less influence.
   */
  private static final float PROBABILITY_OFFSET = 1e-4f;

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

  /** Continues the training. */
  public void train(BatchQueue batches) throws InterruptedException {
    Engine.getInstance().setRandomSeed((int) plan.seed());
    batches.start();
    try (Trainer trainer = model.newTrainer(config())) {
      trainer.initialize(new Shape(plan.batchSize(), 1, CellPatches.SIDE, CellPatches.SIDE));
      WeightAverage average = new WeightAverage(network.block());
      double loss = 0;
      for (int i = 1; i <= plan.batches(); i++) {
        loss += step(trainer, batches.take());
        if (i > (1 - AVERAGED_PART) * plan.batches()) {
          average.add();
        }
        if (i % BATCHES_PER_LOG_LINE == 0) {
          out.printf(
              "%d batches of %d, loss %.4f%n", i, plan.batches(), loss / BATCHES_PER_LOG_LINE);
          loss = 0;
        }
      }
      average.apply();
    }
  }

  /** The weights, not calibrated. */
  public WeightsExport export() {
    return WeightsExport.of(network);
  }

  /** Saves the parameters. */
  public void save(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    try (DataOutputStream to = new DataOutputStream(Files.newOutputStream(file))) {
      network.block().saveParameters(to);
    }
  }

  /** Loads saved parameters. */
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

  /** Linear warm-up, then cosine decay to 0. */
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
      NDArray loss = belief.add(PROBABILITY_OFFSET).log().neg().mean();
      gradients.backward(loss);
      trainer.step();
      return loss.getFloat();
    }
  }
}
