package dev.casilla.app.ui.scan.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameListener;
import dev.casilla.app.reading.frame.FrameReader;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.ReviewedPuzzle;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.reading.frame.ScanMode;
import dev.casilla.app.ui.common.permission.CameraAccess;
import dev.casilla.app.ui.common.permission.CameraPermission;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState.Rest;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.solver.Grid;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Takes in frames and what a person does on the scan screen, and says what the screen shows. */
/*
 * Frames come in on the reading thread, which is where the `eye` looks; everything else is the
 * main thread's. `aim`, `known` and `isWatching` are read there and written here.
 *
 * Who comes back from looking a reading over still points at the same puzzle. It is `known`, is not
 * taken again by itself, corrected or not, and so there is time to have its solution shown in the
 * picture.
 */
public final class ScanViewModel extends ViewModel implements FrameListener {
  private static final String KNOWN = "known";
  private static final String LEFT = "left";

  /** Whether there was a camera at all: one that is absent now was unplugged. */
  private static final String THERE = "there";

  private final SavedStateHandle saved;
  private final CameraPermission permission;
  private final FrameReader frameReader;
  private final ScanExecutors executors;
  private final IdleTimer idleness;
  private final GuidanceDebouncer words;
  private final MutableLiveData<ScanUiState> state = new MutableLiveData<>(ScanUiState.before());
  private final TimeoutTask forCamera;
  private final TimeoutTask forPicture;
  private volatile ScanMode aim = ScanMode.READ;
  private volatile ReviewedPuzzle known = ReviewedPuzzle.NOTHING;
  private volatile boolean isWatching;
  private boolean hasSeenFrame;

  ScanViewModel(
      SavedStateHandle saved,
      Supplier<FrameAnalyzer> analyzers,
      ScanExecutors executors,
      LongSupplier millis) {
    this.saved = saved;
    this.permission = new CameraPermission(saved, millis);
    this.frameReader = new FrameReader(analyzers);
    this.executors = executors;
    this.idleness = new IdleTimer(millis);
    this.words = new GuidanceDebouncer(millis);
    this.forCamera = new TimeoutTask(executors.patience());
    this.forPicture = new TimeoutTask(executors.patience());
    String taken = saved.get(KNOWN);
    String left = saved.get(LEFT);
    if (taken != null && left != null) {
      known = new ReviewedPuzzle(Grid.parse(taken), Grid.parse(left));
    }
  }

  /** What the screen shows. */
  public LiveData<ScanUiState> state() {
    return state;
  }

  /**
   * Begins, or begins anew: the screen is to be seen, and the camera may be used or not. What was
   * read while it was not to be seen, and what the shutter is still to bring, stays.
   */
  public void begin(boolean isGranted) {
    CameraAccess access = permission.update(isGranted, shown().access());
    if (shown().stage() == Stage.CHOOSE || shown().stage() == Stage.TAKEN) {
      return;
    }
    ScanMode pressed = shown().isPressed() ? shown().aim() : ScanMode.READ;
    ScanUiState next = shown().camera().isTrouble() ? shown().reopened() : shown();
    restart(next.anew().with(access).with(pressed));
  }

  /** The person is asked now, and the system says whether there is something to explain. */
  public void ask(boolean isWorthExplaining) {
    permission.ask(isWorthExplaining);
  }

  /** Takes note of the answer, and of whether there is something to explain now. */
  public void answered(boolean isGranted, boolean isWorthExplaining) {
    CameraAccess access =
        isGranted
            ? permission.update(true, CameraAccess.GRANTED)
            : permission.refused(isWorthExplaining);
    show(shown().with(access));
    awaitPicture();
  }

  /** Takes note of how the camera is. */
  public void camera(CameraStatus status) {
    if (status == CameraStatus.RUNNING) {
      saved.set(THERE, true);
    }
    // What follows a trouble, its closing, does not end it: that needs a picture or a person.
    if (status == CameraStatus.STARTING && shown().camera().isTrouble()) {
      return;
    }
    boolean isResting = shown().rest() != Rest.NONE || shown().stage() == Stage.CHOOSE;
    if (!isResting || status == CameraStatus.ABSENT) {
      boolean isRemoved = status == CameraStatus.ABSENT && saved.contains(THERE);
      show(shown().with(isRemoved ? CameraStatus.REMOVED : status));
    }
  }

  /** Takes note of how the camera's light is. */
  public void torch(Torch torch) {
    show(shown().with(torch));
  }

  /**
   * Takes a picture, and if that shows no grid the next one that comes into view; again to undo
   * that.
   */
  public void shutter() {
    boolean isPressed = shown().isPressed();
    show(shown().with(isPressed ? ScanMode.READ : ScanMode.PICTURE));
    if (isPressed) {
      forPicture.cancel();
    } else {
      forPicture.start(this::missPicture);
    }
  }

  /** Shows the solution of what is seen while {@code isHeld}; a pressed shutter comes first. */
  public void peek(boolean isHeld) {
    if (isHeld && !shown().isPressed()) {
      show(shown().with(ScanMode.PEEK));
    } else if (shown().aim() == ScanMode.PEEK) {
      show(shown().with(ScanMode.READ));
    }
  }

  /** Looks on after a rest or a trouble: the camera is opened anew. */
  public void resume() {
    restart(shown().reopened().anew());
  }

  /** Somebody is there: a camera at work works on. */
  public void onUserInteraction() {
    idleness.restart();
  }

  /** Rests: another screen comes, perhaps for the reading. What was under way is for nothing. */
  public void leave() {
    shown().taken().ifPresent(draft -> saveKnown(ReviewedPuzzle.asTaken(draft.givens())));
    forCamera.cancel();
    forPicture.cancel();
    prepare();
    show(shown().left());
  }

  /** Whether another screen comes, or has come. */
  public boolean isLeft() {
    return shown().rest() == Rest.LEFT;
  }

  /** Takes note of the givens with which the person left what was looked over last. */
  public void onReviewed(Grid left) {
    saveKnown(known.correctedTo(left));
    prepare();
  }

  /** Takes the puzzle at {@code index} of several. */
  public void choose(int index) {
    shown()
        .view()
        .choice()
        .ifPresent(found -> show(shown().taking(found.puzzles().get(index).draft())));
  }

  @Override
  protected void onCleared() {
    show(shown().paused());
    forCamera.cancel();
    forPicture.cancel();
  }

  @Override
  public void onFrame(Frame frame) {
    try (frame) {
      if (isWatching) {
        FrameResult sighting = frameReader.read(known, ready -> ready.analyze(frame, aim));
        executors.screen().execute(() -> see(sighting));
      }
    }
  }

  @Override
  public void onPicture(Frame picture) {
    try (picture) {
      if (isWatching && aim == ScanMode.PICTURE) {
        FrameResult sighting = frameReader.read(known, ready -> ready.take(picture));
        executors.screen().execute(() -> seePicture(sighting));
      }
    }
  }

  @Override
  public void onNoPicture() {
    executors.screen().execute(this::missPicture);
  }

  private void seePicture(FrameResult sighting) {
    boolean isRead = sighting.taken().isPresent() || sighting.choice().isPresent();
    if (isRead && shown().aim() == ScanMode.PICTURE && shown().wantsCamera()) {
      show(shown().seeing(sighting));
    } else {
      missPicture();
    }
  }

  /** The frames have to do. */
  private void missPicture() {
    if (shown().aim() == ScanMode.PICTURE) {
      show(shown().with(ScanMode.TAKE));
    }
  }

  /** A frame that was still looked at when the camera got into trouble does not end that. */
  private void see(FrameResult sighting) {
    boolean isLate = hasSeenFrame && shown().camera().isTrouble();
    hasSeenFrame = true;
    if (sighting.hasGrid()) {
      idleness.restart();
    }
    if (isLate || !shown().wantsCamera()) {
      return;
    }
    if (shown().stage() == Stage.LIVE && idleness.isTimedOut()) {
      show(shown().paused());
    } else {
      ScanGuidance said = words.update(sighting.guidance());
      show(shown().with(CameraStatus.RUNNING).seeing(sighting, said));
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

  /** A camera that shows nothing and says nothing is broken. */
  private void awaitPicture() {
    forCamera.cancel();
    if (shown().wantsCamera()) {
      forCamera.start(this::giveUpCamera);
    }
  }

  private void giveUpCamera() {
    if (!hasSeenFrame && !shown().camera().isTrouble()) {
      show(shown().with(CameraStatus.BROKEN));
    }
  }

  /** Without a picture nobody could have shown a grid. Who does something is answered at once. */
  private void show(ScanUiState next) {
    boolean isAnother = next.stage() == Stage.LIVE && shown().stage() != Stage.LIVE;
    boolean isAsked = next.aim() != shown().aim();
    if (isAnother || isAsked || next.torch() != shown().torch()) {
      idleness.restart();
    }
    if (isAsked || next.stage() != Stage.LIVE) {
      words.reset();
    }
    aim = next.aim();
    isWatching = next.wantsCamera();
    state.setValue(next);
  }

  private ScanUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }
}
