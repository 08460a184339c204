package dev.casilla.app.ui.scan;

import android.Manifest;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.graphics.Color;
import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import androidx.activity.OnBackPressedCallback;
import androidx.activity.SystemBarStyle;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.DefaultLifecycleObserver;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.ScanScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.ReviewResult;
import dev.casilla.app.ui.common.SystemSettingsLauncher;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The live camera: finds a puzzle, reads it, and opens the review. */
public final class ScanActivity extends BaseActivity {
  private final ActivityResultLauncher<String> asking =
      registerForActivityResult(
          new ActivityResultContracts.RequestPermission(), isGranted -> answer(isGranted));
  private final ActivityResultLauncher<Intent> reviewing =
      registerForActivityResult(new ReviewResult(), givens -> reviewed(givens));
  private ScanViewModel model;
  private ScanCamera camera;
  private ScanLifecycleObserver leaving;
  private boolean isCovered;

  public static Intent intent(Context context) {
    return new Intent(context, ScanActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    SystemBarStyle overPicture = SystemBarStyle.dark(Color.TRANSPARENT);
    EdgeToEdge.enable(this, overPicture, overPicture);
    super.onCreate(savedInstanceState);
    model = new ViewModelProvider(this).get(ScanViewModel.class);
    camera = ((ScanCamera.Factory) getApplication()).scanCamera(this, model);
    leaving = new ScanLifecycleObserver(model, camera);
    getLifecycle().addObserver(leaving);
    ScanScreenBinding views = ScanScreenBinding.inflate(getLayoutInflater());
    ScanScreen screen = new ScanScreen(views, model, camera);
    screen.onAsk(this::ask);
    screen.onSettings(() -> SystemSettingsLauncher.openAppDetails(this));
    screen.onPhoto(() -> goOn(PhotoActivity.intent(this)));
    screen.onType(() -> goOn(PuzzleActivity.intent(this)));
    screen.onClose(this::finish);
    screen.onTaken(this::review);
    setContentView(views.getRoot());
    WindowFoldObserver.of(this).observe(this, views.cards::setFold);
    camera.status().observe(this, this::tell);
    camera.torch().observe(this, model::torch);
    OnBackPressedCallback backToPicture = backStep();
    model.state().observe(this, screen::show);
    model.state().observe(this, state -> backToPicture.setEnabled(state.stage() == Stage.CHOOSE));
  }

  @Override
  protected void onStart() {
    super.onStart();
    model.begin(isGranted());
    tell(CameraStatus.STARTING);
  }

  /**
   * A screen that covered this one may finish before this one was stopped: then scanning restarts
   * here. Not so if a reading that completed meanwhile is about to open the review.
   */
  @Override
  protected void onResume() {
    super.onResume();
    if (isCovered && model.isLeft()) {
      model.begin(isGranted());
    }
    isCovered = false;
  }

  @Override
  protected void onPause() {
    isCovered = model.isLeft();
    super.onPause();
  }

  @Override
  public void onUserInteraction() {
    super.onUserInteraction();
    model.onUserInteraction();
  }

  @Override
  public void finish() {
    leaving.leave();
    super.finish();
  }

  /** A missing camera hides every other status. */
  private void tell(CameraStatus status) {
    model.camera(camera.isThere() ? status : CameraStatus.ABSENT);
  }

  private boolean isGranted() {
    return ContextCompat.checkSelfPermission(this, Manifest.permission.CAMERA)
        == PackageManager.PERMISSION_GRANTED;
  }

  private void ask() {
    model.ask(isWorthExplaining());
    asking.launch(Manifest.permission.CAMERA);
  }

  private void answer(boolean isGranted) {
    model.answered(isGranted, isWorthExplaining());
  }

  private boolean isWorthExplaining() {
    return shouldShowRequestPermissionRationale(Manifest.permission.CAMERA);
  }

  /** Back from the choice of puzzles returns to the live picture. */
  private OnBackPressedCallback backStep() {
    OnBackPressedCallback backToPicture =
        new OnBackPressedCallback(false) {
          @Override
          public void handleOnBackPressed() {
            model.resume();
          }
        };
    getOnBackPressedDispatcher().addCallback(this, backToPicture);
    return backToPicture;
  }

  private void goOn(Intent intent) {
    startActivity(intent);
    finish();
  }

  private void review(ScanDraft draft) {
    leaving.leave();
    reviewing.launch(ReviewActivity.intent(this, draft));
  }

  private void reviewed(Optional<Grid> givens) {
    givens.ifPresent(model::onReviewed);
  }

  /** Releases the camera and the torch whenever the scan screen is left. */
  /*
   * When another screen opens, frames that are still being read are discarded: a reading that
   * completes a moment later would open the review on top. When the screen only stops, for example
   * behind another app, a reading that completes meanwhile is kept.
   */
  private static final class ScanLifecycleObserver implements DefaultLifecycleObserver {
    private final ScanViewModel model;
    private final ScanCamera camera;

    ScanLifecycleObserver(ScanViewModel model, ScanCamera camera) {
      this.model = model;
      this.camera = camera;
    }

    void leave() {
      turnTorchOff();
      // Closing reports a status: the view model must ignore it, so it is told first.
      model.leave();
      camera.close();
    }

    @Override
    public void onStop(LifecycleOwner owner) {
      turnTorchOff();
      camera.close();
      model.peek(false);
    }

    /** The torch can be switched only while the camera is open. */
    private void turnTorchOff() {
      if (camera.torch().getValue() == Torch.ON) {
        camera.light(Torch.OFF);
      }
    }
  }
}
