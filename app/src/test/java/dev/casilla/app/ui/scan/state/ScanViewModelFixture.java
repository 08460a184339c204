package dev.casilla.app.ui.scan.state;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.junit.jupiter.api.extension.ExtendWith;

/** A scan view model whose clock and timeouts the test controls. */
@ExtendWith(InstantMainThread.class)
abstract class ScanViewModelFixture {
  static final int WIDTH = 480;
  static final int HEIGHT = 640;
  static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 3);

  final Deque<Runnable> timeouts = new ArrayDeque<>();
  final Executor here = Runnable::run;
  long millis;
  final SavedStateHandle saved = new SavedStateHandle();
  ScanViewModel model = start();

  /** A view model with the saved state. */
  ScanViewModel start() {
    return start(() -> new FrameAnalyzer(new PuzzleReader(), Optional.empty()));
  }

  /** A view model with the saved state and with {@code analyzers}. */
  ScanViewModel start(Supplier<FrameAnalyzer> analyzers) {
    return new ScanViewModel(
        saved, analyzers, TestExecutors.of(here, here, timeouts::add), () -> millis);
  }

  void press() {
    model.begin(true);
    model.camera(CameraStatus.RUNNING);
    timeouts.clear();
    model.shutter();
  }

  void show(int frames) {
    for (int i = 0; i < frames; i++) {
      model.onFrame(grid());
    }
  }

  void runTimeouts() {
    while (!timeouts.isEmpty()) {
      timeouts.remove().run();
    }
  }

  ScanUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  static FakeFrame grid() {
    return FakeFrame.upright(PAGE.photograph(CameraPose.above(44), WIDTH, HEIGHT), WIDTH, HEIGHT);
  }

  static FakeFrame nothing() {
    return FakeFrame.upright(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT);
  }
}
