package dev.casilla.reader.digits.network;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * The weights of all layers and the calibration. Immutable; may be shared by threads. {@link
 * WeightsFormat} describes the file. Int8 weights with a scale for each output misread no cell more
 * than floats.
 */
final class NetworkWeights {
  private static final String RESOURCE = "digits.weights";
  private static final int PER_OUTPUT_BYTES = 2 * 4;

  private final List<LayerWeights> layers;
  private final Calibration calibration;

  private NetworkWeights(List<LayerWeights> layers, Calibration calibration) {
    this.layers = layers;
    this.calibration = calibration;
  }

  /** Loads the bundled weights. */
  static NetworkWeights load() {
    try (InputStream in = NetworkWeights.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource: " + RESOURCE);
      }
      return parse(readAll(in));
    } catch (IOException e) {
      throw new IllegalStateException("cannot read " + RESOURCE, e);
    }
  }

  /**
   * Parses weights.
   *
   * @throws IllegalArgumentException if they are damaged or of another version
   */
  static NetworkWeights parse(byte[] bytes) {
    if (bytes.length != size()) {
      throw new IllegalArgumentException(bytes.length + " bytes of weights, not " + size());
    }
    int expected = WeightsFormat.storedChecksum(bytes);
    if (WeightsFormat.checksum(bytes, bytes.length - WeightsFormat.CHECKSUM_BYTES) != expected) {
      throw new IllegalArgumentException("damaged weights: checksum is not " + expected);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    int magic = in.getInt();
    int version = in.getInt();
    if (magic != WeightsFormat.MAGIC || version != WeightsFormat.VERSION) {
      throw new IllegalArgumentException(
          "not weights of version " + WeightsFormat.VERSION + ": " + version);
    }
    Calibration calibration = new Calibration(in.getFloat());
    List<LayerWeights> layers = new ArrayList<>();
    for (int i = 0; i < NetworkShape.layers(); i++) {
      layers.add(readLayer(in, NetworkShape.outputs(i), NetworkShape.fanIn(i)));
    }
    return new NetworkWeights(layers, calibration);
  }

  private static LayerWeights readLayer(ByteBuffer in, int outputs, int fanIn) {
    float[] weights = new float[outputs * fanIn];
    float[] biases = new float[outputs];
    for (int o = 0; o < outputs; o++) {
      float scale = in.getFloat();
      biases[o] = in.getFloat();
      for (int i = 0; i < fanIn; i++) {
        weights[o * fanIn + i] = scale * in.get();
      }
    }
    return new LayerWeights(fanIn, weights, biases);
  }

  /** The size of the file in bytes. */
  static int size() {
    int bytes = WeightsFormat.HEADER_BYTES + WeightsFormat.CHECKSUM_BYTES;
    for (int i = 0; i < NetworkShape.layers(); i++) {
      bytes += NetworkShape.outputs(i) * (PER_OUTPUT_BYTES + NetworkShape.fanIn(i));
    }
    return bytes;
  }

  LayerWeights layer(int index) {
    return layers.get(index);
  }

  Calibration calibration() {
    return calibration;
  }

  private static byte[] readAll(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[8192];
    for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
      bytes.write(buffer, 0, n);
    }
    return bytes.toByteArray();
  }
}
