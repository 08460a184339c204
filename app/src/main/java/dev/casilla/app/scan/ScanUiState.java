package dev.casilla.app.scan;

import dev.casilla.app.permission.CameraAccess;
import dev.casilla.app.photo.PhotoOutcome.Found;
import dev.casilla.app.review.Draft;
import dev.casilla.app.scan.Sighting.Answer;
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
    Aim aim,
    View view,
    Optional<Draft> taken,
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
      Guidance guidance,
      Guidance said,
      Optional<Quad> outline,
      Optional<Answer> answer,
      Optional<Found> choice) {
    static final View NOTHING = of(Sighting.nothing(Guidance.POINT), Guidance.POINT);

    static View of(Sighting sighting, Guidance said) {
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
  enum Stage {
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
  static ScanUiState before() {
    return new ScanUiState(
        CameraAccess.UNASKED,
        CameraStatus.STARTING,
        Rest.NONE,
        Torch.ABSENT,
        Aim.READ,
        View.NOTHING,
        Optional.empty(),
        0);
  }

  /** What the screen as a whole is about. */
  Stage stage() {
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
  boolean wantsCamera() {
    return access == CameraAccess.GRANTED
        && camera != CameraStatus.ABSENT
        && rest == Rest.NONE
        && !view.choice().isPresent()
        && !taken.isPresent();
  }

  /** Whether the camera is to take a picture. */
  boolean wantsPicture() {
    return stage() == Stage.LIVE && aim == Aim.PICTURE;
  }

  /** Whether the shutter was pressed, and what it is to bring has not come yet. */
  boolean isPressed() {
    return aim == Aim.PICTURE || aim == Aim.TAKE;
  }

  /** Whether to show that work is going on. */
  boolean isWorking() {
    return stage() == Stage.STARTING || wantsPicture() || view.said() == Guidance.HOLD;
  }

  /** Whether the light can be switched. */
  boolean hasTorch() {
    return stage() == Stage.LIVE && torch != Torch.ABSENT;
  }

  ScanUiState with(CameraAccess newAccess) {
    return new ScanUiState(newAccess, camera, rest, torch, aim, view, taken, opening);
  }

  /** This state with the camera so; a camera that does not run shows nothing. */
  ScanUiState with(CameraStatus newCamera) {
    View newView = newCamera == CameraStatus.RUNNING ? view : View.NOTHING;
    return new ScanUiState(access, newCamera, rest, torch, aim, newView, taken, opening);
  }

  ScanUiState with(Torch newTorch) {
    return new ScanUiState(access, camera, rest, newTorch, aim, view, taken, opening);
  }

  ScanUiState with(Aim newAim) {
    return new ScanUiState(access, camera, rest, torch, newAim, view, taken, opening);
  }

  ScanUiState seeing(Sighting sighting) {
    return seeing(sighting, sighting.guidance());
  }

  /** This state with what is seen now, in the words of {@code said}. */
  ScanUiState seeing(Sighting sighting, Guidance said) {
    View seen = View.of(sighting, said);
    return new ScanUiState(access, camera, rest, torch, aim, seen, sighting.taken(), opening);
  }

  /** This state with {@code draft} taken of those to choose from. */
  ScanUiState taking(Draft draft) {
    return new ScanUiState(
        access, camera, rest, torch, aim, View.NOTHING, Optional.of(draft), opening);
  }

  /** This state with the camera at rest: nothing was to be seen for long. */
  ScanUiState paused() {
    return new ScanUiState(
        access, CameraStatus.STARTING, Rest.IDLE, torch, Aim.READ, View.NOTHING, taken, opening);
  }

  /** This state when the person goes elsewhere: as it was, but that nothing comes of it. */
  ScanUiState left() {
    Rest still = rest == Rest.IDLE ? Rest.IDLE : Rest.LEFT;
    return new ScanUiState(access, camera, still, torch, Aim.READ, view, Optional.empty(), opening);
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
