package dev.casilla.app.ui.scan;

import android.annotation.SuppressLint;
import android.text.Layout;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import dev.casilla.app.R;
import dev.casilla.app.databinding.ScanScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.photo.PhotoResult.Found;
import dev.casilla.app.ui.common.choice.PuzzleChooser;
import dev.casilla.app.ui.common.window.SystemBarInsets;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import java.text.BreakIterator;
import java.util.function.Consumer;

/** Shows a {@link ScanUiState} and passes the person's actions on. */
final class ScanScreen {
  private final ScanScreenBinding views;
  private final ScanCamera camera;
  private final NoPictureCard card;
  private final ScanTextFormatter words;
  private final PuzzleChooser choice;
  private final GuidancePlacement place;
  private Consumer<ScanDraft> taken = draft -> {};
  private Torch torch = Torch.ABSENT;
  private boolean isPictureWanted;
  private int opening;

  ScanScreen(ScanScreenBinding views, ScanViewModel model, ScanCamera camera) {
    this.views = views;
    this.camera = camera;
    this.card = new NoPictureCard(views.card, model);
    this.words = new ScanTextFormatter(views.getRoot().getResources());
    int whole = ViewGroup.LayoutParams.MATCH_PARENT;
    // The preview extends under bars and cutouts; the controls do not.
    SystemBarInsets.keepClear(views.controls);
    views.picture.addView(camera.preview(), 0, new FrameLayout.LayoutParams(whole, whole));
    views.live.shutter.setOnClickListener(view -> model.shutter());
    new PressAndHoldButton(views.live.peek, model::peek);
    ViewCompat.setStateDescription(views.live.peek, words.peek(false));
    place = new GuidancePlacement(views.live.guide.getRoot(), views.live.getRoot());
    choice = new PuzzleChooser(views.choice.choicePicture, views.choice.choiceNames, model::choose);
    views.choice.choiceCancel.setOnClickListener(view -> model.resume());
  }

  void onAsk(Runnable ask) {
    card.onAsk(ask);
  }

  void onSettings(Runnable open) {
    card.onSettings(open);
  }

  void onPhoto(Runnable go) {
    views.live.photo.setOnClickListener(view -> go.run());
    card.onPhoto(go);
  }

  void onType(Runnable go) {
    views.live.type.setOnClickListener(view -> go.run());
    card.onType(go);
  }

  void onClose(Runnable close) {
    views.close.setOnClickListener(view -> close.run());
  }

  void onTaken(Consumer<ScanDraft> next) {
    taken = next;
  }

  void show(ScanUiState state) {
    Stage stage = state.stage();
    boolean isPicture =
        switch (stage) {
          case STARTING, LIVE, TAKEN, LEFT -> true;
          default -> false;
        };
    setVisible(views.live.getRoot(), isPicture);
    setVisible(views.picture, isPicture);
    card.show(state);
    setVisible(views.choice.getRoot(), stage == Stage.CHOOSE);
    openOrClose(state);
    views.getRoot().setKeepScreenOn(state.wantsCamera());
    showChoice(state);
    showTorch(state);
    showView(state);
    takePicture(state.wantsPicture());
    if (stage == Stage.TAKEN) {
      views.getRoot().performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY);
      state.taken().ifPresent(taken);
    }
  }

  /** A failed camera counts as open, so it is closed before it is opened again. */
  private void openOrClose(ScanUiState state) {
    boolean isAnother = state.opening() != opening;
    opening = state.opening();
    if (isAnother || !state.wantsCamera()) {
      camera.close();
    }
    if (state.wantsCamera()) {
      camera.open();
    }
  }

  private void showChoice(ScanUiState state) {
    if (state.view().choice().isPresent()) {
      Found found = state.view().choice().get();
      views.choice.choiceAdvice.setText(
          PuzzleChooser.advice(views.getRoot().getResources(), found));
      choice.show(found);
    } else {
      choice.clear();
    }
  }

  /** Takes one picture for each press, although each frame shows another state. */
  private void takePicture(boolean isWanted) {
    boolean wasWanted = isPictureWanted;
    isPictureWanted = isWanted;
    if (isWanted && !wasWanted) {
      camera.takePicture();
    }
  }

  /**
   * Sets only what changes: each frame shows another state, and screen readers announce changes.
   */
  private void showTorch(ScanUiState state) {
    setVisible(views.live.torch, state.hasTorch());
    if (state.torch() == torch) {
      return;
    }
    torch = state.torch();
    boolean isOn = torch == Torch.ON;
    views.live.torch.setImageResource(words.torchIcon(isOn));
    ViewCompat.setStateDescription(views.live.torch, words.torch(isOn));
    ViewCompat.replaceAccessibilityAction(
        views.live.torch, AccessibilityActionCompat.ACTION_CLICK, words.switchTorch(isOn), null);
    views.live.torch.setOnClickListener(view -> camera.light(isOn ? Torch.OFF : Torch.ON));
  }

  private void showView(ScanUiState state) {
    views.outline.show(state.view());
    String guidance = words.guidance(state);
    if (!guidance.contentEquals(views.live.guide.guidance.getText())) {
      guide(guidance);
      // The icon changes only with the text; loading it for each frame would be slow.
      views.live.guide.icon.setImageResource(words.guidanceIcon(state));
    }
    setVisible(views.live.guide.working, state.isWorking());
    setVisible(views.live.guide.icon, !state.isWorking());
    place.show(state.view());
    views.live.peek.setBackgroundResource(words.peekGround(state));
    boolean isPeeking = state.mode() == ScanMode.PEEK;
    if (isPeeking != views.live.peek.isActivated()) {
      views.live.peek.setActivated(isPeeking);
      ViewCompat.setStateDescription(views.live.peek, words.peek(isPeeking));
    }
    views.live.shutter.setActivated(state.isPressed());
    views.live.shutter.setContentDescription(words.shutter(state.isPressed()));
  }

  private void guide(String guidance) {
    TextView line = views.live.guide.guidance;
    line.setText(guidance);
    int most = line.getResources().getDimensionPixelSize(R.dimen.scan_guide_width);
    line.setMaxWidth(Math.max(most, longestWordWidth(line)));
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }

  /** The width of the longest word of {@code view}: a narrower view would break it. */
  private static int longestWordWidth(TextView view) {
    String text = view.getText().toString();
    BreakIterator breaks = BreakIterator.getLineInstance(view.getTextLocale());
    breaks.setText(text);
    float longest = 0;
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      String part = text.substring(start, end).trim();
      longest = Math.max(longest, Layout.getDesiredWidth(part, view.getPaint()));
      start = end;
    }
    return (int) Math.ceil(longest);
  }

  /**
   * Makes a button work while it is held. A click, as by a keyboard or a screen reader, toggles it.
   * The listener activates the view while the button is on.
   */
  private static final class PressAndHoldButton {
    private final Consumer<Boolean> held;

    @SuppressLint("ClickableViewAccessibility") // The click listener below serves accessibility.
    PressAndHoldButton(View button, Consumer<Boolean> held) {
      this.held = held;
      button.setOnTouchListener((view, event) -> touch(event));
      button.setOnClickListener(view -> held.accept(!view.isActivated()));
    }

    private boolean touch(MotionEvent event) {
      switch (event.getActionMasked()) {
        case MotionEvent.ACTION_DOWN -> held.accept(true);
        case MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> held.accept(false);
        default -> {}
      }
      return true;
    }
  }
}
