package dev.casilla.app.scan;

/** What can be done about there being no picture. */
enum Remedy {
  NONE,
  /** Ask for the permission. */
  ASK,
  /** Open the system's settings. */
  SETTINGS,
  /** Open the camera again. */
  LOOK_ON
}
