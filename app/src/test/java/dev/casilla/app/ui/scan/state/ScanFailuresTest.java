package dev.casilla.app.ui.scan.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.PixelLayout;
import dev.casilla.app.reading.frame.PixelLayout.Crop;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.testing.LoggedFailures;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.reader.PuzzleReader;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** After any failure frames are closed, the person is told, and the next frame is read. */
final class ScanFailuresTest extends ScanViewModelFixture {
  private static final String FAILED = "reading a frame failed";

  private final LoggedFailures failures = new LoggedFailures();

  @AfterEach
  void stopLooking() {
    failures.close();
  }

  /** A rotation that no camera reports. */
  private static FakeFrame turnedByHalfAQuarter() {
    return new FakeFrame(new byte[10], new PixelLayout(1, 1, new Crop(0, 0, 1, 1), 45));
  }

  private void beginWith(Supplier<FrameAnalyzer> analyzers) {
    model = start(analyzers);
    model.begin(true);
  }

  @Test
  void frame_turnedByHalfAQuarter_isToldLoggedAndClosed() {
    model.begin(true);
    show(2);
    FakeFrame frame = turnedByHalfAQuarter();
    model.onFrame(frame);
    assertEquals(1, frame.closings());
    assertEquals(Stage.LIVE, state().stage());
    assertEquals(ScanGuidance.FAILED, state().view().guidance());
    assertEquals(List.of(FAILED), failures.logged());
    show(2);
    assertEquals(Stage.LIVE, state().stage(), "frames from before were let go");
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void frames_failingInARow_areLoggedOnce() {
    model.begin(true);
    for (int i = 0; i < 5; i++) {
      model.onFrame(turnedByHalfAQuarter());
    }
    assertEquals(List.of(FAILED), failures.logged());
    model.onFrame(nothing());
    model.onFrame(turnedByHalfAQuarter());
    assertEquals(List.of(FAILED, FAILED), failures.logged());
  }

  @Test
  void frames_failingForAMinute_rest() {
    model.begin(true);
    model.onFrame(turnedByHalfAQuarter());
    millis += IdleTimer.TIMEOUT_MILLIS;
    model.onFrame(turnedByHalfAQuarter());
    assertEquals(Stage.PAUSED, state().stage());
  }

  @Test
  void picture_failing_takesTheNextGridInView() {
    press();
    FakeFrame picture = turnedByHalfAQuarter();
    model.onPicture(picture);
    assertEquals(1, picture.closings());
    assertEquals(List.of(FAILED), failures.logged());
    assertEquals(ScanMode.TAKE, state().mode());
    show(1);
    assertEquals(Stage.TAKEN, state().stage());
  }

  @Test
  void frame_readerCannotBeMade_isToldAndClosedAndTriedAgain() {
    boolean[] isBroken = {true};
    beginWith(
        () -> {
          if (isBroken[0]) {
            throw new IllegalStateException("no weights");
          }
          return new FrameAnalyzer(new PuzzleReader(), Optional.empty());
        });
    FakeFrame frame = grid();
    model.onFrame(frame);
    assertEquals(1, frame.closings());
    assertEquals(ScanGuidance.FAILED, state().view().guidance());
    isBroken[0] = false;
    show(3);
    assertEquals(Stage.TAKEN, state().stage());
  }

  /** Errors after which the process cannot continue are not caught. */
  @Test
  void frame_errorWhileCreatingTheReader_isClosed() {
    boolean[] isBroken = {false};
    beginWith(
        () -> {
          if (isBroken[0]) {
            throw new StackOverflowError("for this test");
          }
          return new FrameAnalyzer(new PuzzleReader(), Optional.empty());
        });
    model.onFrame(FakeFrame.withoutMemory(WIDTH, HEIGHT));
    isBroken[0] = true;
    FakeFrame frame = grid();
    assertThrows(StackOverflowError.class, () -> model.onFrame(frame));
    assertEquals(1, frame.closings());
  }

  @Test
  void frame_memoryForTheReaderDoesNotSuffice_showsNothingAndIsClosed() {
    beginWith(
        () -> {
          throw new OutOfMemoryError("for this test");
        });
    FakeFrame frame = grid();
    model.onFrame(frame);
    assertEquals(1, frame.closings());
    assertEquals(ScanUiState.View.NOTHING, state().view());
    assertEquals(List.of(), failures.logged());
  }
}
