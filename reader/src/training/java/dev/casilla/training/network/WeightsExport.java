package dev.casilla.training.network;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** Writes weights in the format of {@code NetworkWeights}. */
final class WeightsExport {
  private static final int MAGIC = 0x43444754;
  private static final int VERSION = 1;
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
    ByteBuffer file = ByteBuffer.allocate(3 * 4 + layers.length + 4);
    file.putInt(MAGIC).putInt(VERSION).putFloat((float) temperature).put(layers);
    CRC32 checksum = new CRC32();
    checksum.update(file.array(), 0, file.position());
    return file.putInt((int) checksum.getValue()).array();
  }
}
