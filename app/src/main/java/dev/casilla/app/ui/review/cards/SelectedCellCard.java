package dev.casilla.app.ui.review.cards;

import android.os.SystemClock;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ReviewFocusBinding;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.app.ui.review.state.SelectedCell;
import dev.casilla.app.ui.review.state.SelectedCell.Choice;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;

/** Shows the selected cell: its photo, and its possible contents as buttons. */
public final class SelectedCellCard {
  private final ReviewFocusBinding views;
  private final ReviewViewModel model;
  private final ReviewTextFormatter words;
  private final BoardPhotoBitmapCache picture;
  private final boolean isForFewWords;
  private final MaterialButton[] choices;
  private final MaterialButton[] keys;
  private final DoubleClickFilter clicks = new DoubleClickFilter();

  /** The padding above the choices; dropped where the ink button already adds room. */
  private final int aboveWords;

  public SelectedCellCard(
      ReviewFocusBinding views,
      ReviewViewModel model,
      ReviewTextFormatter words,
      BoardPhotoBitmapCache picture,
      ReviewWindowSize room) {
    this.views = views;
    this.model = model;
    this.words = words;
    this.picture = picture;
    this.isForFewWords = room.isCompact();
    choices = new MaterialButton[] {views.choice1, views.choice2, views.choice3};
    keys =
        new MaterialButton[] {
          views.key0, views.key1, views.key2, views.key3, views.key4,
          views.key5, views.key6, views.key7, views.key8, views.key9
        };
    for (int digit = 0; digit < keys.length; digit++) {
      int entered = digit;
      keys[digit].setOnClickListener(view -> model.correct(entered));
      if (digit != Grid.NO_DIGIT) {
        keys[digit].setText(words.digit(digit));
      }
    }
    aboveWords = views.answers.getPaddingTop();
    if (room.isTextLarge() || !views.ink.getResources().getBoolean(R.bool.review_ink_in_heading)) {
      putInkLast();
    }
    views.other.setOnClickListener(view -> model.toggleKeys());
    views.ink.setOnClickListener(
        view -> {
          if (clicks.accepts(view.getId(), model.now().selected())) {
            model.changeInk();
          }
        });
  }

  /** Moves the ink button to the end where it would push the digit keys out of view. */
  private void putInkLast() {
    ((ViewGroup) views.ink.getParent()).removeView(views.ink);
    views.all.addView(
        views.ink,
        new LinearLayout.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT));
  }

  public void show(ReviewUiState state) {
    Optional<SelectedCell> focus = state.focus();
    setVisible(views.looking, focus.isPresent());
    setVisible(views.nothing, !focus.isPresent());
    setVisible(views.keys, focus.isPresent() && state.show().keys());
    setVisible(views.ink, state.asksForInk());
    boolean isInkAbove = state.asksForInk() && views.ink.getParent() != views.all;
    views.answers.setPadding(0, isInkAbove ? 0 : aboveWords, 0, 0);
    views.nothing.setText(words.nothing(state));
    focus.ifPresent(cell -> show(state, cell));
  }

  private void show(ReviewUiState state, SelectedCell focus) {
    setVisible(views.crop, state.draft().plate().isPresent());
    state
        .draft()
        .plate()
        .ifPresent(plate -> views.crop.show(plate, picture.of(plate), focus.cell()));
    // The board shows the place, too; in a low window with large text the keys need its row.
    View placeRow = (View) views.place.getParent();
    setVisible(placeRow, !(isForFewWords && state.show().keys()));
    boolean isShort = isForFewWords || state.asksForInk();
    views.place.setText(isShort ? words.shortPlace(focus) : words.place(focus));
    views.place.setContentDescription(words.place(focus));
    showChoices(focus.choices());
    views.ink.setText(words.ink(focus));
    views.other.setActivated(state.show().keys());
  }

  private void showChoices(List<Choice> shown) {
    for (int i = 0; i < choices.length; i++) {
      setVisible(choices[i], i < shown.size());
      if (i < shown.size()) {
        show(choices[i], shown.get(i));
      }
    }
  }

  private void show(MaterialButton button, Choice choice) {
    button.setText(words.choice(choice));
    button.setContentDescription(words.sayChoice(choice));
    button.setChecked(choice.isChosen());
    button.setOnClickListener(
        view -> {
          // A checkable button toggles itself; the state decides what it shows.
          button.setChecked(choice.isChosen());
          if (clicks.accepts(view.getId(), model.now().selected())) {
            model.correct(choice.digit());
          }
        });
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }

  /** Rejects the second half of a double click that would hit the next cell. */
  // An answer selects the next doubtful cell at once, under the same finger. Nobody can have seen
  // that cell within a double click. A click on another control is meant.
  public static final class DoubleClickFilter {
    private int control = View.NO_ID;
    private int cell = ReviewUiState.NOWHERE;
    private long millis;

    /**
     * Whether to accept a click on control {@code clicked} while cell {@code shown} is selected.
     */
    public boolean accepts(int clicked, int shown) {
      long now = SystemClock.uptimeMillis();
      boolean isSecond =
          clicked == control && now - millis < ViewConfiguration.getDoubleTapTimeout();
      if (isSecond && shown != cell) {
        return false;
      }
      control = clicked;
      cell = shown;
      millis = now;
      return true;
    }
  }
}
