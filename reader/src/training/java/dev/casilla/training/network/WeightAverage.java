package dev.casilla.training.network;

import ai.djl.ndarray.NDArray;
import ai.djl.nn.Block;
import ai.djl.nn.Parameter;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The mean of what a network knew at several moments, statistics of batches included.
 *
 * <p>Near the end of training each batch still pulls the network a little to its own cells. What
 * those pulls have in common is worth knowing; the rest cancels out in the mean, so that one start
 * of the dice more or less does not decide which hard cell is read.
 */
final class WeightAverage {
  private final List<NDArray> values = new ArrayList<>();
  private final List<double[]> sums = new ArrayList<>();
  private int moments;

  /** No moment yet of this network, all of whose layers have their sizes. */
  WeightAverage(Block network) {
    for (Parameter parameter : network.getParameters().values()) {
      NDArray value = parameter.getArray();
      values.add(value);
      sums.add(new double[(int) value.size()]);
    }
  }

  /** Counts what the network knows now. */
  void add() {
    moments++;
    for (int k = 0; k < sums.size(); k++) {
      double[] sum = sums.get(k);
      float[] now = values.get(k).toFloatArray();
      for (int i = 0; i < sum.length; i++) {
        sum[i] += now[i];
      }
    }
  }

  /** Teaches the network the mean, if there was any moment. */
  void teach() {
    for (int k = 0; moments > 0 && k < sums.size(); k++) {
      double[] sum = sums.get(k);
      float[] mean = new float[sum.length];
      for (int i = 0; i < mean.length; i++) {
        mean[i] = (float) (sum[i] / moments);
      }
      values.get(k).set(FloatBuffer.wrap(mean));
    }
  }
}
