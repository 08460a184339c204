package dev.casilla.app.reading.photo;

import dev.casilla.reader.result.RejectionReason;

/** Why there is no puzzle, or no photo. */
public enum PhotoError {
  /** The file is no picture, or damaged. */
  UNREADABLE,
  /** The file ends early, and the visible part has no puzzle. */
  INCOMPLETE,
  /** The photo was deleted, or is no longer shared. */
  GONE,
  TOO_LARGE,
  NO_CAMERA_APP,
  NO_PICKER,
  NO_ROOM,
  /** The camera permission is refused; the app can ask again. */
  CAMERA_REFUSED,
  /** The camera permission is refused permanently: only the system's settings can change it. */
  CAMERA_BLOCKED,
  NO_GRID,
  TOO_SMALL,
  TOO_SKEWED,
  TOO_BLURRED,
  TOO_DARK,
  CUT_OFF,
  FILLED_IN,
  MIRRORED;

  static PhotoError of(RejectionReason rejection) {
    return switch (rejection) {
      case BROKEN_PICTURE -> UNREADABLE;
      case HUGE_PICTURE -> TOO_LARGE;
      case NO_GRID -> NO_GRID;
      case TOO_SMALL -> TOO_SMALL;
      case TOO_SKEWED -> TOO_SKEWED;
      case TOO_BLURRED -> TOO_BLURRED;
      case TOO_DARK -> TOO_DARK;
      case CUT_OFF -> CUT_OFF;
      case FILLED_IN -> FILLED_IN;
      case MIRRORED -> MIRRORED;
    };
  }
}
