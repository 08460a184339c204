package dev.casilla.app.ui.scan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.reader.PuzzleReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The reader before the first frame, pauses, and late frames. */
final class ScanRestTest extends ScanViewModelFixture {
  @Test
  void answered_afterAMinute_isLive() {
    model.begin(false);
    model.ask(false);
    millis += IdleTimer.TIMEOUT_MILLIS;
    model.answered(true, false);
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  @Test
  void camera_freeAfterAMinuteInUse_isLive() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    model.onFrame(nothing());
    model.camera(CameraStatus.IN_USE);
    millis += IdleTimer.TIMEOUT_MILLIS;
    model.camera(CameraStatus.RUNNING);
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  /** A first frame ends a failure, too. */
  @Test
  void camera_inUseFromTheBeginningThenFrames_isLive() {
    model.begin(true);
    model.camera(CameraStatus.IN_USE);
    millis += IdleTimer.TIMEOUT_MILLIS;
    model.onFrame(nothing());
    assertEquals(Stage.LIVE, state().stage());
  }

  /** The reader exists before the first frame. */
  @Test
  void begin_beforeAnybodyIsAsked_makesTheReaderOnce() {
    List<FrameAnalyzer> made = new ArrayList<>();
    model =
        start(
            () -> {
              made.add(new FrameAnalyzer(new PuzzleReader(), Optional.empty()));
              return made.get(0);
            });
    model.begin(false);
    assertEquals(1, made.size());
    model.begin(true);
    show(3);
    assertEquals(Stage.TAKEN, state().stage());
    assertEquals(1, made.size());
  }

  @Test
  void cleared_whatComesLater_isClosedUnread() {
    press();
    model.onCleared();
    ScanUiState last = state();
    FakeFrame frame = grid();
    model.onFrame(frame);
    FakeFrame picture = grid();
    model.onPicture(picture);
    model.onNoPicture();
    runTimeouts();
    assertEquals(1, frame.closings());
    assertEquals(1, picture.closings());
    assertEquals(last, state());
  }
}
