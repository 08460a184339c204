package dev.casilla.app.reading.frame;

import dev.casilla.reader.result.RejectionReason;

/** What the person can do so that the puzzle can be read. */
public enum ScanGuidance {
  /** Point the camera at a grid. */
  POINT,
  CLOSER,
  /** Move back: a part of the grid is cut off. */
  FARTHER,
  /** Hold the phone straight above the page. */
  FLATTER,
  STEADY,
  /** More light, or the torch. */
  LIGHT,
  /** The picture is mirrored, or shows the back of the page. */
  MIRRORED,
  SOLVED,
  /** Hold still: the grid is being read. */
  HOLD,
  READ,
  SHOWN,
  /** The puzzle was reviewed before: its solution can be shown. */
  KNOWN,
  /** The puzzle stays doubtful in frames: press the shutter. */
  UNSURE,
  /** Reading failed unexpectedly: use another way. */
  FAILED;

  public boolean isRead() {
    return this == READ || this == SHOWN || this == KNOWN;
  }

  /** Whether the picture has a readable puzzle. */
  public boolean hasGrid() {
    return this == HOLD || this == UNSURE || isRead();
  }

  public boolean isBetterThan(ScanGuidance other) {
    return rank() > other.rank();
  }

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
