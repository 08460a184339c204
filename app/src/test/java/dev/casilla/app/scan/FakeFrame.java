package dev.casilla.app.scan;

import java.nio.ByteBuffer;
import java.util.Optional;

/** A frame of bytes, which counts how often it is closed. */
public final class FakeFrame implements Frame {
  private final ByteBuffer luma;
  private final PixelLayout layout;
  private final Projection toView;
  private boolean isTooLarge;
  private int closings;

  /** A frame that is shown as large as it is. */
  public FakeFrame(byte[] luma, PixelLayout layout) {
    this(luma, layout, new Projection(1, 0, 0, 0, 1, 0, 0, 0, 1));
  }

  public FakeFrame(byte[] luma, PixelLayout layout, Projection toView) {
    this.luma = ByteBuffer.wrap(luma);
    this.layout = layout;
    this.toView = toView;
  }

  /** A frame without gaps that stands upright. */
  public static FakeFrame upright(byte[] luma, int width, int height) {
    return new FakeFrame(
        luma, new PixelLayout(width, 1, new PixelLayout.Crop(0, 0, width, height), 0));
  }

  /** A frame for which there is no memory. */
  public static FakeFrame withoutMemory(int width, int height) {
    FakeFrame frame = upright(new byte[0], width, height);
    frame.isTooLarge = true;
    return frame;
  }

  public int closings() {
    return closings;
  }

  @Override
  public ByteBuffer luma() {
    if (isTooLarge) {
      throw new OutOfMemoryError("as told");
    }
    return luma;
  }

  @Override
  public PixelLayout layout() {
    return layout;
  }

  @Override
  public Optional<Projection> toView() {
    return Optional.of(toView);
  }

  @Override
  public void close() {
    closings++;
  }
}
