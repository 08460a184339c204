package dev.casilla.app.reading.frame;

import dev.casilla.reader.result.RejectionReason;

/** What the person could do for the grid to be read. */
public enum ScanGuidance {
  /** Show a grid. */
  POINT,
  /** Go closer. */
  CLOSER,
  /** Go back: a part of the grid is outside. */
  FARTHER,
  /** Hold the phone above the page. */
  FLATTER,
  /** Hold still. */
  STEADY,
  /** More light, or the torch. */
  LIGHT,
  /** Not through a mirror, nor through the paper. */
  MIRRORED,
  /** Another grid: this one is filled in already, or is a printed solution. */
  SOLVED,
  /** The grid is there, and is being read. */
  HOLD,
  /** The reading is there. */
  READ,
  /** The reading is there, and its solution is in the picture. */
  SHOWN,
  /** The reading was there before and was looked over: its solution can be had. */
  KNOWN,
  /** The same, but frames alone do not settle its doubts: take a picture. */
  UNSURE,
  /** It failed, which nobody foresaw: there are other ways than the camera. */
  FAILED;

  /** Whether the puzzle in the picture is read. */
  public boolean isRead() {
    return this == READ || this == SHOWN || this == KNOWN;
  }

  /** Whether there is a puzzle in the picture that can be read. */
  public boolean hasGrid() {
    return this == HOLD || this == UNSURE || isRead();
  }

  /** Whether it is good news to whoever was told the {@code other}. */
  public boolean isBetterThan(ScanGuidance other) {
    return rank() > other.rank();
  }

  /** How much of what the person wants is there. */
  private int rank() {
    return switch (this) {
      case READ -> 4;
      case SHOWN -> 3;
      case KNOWN -> 2;
      case HOLD, UNSURE -> 1;
      default -> 0;
    };
  }

  static ScanGuidance of(RejectionReason rejection) {
    return switch (rejection) {
      case NO_GRID, BROKEN_PICTURE, HUGE_PICTURE -> POINT;
      case TOO_SMALL -> CLOSER;
      case CUT_OFF -> FARTHER;
      case TOO_SKEWED -> FLATTER;
      case TOO_BLURRED -> STEADY;
      case TOO_DARK -> LIGHT;
      case MIRRORED -> MIRRORED;
      case FILLED_IN -> SOLVED;
    };
  }
}
