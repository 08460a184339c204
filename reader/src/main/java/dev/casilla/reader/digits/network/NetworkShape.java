package dev.casilla.reader.digits.network;

import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellClass;

/**
 * The dimensions of the network's layers, which the weights must match.
 *
 * <p>Three 3×3 convolutions, each followed by 2×2 max pooling, then two dense layers: 57,600
 * weights and 0.6 million multiplications per cell, the largest that fits into 60 kB.
 */
public final class NetworkShape {
  static final int[] SIDES = {CellPatches.SIDE, CellPatches.SIDE / 2, CellPatches.SIDE / 4};

  /** Convolutions, which come before the dense layers. */
  public static final int CONVOLUTIONS = SIDES.length;

  static final int[] CHANNELS = {1, 10, 20, 40};

  /** Weights of a convolution from one plane to another. */
  static final int TAPS = 9;

  /** Pixels per side of the last convolution's output. */
  static final int LAST_SIDE = CellPatches.SIDE / 8;

  static final int FEATURES = CHANNELS[3] * LAST_SIDE * LAST_SIDE;
  static final int HIDDEN = 128;

  private static final int[] OUTPUTS = {
    CHANNELS[1], CHANNELS[2], CHANNELS[3], HIDDEN, CellClass.COUNT
  };
  private static final int[] FAN_INS = {
    CHANNELS[0] * TAPS, CHANNELS[1] * TAPS, CHANNELS[2] * TAPS, FEATURES, HIDDEN
  };

  private NetworkShape() {}

  /** Layers with weights. */
  public static int layers() {
    return OUTPUTS.length;
  }

  /** Channels of a convolution, or units of a dense layer. */
  public static int outputs(int layer) {
    return OUTPUTS[layer];
  }

  static int fanIn(int layer) {
    return FAN_INS[layer];
  }
}
