package dev.casilla.app.ui.scan;

import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameAnalyzer.ScanMode;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.reading.frame.ReviewedPuzzle;
import dev.casilla.app.reading.frame.ScanGuidance;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** The scan screen for golden pictures, with a still camera without noise. */
public final class ScanPictures implements PicturedScreen<ScanActivity> {
  private static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 7);

  /** The guidance without an outline, except two that other pictures show. */
  private static final Set<ScanGuidance> ADVICE =
      EnumSet.of(
          ScanGuidance.FARTHER,
          ScanGuidance.FLATTER,
          ScanGuidance.STEADY,
          ScanGuidance.LIGHT,
          ScanGuidance.MIRRORED,
          ScanGuidance.SOLVED,
          ScanGuidance.UNSURE,
          ScanGuidance.FAILED);

  private static final CameraPose FAR = new CameraPose(0, 5, 11, 0.1, 0, 0, 0, 0, 1);

  /** A large puzzle at the usual place of the guidance. */
  private static final CameraPose NEAREST = new CameraPose(0, 2.4, 74, -0.02, 0, 0, 0, 0, 1);

  private static final CameraPose NEAR = new CameraPose(0.2, 0.6, 50, -0.12, 0.12, 0.1, 0, 0, 1);

  @Override
  public String name() {
    return "scan";
  }

  @Override
  public Class<ScanActivity> activity() {
    return ScanActivity.class;
  }

  @Override
  public Map<String, Consumer<ScanActivity>> states() {
    Map<String, Consumer<ScanActivity>> states = new TreeMap<>();
    states.put("ask", shown(with(CameraAccess.UNASKED)));
    states.put("refused", shown(with(CameraAccess.REFUSED)));
    states.put("blocked", shown(with(CameraAccess.BLOCKED)));
    states.put("starting", shown(with(CameraAccess.GRANTED)));
    states.put("paused", shown(with(CameraAccess.GRANTED).paused()));
    for (CameraStatus status : CameraStatus.values()) {
      if (status.isTrouble()) {
        String name = status.name().toLowerCase(Locale.ROOT).replace('_', '-');
        states.put(name, shown(with(CameraAccess.GRANTED).with(status)));
      }
    }
    states.put(
        "closer", seen(FAR, corners -> FrameResult.nothing(ScanGuidance.CLOSER), ScanMode.READ));
    states.put("hold", analyzed(ScanMode.READ, Grid.EMPTY, 1));
    states.put(
        "take", seen(FAR, corners -> FrameResult.nothing(ScanGuidance.POINT), ScanMode.TAKE));
    states.put(
        "waiting", seen(FAR, corners -> FrameResult.nothing(ScanGuidance.POINT), ScanMode.PICTURE));
    states.put("read", seen(NEAR, corners -> read(corners), ScanMode.READ));
    for (ScanGuidance guidance : ADVICE) {
      String name = guidance.name().toLowerCase(Locale.ROOT);
      states.put(name, seen(FAR, corners -> FrameResult.nothing(guidance), ScanMode.READ));
    }
    states.put("torch", activity -> lit(activity));
    states.put("revoked", shown(with(CameraAccess.REVOKED)));
    states.put(
        "choose", shown(with(CameraAccess.GRANTED).seeing(FrameResult.picture(twoPuzzles()))));
    states.put("known", analyzed(ScanMode.READ, TestScenes.PUZZLE, 3));
    states.put("near", seen(NEAREST, ScanPictures::grid, ScanMode.READ));
    states.put("peek", analyzed(ScanMode.PEEK, Grid.EMPTY, 3));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("ask", "hold");
  }

  /** The live picture fills the screen, and the controls are light on dark in every theme. */
  @Override
  public Set<String> statesInOneLook() {
    return Set.of("hold");
  }

  @Override
  public Set<Integer> primaryContent() {
    return Set.of(
        R.id.close,
        R.id.guidance,
        R.id.shutter,
        R.id.peek,
        R.id.photo,
        R.id.type,
        R.id.card_title,
        R.id.card_main);
  }

  private static ScanUiState with(CameraAccess access) {
    return ScanUiState.before().with(access).with(Torch.OFF);
  }

  private static FrameResult read(Quad corners) {
    FrameResult seen = grid(corners);
    return new FrameResult(
        ScanGuidance.READ, seen.outline(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static PhotoResult.Found twoPuzzles() {
    return PhotoFiles.twoPuzzles(DraftSamples.clear(), DraftSamples.sparse());
  }

  private static void lit(ScanActivity activity) {
    seen(NEAR, ScanPictures::grid, ScanMode.READ).accept(activity);
    ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
    Given.state(model.state(), model.state().getValue().with(Torch.ON));
  }

  private static Consumer<ScanActivity> shown(ScanUiState state) {
    return activity -> show(activity, state);
  }

  /** The page from {@code pose} with its outline. */
  private static Consumer<ScanActivity> seen(
      CameraPose pose, Function<Quad, FrameResult> sight, ScanMode mode) {
    return looking(
        mode,
        camera -> {
          camera.hold(PAGE, pose);
          return sight.apply(camera.corners(pose));
        });
  }

  /** The page from near, with the result of the last frame. */
  private static Consumer<ScanActivity> analyzed(ScanMode mode, Grid lookedOver, int frames) {
    return looking(
        mode,
        camera -> {
          FrameAnalyzer analyzer = new FrameAnalyzer(new PuzzleReader(), Optional.empty());
          analyzer.reset(ReviewedPuzzle.asTaken(lookedOver));
          FrameResult last = FrameResult.nothing(ScanGuidance.POINT);
          for (int i = 0; i < frames; i++) {
            last = analyzer.analyze(camera.hold(PAGE, NEAR), mode);
          }
          return last;
        });
  }

  private static Consumer<ScanActivity> looking(
      ScanMode mode, Function<FakeCamera, FrameResult> look) {
    return activity -> {
      ScanUiState live =
          with(CameraAccess.GRANTED).with(CameraStatus.RUNNING).with(Torch.OFF).with(mode);
      show(activity, live);
      WindowPicture.layOut(activity.getWindow().getDecorView());
      FakeCamera camera = ((FakeCameraApplication) activity.getApplication()).camera();
      show(activity, live.seeing(look.apply(camera)));
    };
  }

  private static void show(ScanActivity activity, ScanUiState state) {
    Given.state(new ViewModelProvider(activity).get(ScanViewModel.class).state(), state);
  }

  private static FrameResult grid(Quad corners) {
    return FrameResult.grid(Optional.of(corners));
  }
}
