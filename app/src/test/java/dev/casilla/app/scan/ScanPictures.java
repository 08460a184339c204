package dev.casilla.app.scan;

import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.photo.PhotoOutcome;
import dev.casilla.app.photo.Pictures;
import dev.casilla.app.review.DraftSamples;
import dev.casilla.app.scan.Sighting.Answer;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import dev.casilla.reader.vision.Quad;
import dev.casilla.solver.Grid;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** The scan screen, for golden pictures: a still camera, whose pictures have no noise. */
public final class ScanPictures implements PicturedScreen<ScanActivity> {
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 7);
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");

  /** Guidance where nothing is drawn into the picture, but for the two that are there anyway. */
  private static final Set<Guidance> ADVICE =
      EnumSet.of(
          Guidance.FARTHER,
          Guidance.FLATTER,
          Guidance.STEADY,
          Guidance.LIGHT,
          Guidance.MIRRORED,
          Guidance.SOLVED);

  private static final Pose FAR = new Pose(0, 5, 11, 0.1, 0, 0, 0, 0, 1);
  private static final Pose NEAR = new Pose(0.2, 0.6, 50, -0.12, 0.12, 0.1, 0, 0, 1);

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
    states.put("closer", seen(FAR, corners -> Sighting.nothing(Guidance.CLOSER), Aim.READ));
    states.put("hold", seen(NEAR, ScanPictures::grid, Aim.READ));
    states.put("take", seen(FAR, corners -> Sighting.nothing(Guidance.POINT), Aim.TAKE));
    states.put("waiting", seen(FAR, corners -> Sighting.nothing(Guidance.POINT), Aim.PICTURE));
    states.put("read", seen(NEAR, corners -> read(corners), Aim.READ));
    for (Guidance guidance : ADVICE) {
      String name = guidance.name().toLowerCase(Locale.ROOT);
      states.put(name, seen(FAR, corners -> Sighting.nothing(guidance), Aim.READ));
    }
    states.put("torch", activity -> lit(activity));
    states.put("revoked", shown(with(CameraAccess.REVOKED)));
    states.put("choose", shown(with(CameraAccess.GRANTED).seeing(Sighting.picture(twoPuzzles()))));
    states.put("peek", seen(NEAR, ScanPictures::answered, Aim.PEEK));
    return states;
  }

  @Override
  public Set<String> keyStates() {
    return Set.of("ask", "hold");
  }

  private static ScanUiState with(CameraAccess access) {
    return ScanUiState.before().with(access).with(Torch.OFF);
  }

  private static Sighting answered(Quad corners) {
    return grid(corners).with(new Answer(Scenes.PUZZLE, SOLUTION));
  }

  private static Sighting read(Quad corners) {
    Sighting seen = grid(corners);
    return new Sighting(
        Guidance.READ, seen.outline(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  private static PhotoOutcome.Found twoPuzzles() {
    return Pictures.twoPuzzles(DraftSamples.clear(), DraftSamples.sparse());
  }

  private static void lit(ScanActivity activity) {
    seen(NEAR, ScanPictures::grid, Aim.READ).accept(activity);
    ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
    Given.state(model.state(), model.state().getValue().with(Torch.ON));
  }

  private static Consumer<ScanActivity> shown(ScanUiState state) {
    return activity -> show(activity, state);
  }

  /** The page from {@code pose}, and what is made of its corners. */
  private static Consumer<ScanActivity> seen(Pose pose, Function<Quad, Sighting> sight, Aim aim) {
    return activity -> {
      ScanUiState live =
          with(CameraAccess.GRANTED).with(CameraStatus.RUNNING).with(Torch.OFF).with(aim);
      show(activity, live);
      WindowPicture.layOut(activity.getWindow().getDecorView());
      FakeCamera camera = ((FakeCameraApplication) activity.getApplication()).camera();
      show(activity, live.seeing(sight.apply(camera.hold(PAGE, pose))));
    };
  }

  private static void show(ScanActivity activity, ScanUiState state) {
    Given.state(new ViewModelProvider(activity).get(ScanViewModel.class).state(), state);
  }

  private static Sighting grid(Quad corners) {
    return Sighting.grid(Optional.of(corners));
  }
}
