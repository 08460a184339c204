package dev.casilla.app.ui.scan.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.reading.ReaderProvider;
import dev.casilla.app.reading.SecondOpinionProvider;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.FrameReader;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.ReviewedPuzzle;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.ui.common.CameraPermission;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState.Rest;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.solver.Grid;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Handles camera frames and the person's actions, and provides the scan screen's state. */
/*
 * Frames arrive on the reading thread, to which the `frameReader` is confined. Everything else runs
 * on the main thread, which writes `mode`, `known` and `isWatching` for the reading thread to read.
 *
 * A person who returns from the review still points the camera at the same puzzle. This `known`
 * puzzle does not end the scan again, corrected or not, so its solution can be shown in the
 * picture.
 */
public final class ScanViewModel extends ViewModel implements Frame.Listener {
  /** Every working camera delivers a frame within this time. */
  private static final long CAMERA_TIMEOUT_MILLIS = 8_000;

  private static final String KNOWN = "known";
  private static final String LEFT = "left";

  /** Set once a camera has worked: one that is absent later was disconnected. */
  private static final String THERE = "there";

  private final SavedStateHandle saved;
  private final CameraPermission permission;
  private final FrameReader frameReader;
  private final AppExecutors executors;
  private final IdleTimer idleness;
  private final GuidanceDebouncer words;
  private final MutableLiveData<ScanUiState> state = new MutableLiveData<>(ScanUiState.before());
  private final LatestTask cameraTimeout;
  private final LatestTask pictureTimeout;
  private volatile ScanMode mode = ScanMode.READ;
  private volatile ReviewedPuzzle known = ReviewedPuzzle.NOTHING;
  private volatile boolean isWatching;
  private boolean hasSeenFrame;

  ScanViewModel(
      SavedStateHandle saved,
      Supplier<FrameAnalyzer> analyzers,
      AppExecutors executors,
      LongSupplier millis) {
    this.saved = saved;
    this.permission = new CameraPermission(saved, millis);
    this.frameReader = new FrameReader(analyzers);
    this.executors = executors;
    this.idleness = new IdleTimer(millis);
    this.words = new GuidanceDebouncer(millis);
    this.cameraTimeout = new LatestTask(executors.main());
    this.pictureTimeout = new LatestTask(executors.main());
    String taken = saved.get(KNOWN);
    String left = saved.get(LEFT);
    if (taken != null && left != null) {
      known = new ReviewedPuzzle(Grid.parse(taken), Grid.parse(left));
    }
  }

  /**
   * Creates view models that read frames with the reader of {@code readers}; {@code millis} is a
   * monotonic clock.
   */
  public static ViewModelInitializer<ScanViewModel> initializer(
      ReaderProvider readers,
      SecondOpinionProvider opinions,
      AppExecutors executors,
      LongSupplier millis) {
    return new ViewModelInitializer<>(
        ScanViewModel.class,
        extras -> {
          opinions.warmUp().run();
          return new ScanViewModel(
              SavedStateHandleSupport.createSavedStateHandle(extras),
              () -> new FrameAnalyzer(readers.warm(), opinions.opinion()),
              executors,
              millis);
        });
  }

  public LiveData<ScanUiState> state() {
    return state;
  }

  /**
   * Starts or restarts scanning when the screen becomes visible. Keeps a reading that completed
   * while the screen was hidden, and a pressed shutter.
   */
  public void begin(boolean isGranted) {
    CameraAccess access = permission.update(isGranted, shown().access());
    if (shown().stage() == Stage.CHOOSE || shown().stage() == Stage.TAKEN) {
      return;
    }
    ScanMode pressed = shown().isPressed() ? shown().mode() : ScanMode.READ;
    ScanUiState next = shown().camera().isTrouble() ? shown().reopened() : shown();
    restart(next.anew().with(access).with(pressed));
  }

  /** Called before the permission dialog is shown. */
  public void ask(boolean isWorthExplaining) {
    permission.ask(isWorthExplaining);
  }

  /** Called with the result of the permission dialog. */
  public void answered(boolean isGranted, boolean isWorthExplaining) {
    CameraAccess access =
        isGranted
            ? permission.update(true, CameraAccess.GRANTED)
            : permission.refused(isWorthExplaining);
    show(shown().with(access));
    awaitPicture();
  }

  public void camera(CameraStatus status) {
    if (status == CameraStatus.RUNNING) {
      saved.set(THERE, true);
    }
    // A failed camera is closed and so reports STARTING: only a frame or the person ends a failure.
    if (status == CameraStatus.STARTING && shown().camera().isTrouble()) {
      return;
    }
    boolean isResting = shown().rest() != Rest.NONE || shown().stage() == Stage.CHOOSE;
    if (!isResting || status == CameraStatus.ABSENT) {
      boolean isRemoved = status == CameraStatus.ABSENT && saved.contains(THERE);
      show(shown().with(isRemoved ? CameraStatus.REMOVED : status));
    }
  }

  public void torch(Torch torch) {
    show(shown().with(torch));
  }

  /**
   * Takes a picture. If the picture shows no puzzle, takes the next puzzle that comes into view. A
   * second press undoes the first.
   */
  public void shutter() {
    boolean isPressed = shown().isPressed();
    show(shown().with(isPressed ? ScanMode.READ : ScanMode.PICTURE));
    if (isPressed) {
      pictureTimeout.cancel();
    } else {
      startTimeout(pictureTimeout, this::missPicture);
    }
  }

  /** Shows the solution while {@code isHeld}, unless the shutter is pressed. */
  public void peek(boolean isHeld) {
    if (isHeld && !shown().isPressed()) {
      show(shown().with(ScanMode.PEEK));
    } else if (shown().mode() == ScanMode.PEEK) {
      show(shown().with(ScanMode.READ));
    }
  }

  /** Reopens the camera after a pause or a failure. */
  public void resume() {
    restart(shown().reopened().anew());
  }

  public void onUserInteraction() {
    idleness.restart();
  }

  /** Stops scanning because another screen opens. Discards frames that are still being read. */
  public void leave() {
    shown().taken().ifPresent(draft -> saveKnown(ReviewedPuzzle.asTaken(draft.givens())));
    cameraTimeout.cancel();
    pictureTimeout.cancel();
    prepare();
    show(shown().left());
  }

  /** Whether {@link #leave} was called since the last start. */
  public boolean isLeft() {
    return shown().rest() == Rest.LEFT;
  }

  /** Called with the givens of the last puzzle after the person reviewed it. */
  public void onReviewed(Grid left) {
    saveKnown(known.correctedTo(left));
    prepare();
  }

  /** Takes the puzzle at {@code index} of those found in the picture. */
  public void choose(int index) {
    shown()
        .view()
        .choice()
        .ifPresent(found -> show(shown().taking(found.puzzles().get(index).draft())));
  }

  @Override
  protected void onCleared() {
    show(shown().paused());
    cameraTimeout.cancel();
    pictureTimeout.cancel();
  }

  @Override
  public void onFrame(Frame frame) {
    try (frame) {
      if (isWatching) {
        FrameResult result = frameReader.read(known, ready -> ready.analyze(frame, mode));
        executors.main().execute(() -> see(result));
      }
    }
  }

  @Override
  public void onPicture(Frame picture) {
    try (picture) {
      if (isWatching && mode == ScanMode.PICTURE) {
        FrameResult result = frameReader.read(known, ready -> ready.take(picture));
        executors.main().execute(() -> seePicture(result));
      }
    }
  }

  @Override
  public void onNoPicture() {
    executors.main().execute(this::missPicture);
  }

  private void seePicture(FrameResult result) {
    boolean isRead = result.taken().isPresent() || result.choice().isPresent();
    if (isRead && shown().mode() == ScanMode.PICTURE && shown().wantsCamera()) {
      show(shown().seeing(result));
    } else {
      missPicture();
    }
  }

  private void missPicture() {
    if (shown().mode() == ScanMode.PICTURE) {
      show(shown().with(ScanMode.TAKE));
    }
  }

  /** A frame that was being read when the camera failed does not end the failure. */
  private void see(FrameResult result) {
    boolean isLate = hasSeenFrame && shown().camera().isTrouble();
    hasSeenFrame = true;
    if (result.hasGrid()) {
      idleness.restart();
    }
    if (isLate || !shown().wantsCamera()) {
      return;
    }
    if (shown().stage() == Stage.LIVE && idleness.isTimedOut()) {
      show(shown().paused());
    } else {
      ScanGuidance said = words.update(result.guidance());
      show(shown().with(CameraStatus.RUNNING).seeing(result, said));
    }
  }

  private void restart(ScanUiState from) {
    hasSeenFrame = false;
    prepare();
    show(from);
    awaitPicture();
  }

  private void prepare() {
    executors.reading().execute(() -> frameReader.prepare(known));
  }

  private void saveKnown(ReviewedPuzzle lookedOver) {
    known = lookedOver;
    saved.set(KNOWN, lookedOver.taken().toString());
    saved.set(LEFT, lookedOver.left().toString());
  }

  /** A camera that delivers neither a frame nor an error is broken. */
  private void awaitPicture() {
    cameraTimeout.cancel();
    if (shown().wantsCamera()) {
      startTimeout(cameraTimeout, this::giveUpCamera);
    }
  }

  private void startTimeout(LatestTask timeout, Runnable then) {
    timeout.start(
        executors.delayed().apply(CAMERA_TIMEOUT_MILLIS),
        () -> true,
        isOver -> then.run(),
        failure -> {});
  }

  private void giveUpCamera() {
    if (!hasSeenFrame && !shown().camera().isTrouble()) {
      show(shown().with(CameraStatus.BROKEN));
    }
  }

  /**
   * The idle timer runs only while the picture is visible, and restarts with each action. Guidance
   * that follows an action is not debounced.
   */
  private void show(ScanUiState next) {
    boolean isAnother = next.stage() == Stage.LIVE && shown().stage() != Stage.LIVE;
    boolean isAsked = next.mode() != shown().mode();
    if (isAnother || isAsked || next.torch() != shown().torch()) {
      idleness.restart();
    }
    if (isAsked || next.stage() != Stage.LIVE) {
      words.reset();
    }
    mode = next.mode();
    isWatching = next.wantsCamera();
    state.setValue(next);
  }

  private ScanUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }
}
