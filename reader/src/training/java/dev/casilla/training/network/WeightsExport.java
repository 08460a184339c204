package dev.casilla.training.network;

import dev.casilla.reader.digits.network.WeightsFormat;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/** Writes weights in the {@link WeightsFormat}. */
final class WeightsExport {
  private static final int STEPS = 127;

  private final byte[] layers;

  private WeightsExport(byte[] layers) {
    this.layers = layers;
  }

  static WeightsExport of(TrainableNetwork network) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (FoldedLayer layer : network.layers()) {
        write(layer.weights(), layer.biases(), out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new WeightsExport(bytes.toByteArray());
  }

  private static void write(float[] weights, float[] biases, DataOutputStream out)
      throws IOException {
    int fanIn = weights.length / biases.length;
    for (int o = 0; o < biases.length; o++) {
      float largest = Float.MIN_NORMAL;
      for (int i = 0; i < fanIn; i++) {
        largest = Math.max(largest, Math.abs(weights[o * fanIn + i]));
      }
      float scale = largest / STEPS;
      out.writeFloat(scale);
      out.writeFloat(biases[o]);
      for (int i = 0; i < fanIn; i++) {
        out.writeByte(Math.round(weights[o * fanIn + i] / scale));
      }
    }
  }

  /** The content of the file. */
  byte[] withTemperature(double temperature) {
    ByteBuffer file =
        ByteBuffer.allocate(
            WeightsFormat.HEADER_BYTES + layers.length + WeightsFormat.CHECKSUM_BYTES);
    file.putInt(WeightsFormat.MAGIC).putInt(WeightsFormat.VERSION);
    file.putFloat((float) temperature).put(layers);
    return file.putInt(WeightsFormat.checksum(file.array(), file.position())).array();
  }
}
