package dev.casilla.app.golden;

import dev.casilla.app.ui.common.window.FoldingFeatureFake;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a picture is taken on. Those with golden pictures have one pixel per dp, which keeps
 * pictures small; the others are only looked at, and have as many as real ones.
 */
enum Device {
  PHONE("w360dp-h720dp-port", "mdpi"),
  LANDSCAPE("w720dp-h360dp-land", "mdpi"),
  /** As sharp as real ones: for the README. */
  SHARP("w360dp-h720dp-port", "xhdpi"),
  SHARP_TABLET("w1080dp-h680dp-land", "hdpi"),
  TABLET("w1080dp-h680dp-land", "mdpi"),
  /** A foldable that is held like a book, half open. */
  BOOK("w673dp-h841dp-port", "mdpi"),
  /** A foldable that stands like a laptop. */
  LAPTOP("w841dp-h673dp-land", "mdpi"),
  UPRIGHT_TABLET("w800dp-h1200dp-port", "mdpi"),
  /** As narrow as an upright window can be in which the board is beside the controls. */
  SMALL_TABLET("w600dp-h960dp-port", "mdpi"),
  SMALL("w320dp-h533dp-port", "hdpi"),
  SMALL_LANDSCAPE("w640dp-h320dp-land", "hdpi"),
  LOW("w360dp-h592dp-port", "xhdpi"),
  /** A foldable that lies flat. */
  UNFOLDED("w673dp-h841dp-port", "mdpi"),
  SPLIT("w360dp-h340dp-port", "xhdpi"),
  SPLIT_WIDE("w411dp-h416dp-port", "xhdpi"),
  SPLIT_TINY("w300dp-h250dp-land", "xhdpi");

  /** So low that a screen has to be scrolled. */
  private static final Set<Device> LOW_ONES =
      EnumSet.of(SMALL, SMALL_LANDSCAPE, LOW, SPLIT, SPLIT_WIDE, SPLIT_TINY);

  final String size;
  final String density;

  Device(String size, String density) {
    this.size = size;
    this.density = density;
  }

  /** Whether it has room for what matters most on a screen. */
  boolean hasRoom() {
    return !LOW_ONES.contains(this);
  }

  /** Folds it, if it is held folded. */
  void fold() {
    if (this == BOOK) {
      FoldingFeatureFake.asBook(673).fold();
    } else if (this == LAPTOP) {
      FoldingFeatureFake.asLaptop(673).fold();
    }
  }
}
