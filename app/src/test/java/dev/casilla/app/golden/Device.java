package dev.casilla.app.golden;

import dev.casilla.app.ui.common.window.FoldingFeatureFake;
import java.util.EnumSet;
import java.util.Set;

/**
 * The devices that screens are drawn on. Devices with golden pictures have one pixel per dp, so
 * that files stay small; the others are only inspected and have a realistic density.
 */
enum Device {
  PHONE("w360dp-h720dp-port", "mdpi"),
  LANDSCAPE("w720dp-h360dp-land", "mdpi"),
  /** A realistic density, for the README. */
  SHARP("w360dp-h720dp-port", "xhdpi"),
  SHARP_TABLET("w1080dp-h680dp-land", "hdpi"),
  TABLET("w1080dp-h680dp-land", "mdpi"),
  /** A half-open foldable, held like a book. */
  BOOK("w673dp-h841dp-port", "mdpi"),
  /** A half-open foldable, standing like a laptop. */
  LAPTOP("w841dp-h673dp-land", "mdpi"),
  UPRIGHT_TABLET("w800dp-h1200dp-port", "mdpi"),
  /** The narrowest portrait window with the board beside the controls. */
  SMALL_TABLET("w600dp-h960dp-port", "mdpi"),
  SMALL("w320dp-h533dp-port", "hdpi"),
  SMALL_LANDSCAPE("w640dp-h320dp-land", "hdpi"),
  LOW("w360dp-h592dp-port", "xhdpi"),
  /** A foldable that is fully open. */
  UNFOLDED("w673dp-h841dp-port", "mdpi"),
  SPLIT("w360dp-h340dp-port", "xhdpi"),
  SPLIT_WIDE("w411dp-h416dp-port", "xhdpi"),
  SPLIT_TINY("w300dp-h250dp-land", "xhdpi");

  /** A window so low that screens scroll. */
  private static final Set<Device> LOW_ONES =
      EnumSet.of(SMALL, SMALL_LANDSCAPE, LOW, SPLIT, SPLIT_WIDE, SPLIT_TINY);

  final String size;
  final String density;

  Device(String size, String density) {
    this.size = size;
    this.density = density;
  }

  /** Returns whether the primary content of a screen fits. */
  boolean hasRoom() {
    return !LOW_ONES.contains(this);
  }

  /** Sets the fold of the window, if the device has one. */
  void fold() {
    if (this == BOOK) {
      FoldingFeatureFake.asBook(673).fold();
    } else if (this == LAPTOP) {
      FoldingFeatureFake.asLaptop(673).fold();
    }
  }
}
