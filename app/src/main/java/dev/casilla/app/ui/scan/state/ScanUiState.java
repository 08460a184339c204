package dev.casilla.app.ui.scan.state;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.FrameResult.Answer;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.reading.photo.PhotoResult.Found;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;

/**
 * The state of the scan screen. Immutable.
 *
 * @param rest whether and why the camera pauses
 * @param opening counts how often the camera was opened; another number reopens it
 */
public record ScanUiState(
    CameraAccess access,
    CameraStatus camera,
    Rest rest,
    Torch torch,
    ScanMode mode,
    View view,
    Optional<ScanDraft> taken,
    int opening) {
  /**
   * What is drawn over the picture.
   *
   * @param guidance the guidance of the newest frame
   * @param said the debounced guidance, which is shown
   * @param outline the puzzle's corners, in pixels
   * @param choice a picture with several puzzles of which the person chooses one
   */
  public record View(
      ScanGuidance guidance,
      ScanGuidance said,
      Optional<Quad> outline,
      Optional<Answer> answer,
      Optional<Found> choice) {
    static final View NOTHING = of(FrameResult.nothing(ScanGuidance.POINT), ScanGuidance.POINT);

    public static View of(FrameResult result, ScanGuidance said) {
      return new View(result.guidance(), said, result.outline(), result.answer(), result.choice());
    }
  }

  enum Rest {
    NONE,
    /** No puzzle was in view for a while. */
    IDLE,
    LEFT
  }

  public enum Stage {
    /** Explains the permission and offers to ask for it. */
    ASK,
    /** The same after a refusal. */
    REFUSED,
    /** The same after the permission was revoked. */
    REVOKED,
    /** Offers the system's settings, because the permission is refused permanently. */
    BLOCKED,
    STARTING,
    LIVE,
    PAUSED,
    /** Another screen opens; this one stays as it is until then. */
    LEFT,
    /** The camera does not work; {@link #camera} says why. */
    TROUBLE,
    CHOOSE,
    TAKEN
  }

  public static ScanUiState before() {
    return new ScanUiState(
        CameraAccess.UNASKED,
        CameraStatus.STARTING,
        Rest.NONE,
        Torch.ABSENT,
        ScanMode.READ,
        View.NOTHING,
        Optional.empty(),
        0);
  }

  public Stage stage() {
    if (taken.isPresent()) {
      return Stage.TAKEN;
    }
    if (view.choice().isPresent()) {
      return Stage.CHOOSE;
    }
    if (camera == CameraStatus.ABSENT) {
      return Stage.TROUBLE;
    }
    return switch (access) {
      case UNASKED -> Stage.ASK;
      case REFUSED -> Stage.REFUSED;
      case REVOKED -> Stage.REVOKED;
      case BLOCKED -> Stage.BLOCKED;
      case GRANTED -> granted();
    };
  }

  private Stage granted() {
    if (camera.isTrouble()) {
      return Stage.TROUBLE;
    }
    if (rest != Rest.NONE) {
      return rest == Rest.IDLE ? Stage.PAUSED : Stage.LEFT;
    }
    return camera == CameraStatus.RUNNING ? Stage.LIVE : Stage.STARTING;
  }

  public boolean wantsCamera() {
    return access == CameraAccess.GRANTED
        && camera != CameraStatus.ABSENT
        && rest == Rest.NONE
        && !view.choice().isPresent()
        && !taken.isPresent();
  }

  public boolean wantsPicture() {
    return stage() == Stage.LIVE && mode == ScanMode.PICTURE;
  }

  /** Whether the shutter is pressed and its result is still to come. */
  public boolean isPressed() {
    return mode == ScanMode.PICTURE || mode == ScanMode.TAKE;
  }

  public boolean isWorking() {
    return stage() == Stage.STARTING || wantsPicture() || view.said() == ScanGuidance.HOLD;
  }

  public boolean hasTorch() {
    return stage() == Stage.LIVE && torch != Torch.ABSENT;
  }

  public ScanUiState with(CameraAccess newAccess) {
    return new ScanUiState(newAccess, camera, rest, torch, mode, view, taken, opening);
  }

  /** This state with another camera status; only a running camera shows anything. */
  public ScanUiState with(CameraStatus newCamera) {
    View newView = newCamera == CameraStatus.RUNNING ? view : View.NOTHING;
    return new ScanUiState(access, newCamera, rest, torch, mode, newView, taken, opening);
  }

  public ScanUiState with(Torch newTorch) {
    return new ScanUiState(access, camera, rest, newTorch, mode, view, taken, opening);
  }

  public ScanUiState with(ScanMode newAim) {
    return new ScanUiState(access, camera, rest, torch, newAim, view, taken, opening);
  }

  public ScanUiState seeing(FrameResult result) {
    return seeing(result, result.guidance());
  }

  ScanUiState seeing(FrameResult result, ScanGuidance said) {
    View seen = View.of(result, said);
    return new ScanUiState(access, camera, rest, torch, mode, seen, result.taken(), opening);
  }

  ScanUiState taking(ScanDraft draft) {
    return new ScanUiState(
        access, camera, rest, torch, mode, View.NOTHING, Optional.of(draft), opening);
  }

  public ScanUiState paused() {
    return new ScanUiState(
        access,
        CameraStatus.STARTING,
        Rest.IDLE,
        torch,
        ScanMode.READ,
        View.NOTHING,
        taken,
        opening);
  }

  /** This state when another screen opens: without the reading and the pressed shutter. */
  ScanUiState left() {
    Rest still = rest == Rest.IDLE ? Rest.IDLE : Rest.LEFT;
    return new ScanUiState(
        access, camera, still, torch, ScanMode.READ, view, Optional.empty(), opening);
  }

  ScanUiState anew() {
    return before().with(access).with(torch).opened(opening);
  }

  ScanUiState reopened() {
    return opened(opening + 1);
  }

  private ScanUiState opened(int newOpening) {
    return new ScanUiState(access, camera, rest, torch, mode, view, taken, newOpening);
  }
}
