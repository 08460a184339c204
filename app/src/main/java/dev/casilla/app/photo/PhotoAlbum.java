package dev.casilla.app.photo;

/** Where photos come from. Every call may take seconds: not for the main thread. */
interface PhotoAlbum {
  /** Opens the photo at {@code address}. */
  OpenedPhoto open(String address);

  /** Deletes the photo if it was taken for this screen, and does nothing if it was not. */
  void forget(String address);
}
