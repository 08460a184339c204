package dev.casilla.app.review;

/**
 * The photo over the board. Immutable.
 *
 * @param isShown whether it is laid there
 * @param percent how much of it is to be seen, from where lines of text begin; the rest of the
 *     board shows what was read
 */
record Overlay(boolean isShown, int percent) {
  /** Where photo and reading are both to be seen: in the middle, but beside its digits. */
  static final int MIDDLE = 55;

  static final Overlay AWAY = new Overlay(false, MIDDLE);

  /** The photo taken away or, if it is not there, laid over the board as far as its middle. */
  Overlay toggled() {
    return new Overlay(!isShown, MIDDLE);
  }

  /** The photo slid, so that so much of it is seen. */
  Overlay slid(int newPercent) {
    return new Overlay(isShown, newPercent);
  }
}
