package dev.casilla.training.network;

import ai.djl.ndarray.types.Shape;
import ai.djl.nn.Activation;
import ai.djl.nn.Block;
import ai.djl.nn.Blocks;
import ai.djl.nn.SequentialBlock;
import ai.djl.nn.convolutional.Conv2d;
import ai.djl.nn.core.Linear;
import ai.djl.nn.norm.BatchNorm;
import ai.djl.nn.norm.Dropout;
import ai.djl.nn.pooling.Pool;
import dev.casilla.reader.digits.network.NetworkShape;
import java.util.ArrayList;
import java.util.List;

/**
 * The reader's network for training with DJL: with batch normalization after each convolution, and
 * dropout of the features. Neither is part of the export.
 */
final class TrainableNetwork {
  private final SequentialBlock block = new SequentialBlock();
  private final List<FoldedLayer> layers = new ArrayList<>();

  /**
   * An untrained network.
   *
   * @param dropped dropout rate of the features
   */
  TrainableNetwork(double dropped) {
    for (int i = 0; i < NetworkShape.CONVOLUTIONS; i++) {
      convolution(NetworkShape.outputs(i));
    }
    block.add(Blocks.batchFlattenBlock());
    block.add(Dropout.builder().optRate((float) dropped).build());
    for (int i = NetworkShape.CONVOLUTIONS; i < NetworkShape.layers(); i++) {
      if (i > NetworkShape.CONVOLUTIONS) {
        block.add(Activation::relu);
      }
      dense(NetworkShape.outputs(i));
    }
  }

  Block block() {
    return block;
  }

  /** The layers with weights, first to last. */
  List<FoldedLayer> layers() {
    return layers;
  }

  private void convolution(int channels) {
    Block conv =
        Conv2d.builder()
            .setKernelShape(new Shape(3, 3))
            .optPadding(new Shape(1, 1))
            .setFilters(channels)
            .optBias(false)
            .build();
    Block norm = BatchNorm.builder().build();
    block.add(conv).add(norm);
    block.add(Pool.maxPool2dBlock(new Shape(2, 2), new Shape(2, 2))).add(Activation::relu);
    layers.add(FoldedLayer.normalised(conv, norm));
  }

  private void dense(int units) {
    Block linear = Linear.builder().setUnits(units).build();
    block.add(linear);
    layers.add(FoldedLayer.plain(linear));
  }
}
