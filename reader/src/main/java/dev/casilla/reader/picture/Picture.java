package dev.casilla.reader.picture;

import dev.casilla.reader.result.RejectionReason;
import java.util.Optional;

/**
 * An image pyramid, upright. Reuses its buffers, so load one image after another into the same
 * instance. Not thread-safe.
 *
 * <p>The levels shrink by a factor of at most two, from {@value #DETAIL_SIDE} pixels down. Grids
 * are searched in a small level, where a camera frame and a photo of twelve megapixels cost nearly
 * the same. They are read in the smallest level that still resolves each cell, so neither the
 * search nor the reading has to skip pixels.
 */
public final class Picture {
  /** Long side of the finest level: a grid a quarter as wide has 44 pixels per cell. */
  static final int DETAIL_SIDE = 1600;

  /** Long side of the level in which grids are searched. */
  public static final int SEARCH_SIDE = 800;

  /** More than phones deliver by default, and still far below the memory limit. */
  private static final long MAX_PIXELS = 64_000_000;

  /** A smaller image has no room for ten lines. */
  private static final int MIN_SIDE = 60;

  private static final int[] LONG_SIDES = {
    DETAIL_SIDE, SEARCH_SIDE, SEARCH_SIDE / 2, SEARCH_SIDE / 4
  };

  private final ImageShrinker shrinker = new ImageShrinker();
  private final GrayImage asStored = new GrayImage();
  private final GrayImage[] levels = new GrayImage[LONG_SIDES.length];
  private int longSide;

  /** An empty pyramid. */
  public Picture() {
    for (int i = 0; i < levels.length; i++) {
      levels[i] = new GrayImage();
    }
  }

  /** Loads the plane, or returns why it cannot. The previous image is discarded in both cases. */
  public Optional<RejectionReason> load(LumaPlane plane) {
    Optional<RejectionReason> rejection = check(plane);
    if (!rejection.isPresent()) {
      longSide = Math.max(plane.width(), plane.height());
      if (plane.rotation() == Rotation.NONE) {
        shrinker.shrink(plane, DETAIL_SIDE, levels[0]);
      } else {
        shrinker.shrink(plane, DETAIL_SIDE, asStored);
        levels[0].setRotated(asStored, plane.rotation());
      }
      for (int i = 1; i < levels.length; i++) {
        shrinker.shrink(levels[i - 1], LONG_SIDES[i], levels[i]);
      }
    }
    return rejection;
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

  public GrayImage detailLevel() {
    return levels[0];
  }

  public GrayImage searchLevel() {
    return levels[1];
  }

  /** The level of half the size of {@link #searchLevel}. */
  public GrayImage coarseLevel() {
    return levels[2];
  }

  /** The ratio of the level's size to the size of the loaded image. */
  public double scaleOf(GrayImage level) {
    return (double) level.longSide() / longSide;
  }

  /**
   * The smallest level in which a length of {@code size} pixels of the loaded image has at least
   * {@code wanted} pixels; the finest level if there is none.
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
