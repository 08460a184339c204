package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.saved.SavedName;
import dev.casilla.app.settings.EntryOrder;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is left of a scene when the process ends: where the person was, what was shown and said, and
 * what was asked for. The sheet itself and its journal are kept in the store; what the store has
 * not got yet is with {@link #unkept}.
 */
final class SavedScene {
  /** The id of the sheet; an intent may bring one. */
  static final String SHEET = "sheet";

  /** Where the person was; an intent may bring {@link #BLANK}. */
  static final String PLACE = "place";

  /** On a blank sheet. */
  static final String BLANK = "blank";

  private static final String FORMER = "former";
  private static final String HOME = "home";
  private static final String ELSEWHERE = "";
  private static final String SHOWING = "showing";
  private static final String NOTICE = "notice";
  private static final String WISH = "wish";

  private final SavedStateHandle saved;
  private final SavedHand hand;
  private final Unkept unkept;

  SavedScene(SavedStateHandle saved) {
    this.saved = saved;
    this.hand = new SavedHand(saved);
    this.unkept = new Unkept(saved);
  }

  /** What was in the person's hands. */
  SavedHand hand() {
    return hand;
  }

  /** What the store has not got yet. */
  Unkept unkept() {
    return unkept;
  }

  /** The id of the sheet that is or was on the desk. */
  OptionalLong sheet() {
    Long id = saved.get(SHEET);
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  void setSheet(long id) {
    saved.set(SHEET, id);
  }

  /** There is no sheet, or it is not kept yet. */
  void removeSheet() {
    saved.remove(SHEET);
  }

  /** The id of the sheet that was on the desk before the blank one. */
  OptionalLong former() {
    Long id = saved.get(FORMER);
    return id == null ? OptionalLong.empty() : OptionalLong.of(id);
  }

  /** A blank sheet comes in the place of the one that is or was on the desk. */
  void putSheetAside() {
    saved.set(FORMER, saved.<Long>get(SHEET));
    removeSheet();
  }

  /** Whether the person was at the doors. */
  boolean wasAtHome() {
    return HOME.equals(saved.get(PLACE));
  }

  /** Whether the person had a blank sheet. */
  boolean wasBlank() {
    return BLANK.equals(saved.get(PLACE));
  }

  /** What is left of the scene but its sheet; written in {@code order} if that was never said. */
  Remains remains(EntryOrder order) {
    String showing = saved.get(SHOWING);
    String notice = saved.get(NOTICE);
    String wish = saved.get(WISH);
    return new Remains(
        hand.selection(),
        hand.mode(order),
        SavedName.read(Showing.class, showing).orElse(Showing.SHEET),
        Optional.ofNullable(notice).flatMap(NoticeText::read),
        SavedName.read(PuzzleAction.class, wish));
  }

  /** Writes down what {@code scene} is. */
  void write(Scene scene) {
    saved.set(PLACE, name(scene.place()));
    saved.set(SHOWING, scene.showing().name());
    saved.set(NOTICE, scene.notice().flatMap(NoticeText::write).orElse(null));
    saved.set(WISH, scene.wish().map(Enum::name).orElse(null));
    hand.write(scene.desk());
  }

  private static String name(Scene.Place place) {
    if (place instanceof Scene.Place.Home) {
      return HOME;
    }
    return place instanceof Scene.Place.Blank ? BLANK : ELSEWHERE;
  }
}
