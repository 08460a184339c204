package dev.casilla.app.ui.scan;

/** What can be done about there being no picture. */
enum NoPictureAction {
  NONE,
  /** Ask for the permission. */
  ASK,
  /** Open the system's settings. */
  SETTINGS,
  /** Open the camera again. */
  LOOK_ON
}
