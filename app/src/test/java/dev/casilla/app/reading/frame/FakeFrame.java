package dev.casilla.app.reading.frame;

import java.nio.ByteBuffer;
import java.util.Optional;

/** A frame of bytes that is cleared when it is closed. */
public final class FakeFrame implements Frame {
  private final ByteBuffer luma;
  private final PixelLayout layout;
  private final ViewProjection toView;
  private boolean isTooLarge;
  private boolean isClosed;

  /** Creates a frame that is shown at its own size. */
  public FakeFrame(byte[] luma, PixelLayout layout) {
    this(luma, layout, new ViewProjection(1, 0, 0, 0, 1, 0, 0, 0, 1));
  }

  public FakeFrame(byte[] luma, PixelLayout layout, ViewProjection toView) {
    this.luma = ByteBuffer.wrap(luma);
    this.layout = layout;
    this.toView = toView;
  }

  /** Creates an upright frame without row padding. */
  public static FakeFrame upright(byte[] luma, int width, int height) {
    return new FakeFrame(
        luma, new PixelLayout(width, 1, new PixelLayout.Crop(0, 0, width, height), 0));
  }

  /** Creates a frame whose copy fails with an OutOfMemoryError. */
  public static FakeFrame withoutMemory(int width, int height) {
    FakeFrame frame = upright(new byte[0], width, height);
    frame.isTooLarge = true;
    return frame;
  }

  /** How often it was closed. */
  public int closings() {
    return isClosed ? 1 : 0;
  }

  @Override
  public ByteBuffer luma() {
    checkOpen();
    if (isTooLarge) {
      throw new OutOfMemoryError("as told");
    }
    return luma;
  }

  @Override
  public PixelLayout layout() {
    checkOpen();
    return layout;
  }

  @Override
  public Optional<ViewProjection> toView() {
    return Optional.of(toView);
  }

  @Override
  public void close() {
    isClosed = true;
  }

  private void checkOpen() {
    if (isClosed) {
      throw new IllegalStateException("closed");
    }
  }
}
