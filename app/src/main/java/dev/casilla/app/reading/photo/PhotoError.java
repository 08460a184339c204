package dev.casilla.app.reading.photo;

import dev.casilla.reader.result.RejectionReason;

/** Why a photo gives no puzzle, as the person can act on it. */
public enum PhotoError {
  /** It is no picture, or a broken one. */
  UNREADABLE,
  /** It ends too soon, and there is no puzzle in what there is of it. */
  INCOMPLETE,
  /** It is not there any more, or may not be looked at any more. */
  GONE,
  /** It does not fit the memory, however small it is made. */
  TOO_LARGE,
  /** There is no app to take a photo with. */
  NO_CAMERA_APP,
  /** There is no app to choose a photo with. */
  NO_PICKER,
  /** There is no room for a photo to be taken. */
  NO_ROOM,
  /** The camera app may not be opened; the person can be asked again. */
  CAMERA_REFUSED,
  /** The same, and only the system's settings can change it. */
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
