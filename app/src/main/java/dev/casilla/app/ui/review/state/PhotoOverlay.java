package dev.casilla.app.ui.review.state;

/**
 * The photo over the board. Immutable.
 *
 * @param isShown whether it is laid there
 * @param percent how much of it is to be seen, from where lines of text begin; the rest of the
 *     board shows what was read
 */
public record PhotoOverlay(boolean isShown, int percent) {
  /** Where photo and reading are both to be seen: in the middle, but beside its digits. */
  public static final int MIDDLE = 55;

  public static final PhotoOverlay AWAY = new PhotoOverlay(false, MIDDLE);

  /** The photo taken away or, if it is not there, laid over the board as far as its middle. */
  public PhotoOverlay toggled() {
    return new PhotoOverlay(!isShown, MIDDLE);
  }

  /** The photo slid, so that so much of it is seen. */
  PhotoOverlay slid(int newPercent) {
    return new PhotoOverlay(isShown, newPercent);
  }
}
