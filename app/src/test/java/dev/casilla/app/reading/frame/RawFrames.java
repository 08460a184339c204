package dev.casilla.app.reading.frame;

import dev.casilla.app.reading.frame.PixelLayout.Crop;
import java.util.Arrays;
import java.util.Random;

/** Creates raw camera frames from upright pictures. */
public final class RawFrames {
  private RawFrames() {}

  /**
   * A frame that shows {@code upright} once its visible part is turned by {@code rotation} degrees;
   * around that part and between its pixels there is something else.
   *
   * @param spare pixels around the visible part, left, top, right and below, and bytes that each
   *     row is longer than its pixels
   */
  public static FakeFrame of(Upright upright, int rotation, int pixelStride, int spare) {
    boolean swaps = rotation % 180 != 0;
    int width = swaps ? upright.height() : upright.width();
    int height = swaps ? upright.width() : upright.height();
    int rowStride = (width + 2 * spare) * pixelStride + spare;
    byte[] bytes = new byte[(height + 2 * spare) * rowStride];
    Arrays.fill(bytes, (byte) 99);
    for (int y = 0; y < upright.height(); y++) {
      for (int x = 0; x < upright.width(); x++) {
        int[] place = beforeTurn(x, y, rotation, width, height);
        int at = (place[1] + spare) * rowStride + (place[0] + spare) * pixelStride;
        bytes[at] = upright.luma()[y * upright.width() + x];
      }
    }
    Crop crop = new Crop(spare, spare, width, height);
    return new FakeFrame(bytes, new PixelLayout(rowStride, pixelStride, crop, rotation));
  }

  /** Where pixel x, y of the upright picture was before a clockwise turn of the frame. */
  private static int[] beforeTurn(int x, int y, int rotation, int width, int height) {
    return switch (rotation) {
      case 0 -> new int[] {x, y};
      case 90 -> new int[] {y, height - 1 - x};
      case 180 -> new int[] {width - 1 - x, height - 1 - y};
      default -> new int[] {width - 1 - y, x};
    };
  }

  /** An upright picture. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  public record Upright(byte[] luma, int width, int height) {
    private static final int NOISE = 3;

    /** Adds camera noise, which depends on {@code seed}. */
    public Upright noisy(long seed) {
      Random random = new Random(seed);
      byte[] noisy = new byte[luma.length];
      for (int i = 0; i < luma.length; i++) {
        int seen = (luma[i] & 0xff) + random.nextInt(2 * NOISE + 1) - NOISE;
        noisy[i] = (byte) Math.max(0, Math.min(255, seen));
      }
      return new Upright(noisy, width, height);
    }
  }
}
