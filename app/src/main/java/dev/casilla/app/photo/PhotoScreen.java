package dev.casilla.app.photo;

import android.view.View;
import dev.casilla.app.databinding.PhotoScreenBinding;
import dev.casilla.app.page.WholeTitle;
import dev.casilla.app.review.Draft;
import java.util.function.Consumer;

/** Shows a {@link PhotoUiState} and passes on what is done. */
final class PhotoScreen {
  private final PhotoScreenBinding views;
  private final PhotoWords words;
  private final PuzzleChoice choice;
  private Consumer<Draft> taken = draft -> {};
  private Consumer<String> capture = place -> {};

  PhotoScreen(PhotoScreenBinding views, PhotoViewModel model) {
    this.views = views;
    this.words = new PhotoWords(views.getRoot().getResources());
    views.cancel.setOnClickListener(view -> model.startOver());
    choice = new PuzzleChoice(views.photo, views.puzzles, model::choose);
  }

  void onPick(Runnable pick) {
    views.pick.setOnClickListener(view -> pick.run());
  }

  void onTake(Runnable take) {
    views.take.setOnClickListener(view -> take.run());
  }

  void onSettings(Runnable open) {
    views.settings.setOnClickListener(view -> open.run());
  }

  void onType(Runnable type) {
    views.type.setOnClickListener(view -> type.run());
  }

  void onClose(Runnable close) {
    WholeTitle.show(views.title);
    views.title.setNavigationOnClickListener(view -> close.run());
  }

  /** What to do with a reading. */
  void onTaken(Consumer<Draft> next) {
    taken = next;
  }

  /** How to have a camera app put a photo somewhere. */
  void onCapture(Consumer<String> next) {
    capture = next;
  }

  void show(PhotoUiState state) {
    boolean isReading = state instanceof PhotoUiState.Reading;
    boolean isSeveral = state instanceof PhotoUiState.Several;
    setVisible(views.progress, isReading);
    setVisible(views.cancel, isReading);
    setVisible(views.photo, isSeveral);
    setVisible(views.puzzles, isSeveral);
    setVisible(views.icon, !isReading && !isSeveral);
    setVisible(views.ways, !isReading && !isSeveral);
    showWays(state);
    PhotoText text = words.of(state);
    views.icon.setImageResource(text.icon());
    views.fact.setText(text.fact());
    views.advice.setText(text.advice());
    setVisible(views.advice, !text.advice().isEmpty());
    if (state instanceof PhotoUiState.Several several) {
      choice.show(several.found());
    } else {
      choice.clear();
    }
    state.taken().ifPresent(taken);
    if (state instanceof PhotoUiState.Capturing capturing) {
      capture.accept(capturing.place());
    }
  }

  /** What is not there, or would do nothing, is not offered. */
  private void showWays(PhotoUiState state) {
    setVisible(views.pick, !state.is(PhotoTrouble.NO_PICKER));
    setVisible(views.take, !state.is(PhotoTrouble.NO_CAMERA_APP));
    setVisible(views.settings, state.is(PhotoTrouble.CAMERA_BLOCKED));
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
