package dev.casilla.reader.picture;

import dev.casilla.reader.result.RejectionReason;
import java.util.Optional;

/**
 * One picture in several sizes, upright. Holds on to its buffers, so load one picture after the
 * other into the same instance. Not safe for use by several threads.
 *
 * <p>The sizes are steps of two at most from {@value #DETAIL} pixels down. Grids are looked for in
 * a small one, where a frame of a camera and a photo of twelve megapixels are much the same, and
 * read in the smallest one that still shows enough of each cell, so that neither search nor reading
 * has to skip pixels.
 */
public final class Picture {
  /** The finest size kept, by its longer side: a grid a quarter as wide has 44 pixels a cell. */
  static final int DETAIL = 1600;

  /** The size in which grids are looked for. */
  public static final int SEARCH = 800;

  /** 64 megapixels: beyond what phones deliver unasked, and still far from what memory holds. */
  private static final long MAX_PIXELS = 64_000_000;

  /** Below this there is no room for ten lines with something between them. */
  private static final int MIN_SIDE = 60;

  private static final int[] LONG_SIDES = {DETAIL, SEARCH, SEARCH / 2, SEARCH / 4};

  private final ImageShrinker shrinker = new ImageShrinker();
  private final GrayImage asStored = new GrayImage();
  private final GrayImage[] levels = new GrayImage[LONG_SIDES.length];
  private int longSide;

  /** A picture with nothing in it yet. */
  public Picture() {
    for (int i = 0; i < levels.length; i++) {
      levels[i] = new GrayImage();
    }
  }

  /** Takes in the plane, or says why it cannot; then what was loaded before is lost as well. */
  public Optional<RejectionReason> load(LumaPlane plane) {
    Optional<RejectionReason> trouble = check(plane);
    if (!trouble.isPresent()) {
      longSide = Math.max(plane.width(), plane.height());
      if (plane.rotation() == Rotation.NONE) {
        shrinker.shrink(plane, DETAIL, levels[0]);
      } else {
        shrinker.shrink(plane, DETAIL, asStored);
        levels[0].setTurned(asStored, plane.rotation());
      }
      for (int i = 1; i < levels.length; i++) {
        shrinker.shrink(levels[i - 1], LONG_SIDES[i], levels[i]);
      }
    }
    return trouble;
  }

  private static Optional<RejectionReason> check(LumaPlane plane) {
    if (!plane.isComplete()) {
      return Optional.of(RejectionReason.BROKEN_PICTURE);
    }
    if ((long) plane.width() * plane.height() > MAX_PIXELS) {
      return Optional.of(RejectionReason.HUGE_PICTURE);
    }
    return Math.min(plane.width(), plane.height()) < MIN_SIDE
        ? Optional.of(RejectionReason.TOO_SMALL)
        : Optional.empty();
  }

  public GrayImage detail() {
    return levels[0];
  }

  public GrayImage search() {
    return levels[1];
  }

  /** Half of what {@link #search} is. */
  public GrayImage coarse() {
    return levels[2];
  }

  /** How many of the level's pixels make one of the loaded picture's. */
  public double scaleOf(GrayImage level) {
    return (double) level.longSide() / longSide;
  }

  /**
   * The smallest level in which something {@code size} of the loaded picture's pixels long has at
   * least {@code wanted} pixels; the finest if there is none.
   */
  public GrayImage levelWith(double size, double wanted) {
    for (int i = levels.length - 1; i > 0; i--) {
      if (size * scaleOf(levels[i]) >= wanted) {
        return levels[i];
      }
    }
    return levels[0];
  }
}
