package dev.casilla.app.photo;

/** Where photos come from. Every call may take seconds: not for the main thread. */
interface PhotoAlbum {
  /** Opens the photo at {@code address}. */
  OpenedPhoto open(String address);

  /**
   * Where a camera app may put a photo for this screen; one that is left from before is deleted.
   */
  String place();

  /** Deletes the photo if it was taken for this screen, and does nothing if it was not. */
  void forget(String address);
}
