package dev.casilla.app.ui.review;

import android.view.MenuItem;
import android.view.View;
import android.widget.LinearLayout;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ReviewControlsBinding;
import dev.casilla.app.databinding.ReviewScreenBinding;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.ui.common.OverflowMenuButton;
import dev.casilla.app.ui.common.window.WindowFold;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import dev.casilla.app.ui.review.cards.BoardPhotoBitmapCache;
import dev.casilla.app.ui.review.cards.RepairCard;
import dev.casilla.app.ui.review.cards.ReviewTextFormatter;
import dev.casilla.app.ui.review.cards.ReviewVerdictCard;
import dev.casilla.app.ui.review.cards.ReviewWindowSize;
import dev.casilla.app.ui.review.cards.SelectedCellCard;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Shows a {@link ReviewUiState} and passes the person's actions to the view model. */
final class ReviewScreen {
  private final ReviewScreenBinding views;
  private final ReviewControlsBinding controls;
  private final ReviewViewModel model;
  private final SelectedCellCard focus;
  private final ReviewVerdictCard finding;
  private final RepairCard repair;
  private final FocusKeeper focusKeeper;
  private final ReviewTextFormatter words;
  private final ReviewWindowSize windowSize;
  private final BoardPhotoBitmapCache picture = new BoardPhotoBitmapCache();
  private @Nullable ReviewUiState shown;
  private LongConsumer use = id -> {};

  ReviewScreen(ReviewScreenBinding views, ReviewViewModel model) {
    this.views = views;
    this.controls = views.controls;
    this.model = model;
    this.words = new ReviewTextFormatter(views.getRoot().getResources());
    ReviewWindowSize room = ReviewWindowSize.of(views.getRoot().getResources());
    this.windowSize = room;
    this.focus = new SelectedCellCard(controls.focus, model, words, picture, room);
    this.finding = new ReviewVerdictCard(controls.message, views.verdict, words, room);
    this.repair = new RepairCard(controls, model, words, room);
    this.focusKeeper = new FocusKeeper(controls, views.board);
    views.board.setGestures(model.gestures());
    setVisible(views.heading, !room.isTextLarge());
    views.title.setOnMenuItemClickListener(this::choose);
    OverflowMenuButton.attach(controls.more, views.title.getMenu());
    views.getRoot().showInsteadOfTitle(controls.more);
    controls.photo.setOnClickListener(view -> model.togglePhoto());
    controls.previous.setOnClickListener(view -> model.selectDoubtful(-1));
    controls.next.setOnClickListener(view -> model.selectDoubtful(1));
    controls.use.setOnClickListener(view -> model.use());
    controls.amount.addOnChangeListener(
        (slider, value, fromUser) -> {
          if (fromUser) {
            model.slide((int) value);
          }
        });
    controls.amount.setLabelFormatter(value -> words.amount((int) value));
    finding.onAgain(model::retryJudging);
    if (!views.getRoot().getResources().getBoolean(R.bool.review_use_pinned)) {
      letUseScroll();
    }
  }

  /** In a low window, the pinned button would take the room of the content: it scrolls with it. */
  private void letUseScroll() {
    controls.getRoot().removeView(controls.use);
    LinearLayout.LayoutParams place = (LinearLayout.LayoutParams) controls.use.getLayoutParams();
    place.setMarginStart(0);
    place.setMarginEnd(0);
    controls.scrolled.addView(controls.use, place);
  }

  void onClose(Runnable close) {
    views.title.setNavigationOnClickListener(view -> close.run());
  }

  void onUse(LongConsumer next) {
    use = next;
  }

  /** Lays the screen out around the fold, if one separates the window. */
  void keepClearOf(Optional<WindowFold> parting) {
    views.getRoot().setFold(parting);
    finding.halfOpen(parting.filter(fold -> fold.direction() == Direction.LEVEL).isPresent());
  }

  /** Skips states that are already shown: many gestures report the same state twice. */
  void show(ReviewUiState state) {
    ReviewUiState before = shown;
    if (!state.equals(before)) {
      shown = state;
      if (before != null && state.isSlidFrom(before)) {
        focusKeeper.moveFocus(state);
        showPhoto(state);
      } else {
        showAll(state);
      }
    }
  }

  /** The digit keys replace the views that they make superfluous, so that nothing jumps. */
  private void showAll(ReviewUiState state) {
    controls.use.setEnabled(state.canBeUsed());
    focusKeeper.moveFocus(state);
    views.board.show(state.board());
    focus.show(state);
    finding.show(state);
    views.title.getMenu().findItem(R.id.review_undo).setVisible(state.show().undo());
    setVisible(controls.use, !(state.show().keys() && windowSize.hidesActionBelowKeys()));
    setVisible(controls.looks, !state.show().keys());
    Optional<BoardPhoto> plate = state.draft().plate();
    setVisible(controls.photo, plate.isPresent());
    setVisible(controls.noPhoto, !plate.isPresent());
    showPhoto(state);
    repair.show(state);
    setVisible(controls.previous, state.doubts() > 0);
    setVisible(controls.next, state.doubts() > 0);
    state.sheet().ifPresent(use::accept);
  }

  /** The slider takes the room of the button's text. */
  private void showPhoto(ReviewUiState state) {
    PhotoOverlay overlay = state.show().photo();
    Optional<BoardPhoto> laidOver = overlay.isShown() ? state.draft().plate() : Optional.empty();
    laidOver.ifPresent(photo -> views.plate.show(photo, picture.of(photo), state.selected()));
    views.plate.uncover(overlay.percent() / 100f);
    controls.amount.setValue(overlay.percent());
    boolean isShown = laidOver.isPresent();
    setVisible(views.plate, isShown);
    setVisible(controls.amount, isShown);
    String name = words.photoButton(isShown);
    controls.photo.setText(isShown ? "" : name);
    controls.photo.setContentDescription(name);
    controls.photo.setIconResource(
        isShown ? R.drawable.ic_review_board : R.drawable.ic_review_photo);
  }

  private boolean choose(MenuItem item) {
    if (item.getItemId() == R.id.turn) {
      model.turn();
      return true;
    }
    if (item.getItemId() == R.id.review_undo) {
      model.undo();
      return true;
    }
    return false;
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
