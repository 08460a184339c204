package dev.casilla.app.ui.review;

import android.content.res.Resources;
import android.view.KeyEvent;
import android.view.KeyboardShortcutGroup;
import android.view.KeyboardShortcutInfo;
import androidx.annotation.StringRes;
import dev.casilla.app.R;
import dev.casilla.app.ui.review.cards.SelectedCellCard.DoubleClickFilter;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Handles key shortcuts of the review screen, whatever view has the focus. */
/*
 * Only keys that no view consumes arrive here: the board and the buttons handle arrows and Enter. A
 * held key repeats only navigation and sliding, because a repeated digit would also be written into
 * the next cell. Digits may be typed fast, but the ink key ignores the second half of a double
 * click.
 */
final class ReviewKeyHandler {
  private static final int STEP_PERCENT = 5;

  private static final int PLAIN = 0;

  private final ReviewViewModel model;
  private final List<Shortcut> shortcuts;
  private final DoubleClickFilter clicks = new DoubleClickFilter();

  ReviewKeyHandler(ReviewViewModel model) {
    this.model = model;
    int ctrl = KeyEvent.META_CTRL_ON;
    this.shortcuts =
        Arrays.asList(
            new Shortcut(
                KeyEvent.KEYCODE_N, PLAIN, R.string.review_next, () -> model.selectDoubtful(1)),
            new Shortcut(
                KeyEvent.KEYCODE_P,
                PLAIN,
                R.string.review_previous,
                () -> model.selectDoubtful(-1)),
            new Shortcut(KeyEvent.KEYCODE_DEL, PLAIN, R.string.review_no_digit, this::clear),
            new Shortcut(KeyEvent.KEYCODE_H, PLAIN, R.string.review_written, this::changeInk),
            new Shortcut(KeyEvent.KEYCODE_A, PLAIN, R.string.review_repair, this::accept),
            new Shortcut(KeyEvent.KEYCODE_D, PLAIN, R.string.review_repair_leave, this::decline),
            new Shortcut(KeyEvent.KEYCODE_F, PLAIN, R.string.review_show_photo, this::showPhoto),
            new Shortcut(KeyEvent.KEYCODE_R, PLAIN, R.string.review_turn, model::turn),
            new Shortcut(KeyEvent.KEYCODE_Z, ctrl, R.string.undo, model::undo),
            new Shortcut(KeyEvent.KEYCODE_ENTER, ctrl, R.string.review_use, this::use));
  }

  /**
   * A key and its action.
   *
   * @param modifiers the modifiers held with it, as in {@link KeyEvent#getMetaState}
   * @param name its label in the shortcut help
   */
  private record Shortcut(int key, int modifiers, @StringRes int name, Runnable action) {
    boolean is(int keyCode, KeyEvent event) {
      return keyCode == key && event.hasModifiers(modifiers);
    }
  }

  /** Runs the shortcut of the key; returns whether there is one. */
  boolean press(int keyCode, KeyEvent event) {
    Optional<Runnable> action = action(keyCode, event);
    boolean isHeld = event.getRepeatCount() > 0;
    action.filter(run -> !isHeld || isForHolding(keyCode, event)).ifPresent(Runnable::run);
    return action.isPresent();
  }

  /** These shortcuts for the system's shortcut help. */
  KeyboardShortcutGroup help(Resources resources) {
    List<KeyboardShortcutInfo> items = new ArrayList<>();
    for (Shortcut shortcut : shortcuts) {
      String name = resources.getString(shortcut.name());
      items.add(new KeyboardShortcutInfo(name, shortcut.key(), shortcut.modifiers()));
    }
    return new KeyboardShortcutGroup(resources.getString(R.string.review_title), items);
  }

  private Optional<Runnable> action(int keyCode, KeyEvent event) {
    OptionalInt digit = digit(keyCode);
    if (digit.isPresent() && event.hasNoModifiers()) {
      return Optional.of(() -> model.correct(digit.getAsInt()));
    }
    if (slides(event) != 0) {
      return Optional.of(() -> slide(slides(event)));
    }
    if (keyCode == KeyEvent.KEYCODE_FORWARD_DEL) {
      return Optional.of(this::clear);
    }
    return shortcuts.stream()
        .filter(shortcut -> shortcut.is(keyCode, event))
        .findFirst()
        .map(Shortcut::action);
  }

  /** The digit of a key code. Key codes, because letters carry numbers on some keymaps. */
  private static OptionalInt digit(int keyCode) {
    if (keyCode >= KeyEvent.KEYCODE_0 && keyCode <= KeyEvent.KEYCODE_9) {
      return OptionalInt.of(keyCode - KeyEvent.KEYCODE_0);
    }
    return keyCode >= KeyEvent.KEYCODE_NUMPAD_0 && keyCode <= KeyEvent.KEYCODE_NUMPAD_9
        ? OptionalInt.of(keyCode - KeyEvent.KEYCODE_NUMPAD_0)
        : OptionalInt.empty();
  }

  private static boolean isForHolding(int keyCode, KeyEvent event) {
    return keyCode == KeyEvent.KEYCODE_N || keyCode == KeyEvent.KEYCODE_P || slides(event) != 0;
  }

  /** The direction in which a key slides the photo: 1 for more of it, -1 for less, 0 for none. */
  private static int slides(KeyEvent event) {
    return switch (event.getUnicodeChar()) {
      case '+' -> 1;
      case '-' -> -1;
      default -> 0;
    };
  }

  private void slide(int way) {
    PhotoOverlay photo = model.now().show().photo();
    if (photo.isShown()) {
      model.slide(Math.max(0, Math.min(100, photo.percent() + way * STEP_PERCENT)));
    }
  }

  private void changeInk() {
    if (clicks.accepts(KeyEvent.KEYCODE_H, model.now().selected())) {
      model.changeInk();
    }
  }

  /** Ignored while the repair is hidden. */
  private void accept() {
    if (model.now().showsRepair()) {
      model.accept();
    }
  }

  /** Declines the proposed repair or undoes the one that was made. */
  private void decline() {
    if (!model.now().showsRepair()) {
      return;
    }
    if (model.now().proposal().isPresent()) {
      model.decline();
    } else {
      model.unrepair();
    }
  }

  private void showPhoto() {
    if (model.now().draft().plate().isPresent()) {
      model.togglePhoto();
    }
  }

  private void clear() {
    model.correct(Grid.NO_DIGIT);
  }

  private void use() {
    if (model.now().canBeUsed()) {
      model.use();
    }
  }
}
