package dev.casilla.app.puzzle;

import java.util.Optional;

/**
 * What is left of a scene without its sheet. Immutable.
 *
 * @param selection where the pen was
 * @param mode how it was written
 * @param showing how much was shown
 * @param notice what there was to say
 * @param wish what was waited for
 */
record Remains(
    Selection selection,
    EntryMode mode,
    Showing showing,
    Optional<PuzzleMessage> notice,
    Optional<PuzzleAction> wish) {
  /** {@code scene}, the sheet of which is back, as it was; the wish is to be asked for again. */
  Scene in(Scene scene) {
    Desk desk = scene.desk().with(mode);
    boolean hadSelection = !selection.cells().isEmpty();
    Scene before = scene.holding(hadSelection ? desk.select(selection) : desk).with(showing);
    return notice.map(before::saying).orElse(before);
  }
}
