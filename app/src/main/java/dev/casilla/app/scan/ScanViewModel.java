package dev.casilla.app.scan;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.permission.CameraAccess;
import dev.casilla.app.permission.Permission;
import dev.casilla.app.scan.ScanUiState.Rest;
import dev.casilla.app.scan.ScanUiState.Stage;
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
final class ScanViewModel extends ViewModel implements FrameListener {
  private static final String KNOWN = "known";
  private static final String LEFT = "left";

  /** Whether there was a camera at all: one that is absent now was unplugged. */
  private static final String THERE = "there";

  private final SavedStateHandle saved;
  private final Permission permission;
  private final Eye eye;
  private final ScanExecutors executors;
  private final Idleness idleness;
  private final LastingGuidance words;
  private final MutableLiveData<ScanUiState> state = new MutableLiveData<>(ScanUiState.before());
  private final Patience forCamera;
  private final Patience forPicture;
  private volatile Aim aim = Aim.READ;
  private volatile LookedOver known = LookedOver.NOTHING;
  private volatile boolean isWatching;
  private boolean hasSeenFrame;

  ScanViewModel(
      SavedStateHandle saved,
      Supplier<FrameAnalyzer> analyzers,
      ScanExecutors executors,
      LongSupplier millis) {
    this.saved = saved;
    this.permission = new Permission(saved, millis);
    this.eye = new Eye(analyzers);
    this.executors = executors;
    this.idleness = new Idleness(millis);
    this.words = new LastingGuidance(millis);
    this.forCamera = new Patience(executors.patience());
    this.forPicture = new Patience(executors.patience());
    String taken = saved.get(KNOWN);
    String left = saved.get(LEFT);
    if (taken != null && left != null) {
      known = new LookedOver(Grid.parse(taken), Grid.parse(left));
    }
  }

  /** What the screen shows. */
  LiveData<ScanUiState> state() {
    return state;
  }

  /**
   * Begins, or begins anew: the screen is to be seen, and the camera may be used or not. What was
   * read while it was not to be seen, and what the shutter is still to bring, stays.
   */
  void begin(boolean isGranted) {
    CameraAccess access = permission.look(isGranted, shown().access());
    if (shown().stage() == Stage.CHOOSE || shown().stage() == Stage.TAKEN) {
      return;
    }
    Aim pressed = shown().isPressed() ? shown().aim() : Aim.READ;
    ScanUiState next = shown().camera().isTrouble() ? shown().reopened() : shown();
    restart(next.anew().with(access).with(pressed));
  }

  /** The person is asked now, and the system says whether there is something to explain. */
  void ask(boolean isWorthExplaining) {
    permission.ask(isWorthExplaining);
  }

  /** Takes note of the answer, and of whether there is something to explain now. */
  void answered(boolean isGranted, boolean isWorthExplaining) {
    CameraAccess access =
        isGranted
            ? permission.look(true, CameraAccess.GRANTED)
            : permission.refused(isWorthExplaining);
    show(shown().with(access));
    awaitPicture();
  }

  /** Takes note of how the camera is. */
  void camera(CameraStatus status) {
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
  void torch(Torch torch) {
    show(shown().with(torch));
  }

  /**
   * Takes a picture, and if that shows no grid the next one that comes into view; again to undo
   * that.
   */
  void shutter() {
    boolean isPressed = shown().isPressed();
    show(shown().with(isPressed ? Aim.READ : Aim.PICTURE));
    if (isPressed) {
      forPicture.end();
    } else {
      forPicture.begin(this::missPicture);
    }
  }

  /** Shows the solution of what is seen while {@code isHeld}; a pressed shutter comes first. */
  void peek(boolean isHeld) {
    if (isHeld && !shown().isPressed()) {
      show(shown().with(Aim.PEEK));
    } else if (shown().aim() == Aim.PEEK) {
      show(shown().with(Aim.READ));
    }
  }

  /** Looks on after a rest or a trouble: the camera is opened anew. */
  void lookOn() {
    restart(shown().reopened().anew());
  }

  /** Somebody is there: a camera at work works on. */
  void touched() {
    idleness.interrupt();
  }

  /** Rests: another screen comes, perhaps for the reading. What was under way is for nothing. */
  void leave() {
    shown().taken().ifPresent(draft -> keep(LookedOver.asTaken(draft.givens())));
    forCamera.end();
    forPicture.end();
    prepare();
    show(shown().left());
  }

  /** Whether another screen comes, or has come. */
  boolean isLeft() {
    return shown().rest() == Rest.LEFT;
  }

  /** Takes note of the givens with which the person left what was looked over last. */
  void lookedOver(Grid left) {
    keep(known.leftAs(left));
    prepare();
  }

  /** Takes the puzzle at {@code index} of several. */
  void choose(int index) {
    shown()
        .view()
        .choice()
        .ifPresent(found -> show(shown().taking(found.puzzles().get(index).draft())));
  }

  @Override
  protected void onCleared() {
    show(shown().paused());
    forCamera.end();
    forPicture.end();
  }

  @Override
  public void onFrame(Frame frame) {
    try (frame) {
      if (isWatching) {
        Sighting sighting = eye.look(known, ready -> ready.analyze(frame, aim));
        executors.screen().execute(() -> see(sighting));
      }
    }
  }

  @Override
  public void onPicture(Frame picture) {
    try (picture) {
      if (isWatching && aim == Aim.PICTURE) {
        Sighting sighting = eye.look(known, ready -> ready.take(picture));
        executors.screen().execute(() -> seePicture(sighting));
      }
    }
  }

  @Override
  public void onNoPicture() {
    executors.screen().execute(this::missPicture);
  }

  private void seePicture(Sighting sighting) {
    boolean isRead = sighting.taken().isPresent() || sighting.choice().isPresent();
    if (isRead && shown().aim() == Aim.PICTURE && shown().wantsCamera()) {
      show(shown().seeing(sighting));
    } else {
      missPicture();
    }
  }

  /** The frames have to do. */
  private void missPicture() {
    if (shown().aim() == Aim.PICTURE) {
      show(shown().with(Aim.TAKE));
    }
  }

  /** A frame that was still looked at when the camera got into trouble does not end that. */
  private void see(Sighting sighting) {
    boolean isLate = hasSeenFrame && shown().camera().isTrouble();
    hasSeenFrame = true;
    if (sighting.hasGrid()) {
      idleness.interrupt();
    }
    if (isLate || !shown().wantsCamera()) {
      return;
    }
    if (shown().stage() == Stage.LIVE && idleness.isLong()) {
      show(shown().paused());
    } else {
      Guidance said = words.say(sighting.guidance());
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
    executors.reading().execute(() -> eye.prepare(known));
  }

  private void keep(LookedOver lookedOver) {
    known = lookedOver;
    saved.set(KNOWN, lookedOver.taken().toString());
    saved.set(LEFT, lookedOver.left().toString());
  }

  /** A camera that shows nothing and says nothing is broken. */
  private void awaitPicture() {
    forCamera.end();
    if (shown().wantsCamera()) {
      forCamera.begin(this::giveUpCamera);
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
      idleness.interrupt();
    }
    if (isAsked || next.stage() != Stage.LIVE) {
      words.forget();
    }
    aim = next.aim();
    isWatching = next.wantsCamera();
    state.setValue(next);
  }

  private ScanUiState shown() {
    return Objects.requireNonNull(state.getValue());
  }
}
