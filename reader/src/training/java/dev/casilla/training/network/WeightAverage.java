package dev.casilla.training.network;

import ai.djl.ndarray.NDArray;
import ai.djl.nn.Block;
import ai.djl.nn.Parameter;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The average of a network's parameters over several batches, including the batch statistics.
 *
 * <p>Near the end of the training, each batch still pulls the network a little towards its own
 * cells. Averaging cancels this noise, so that the result for hard cells depends less on the seed.
 */
final class WeightAverage {
  private final List<NDArray> values = new ArrayList<>();
  private final List<double[]> sums = new ArrayList<>();
  private int count;

  /** An empty average for this network, whose layers must be initialized. */
  WeightAverage(Block network) {
    for (Parameter parameter : network.getParameters().values()) {
      NDArray value = parameter.getArray();
      values.add(value);
      sums.add(new double[(int) value.size()]);
    }
  }

  /** Adds the current parameters. */
  void add() {
    count++;
    for (int k = 0; k < sums.size(); k++) {
      double[] sum = sums.get(k);
      float[] now = values.get(k).toFloatArray();
      for (int i = 0; i < sum.length; i++) {
        sum[i] += now[i];
      }
    }
  }

  /** Sets the network to the average, if it is not empty. */
  void apply() {
    for (int k = 0; count > 0 && k < sums.size(); k++) {
      double[] sum = sums.get(k);
      float[] mean = new float[sum.length];
      for (int i = 0; i < mean.length; i++) {
        mean[i] = (float) (sum[i] / count);
      }
      values.get(k).set(FloatBuffer.wrap(mean));
    }
  }
}
