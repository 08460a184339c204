package dev.casilla.app.ui.photo;

import android.view.View;
import dev.casilla.app.databinding.PhotoScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.ui.common.WrappingTitle;
import dev.casilla.app.ui.common.choice.PuzzleChooser;
import dev.casilla.app.ui.photo.PhotoMessageFormatter.PhotoMessage;
import java.util.function.Consumer;

/** Shows a {@link PhotoUiState} and passes the person's actions on. */
final class PhotoScreen {
  private final PhotoScreenBinding views;
  private final PhotoMessageFormatter words;
  private final PuzzleChooser choice;
  private Consumer<ScanDraft> taken = draft -> {};
  private Consumer<String> capture = place -> {};

  PhotoScreen(PhotoScreenBinding views, PhotoViewModel model) {
    this.views = views;
    this.words = new PhotoMessageFormatter(views.getRoot().getResources());
    views.cancel.setOnClickListener(view -> model.startOver());
    choice = new PuzzleChooser(views.photo, views.puzzles, model::choose);
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
    WrappingTitle.show(views.title);
    views.title.setNavigationOnClickListener(view -> close.run());
  }

  void onTaken(Consumer<ScanDraft> next) {
    taken = next;
  }

  /** Sets how a camera app is opened for a content URI. */
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
    PhotoMessage text = words.of(state);
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

  private void showWays(PhotoUiState state) {
    setVisible(views.pick, !state.is(PhotoError.NO_PICKER));
    setVisible(views.take, !state.is(PhotoError.NO_CAMERA_APP));
    setVisible(views.settings, state.is(PhotoError.CAMERA_BLOCKED));
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
