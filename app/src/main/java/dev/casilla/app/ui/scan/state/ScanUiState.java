package dev.casilla.app.ui.scan.state;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.FrameResult.Answer;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.reading.frame.ScanMode;
import dev.casilla.app.reading.photo.PhotoResult.Found;
import dev.casilla.app.ui.common.permission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;

/**
 * All that the scan screen shows. Immutable.
 *
 * @param access whether there may be a picture at all
 * @param camera how the camera is
 * @param rest whether it rests
 * @param torch its light
 * @param aim what is wanted of its frames
 * @param view what is drawn into the picture
 * @param taken the reading that ends the scan
 * @param opening which opening of the camera this is: an open one is closed for the next
 */
public record ScanUiState(
    CameraAccess access,
    CameraStatus camera,
    Rest rest,
    Torch torch,
    ScanMode aim,
    View view,
    Optional<ScanDraft> taken,
    int opening) {
  /**
   * What is drawn into the picture.
   *
   * @param guidance what the person could do now
   * @param said what they are told
   * @param outline the puzzle's corners, in pixels
   * @param answer what to write into it
   * @param choice the picture that was taken, if one of its puzzles is to be chosen
   */
  public record View(
      ScanGuidance guidance,
      ScanGuidance said,
      Optional<Quad> outline,
      Optional<Answer> answer,
      Optional<Found> choice) {
    static final View NOTHING = of(FrameResult.nothing(ScanGuidance.POINT), ScanGuidance.POINT);

    public static View of(FrameResult sighting, ScanGuidance said) {
      return new View(
          sighting.guidance(), said, sighting.outline(), sighting.answer(), sighting.choice());
    }
  }

  /** Whether the camera rests, and why. */
  enum Rest {
    /** It does not. */
    NONE,
    /** It has seen no grid for long. */
    IDLE,
    /** The person goes elsewhere. */
    LEFT
  }

  /** What the screen as a whole is about. */
  public enum Stage {
    /** Why the camera is needed, and a button to allow it. */
    ASK,
    /** The same after a refusal. */
    REFUSED,
    /** The same after the permission was taken back. */
    REVOKED,
    /** The way to the system's settings. */
    BLOCKED,
    /** The camera is on its way. */
    STARTING,
    /** The picture. */
    LIVE,
    /** The camera rests. */
    PAUSED,
    /** Another screen is about to be seen; this one stays as it was until then. */
    LEFT,
    /** The camera does not work, as {@link #camera} says. */
    TROUBLE,
    /** Several puzzles are in the picture that was taken: which one is meant? */
    CHOOSE,
    /** The reading is there. */
    TAKEN
  }

  /** Before anything is known. */
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

  /** What the screen as a whole is about. */
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

  /** Whether the camera is to be open. */
  public boolean wantsCamera() {
    return access == CameraAccess.GRANTED
        && camera != CameraStatus.ABSENT
        && rest == Rest.NONE
        && !view.choice().isPresent()
        && !taken.isPresent();
  }

  /** Whether the camera is to take a picture. */
  public boolean wantsPicture() {
    return stage() == Stage.LIVE && aim == ScanMode.PICTURE;
  }

  /** Whether the shutter was pressed, and what it is to bring has not come yet. */
  public boolean isPressed() {
    return aim == ScanMode.PICTURE || aim == ScanMode.TAKE;
  }

  /** Whether to show that work is going on. */
  public boolean isWorking() {
    return stage() == Stage.STARTING || wantsPicture() || view.said() == ScanGuidance.HOLD;
  }

  /** Whether the light can be switched. */
  public boolean hasTorch() {
    return stage() == Stage.LIVE && torch != Torch.ABSENT;
  }

  public ScanUiState with(CameraAccess newAccess) {
    return new ScanUiState(newAccess, camera, rest, torch, aim, view, taken, opening);
  }

  /** This state with the camera so; a camera that does not run shows nothing. */
  public ScanUiState with(CameraStatus newCamera) {
    View newView = newCamera == CameraStatus.RUNNING ? view : View.NOTHING;
    return new ScanUiState(access, newCamera, rest, torch, aim, newView, taken, opening);
  }

  public ScanUiState with(Torch newTorch) {
    return new ScanUiState(access, camera, rest, newTorch, aim, view, taken, opening);
  }

  public ScanUiState with(ScanMode newAim) {
    return new ScanUiState(access, camera, rest, torch, newAim, view, taken, opening);
  }

  public ScanUiState seeing(FrameResult sighting) {
    return seeing(sighting, sighting.guidance());
  }

  /** This state with what is seen now, in the words of {@code said}. */
  ScanUiState seeing(FrameResult sighting, ScanGuidance said) {
    View seen = View.of(sighting, said);
    return new ScanUiState(access, camera, rest, torch, aim, seen, sighting.taken(), opening);
  }

  /** This state with {@code draft} taken of those to choose from. */
  ScanUiState taking(ScanDraft draft) {
    return new ScanUiState(
        access, camera, rest, torch, aim, View.NOTHING, Optional.of(draft), opening);
  }

  /** This state with the camera at rest: nothing was to be seen for long. */
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

  /** This state when the person goes elsewhere: as it was, but that nothing comes of it. */
  ScanUiState left() {
    Rest still = rest == Rest.IDLE ? Rest.IDLE : Rest.LEFT;
    return new ScanUiState(
        access, camera, still, torch, ScanMode.READ, view, Optional.empty(), opening);
  }

  /** This state from the beginning; access and light are the device's and stay. */
  ScanUiState anew() {
    return before().with(access).with(torch).opened(opening);
  }

  /** This state with the camera opened once more, even if it is open. */
  ScanUiState reopened() {
    return opened(opening + 1);
  }

  private ScanUiState opened(int newOpening) {
    return new ScanUiState(access, camera, rest, torch, aim, view, taken, newOpening);
  }
}
