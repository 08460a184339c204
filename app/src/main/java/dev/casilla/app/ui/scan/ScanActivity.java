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
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.ScanScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.SystemSettingsLauncher;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.state.ScanUiState.Stage;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import org.jspecify.annotations.Nullable;

/** The live camera: finds the puzzle, reads it, and leads on to looking the reading over. */
public final class ScanActivity extends BaseActivity {
  private final ActivityResultLauncher<String> asking =
      registerForActivityResult(
          new ActivityResultContracts.RequestPermission(), isGranted -> answer(isGranted));
  private final ActivityResultLauncher<Intent> reviewing =
      registerForActivityResult(
          new ActivityResultContracts.StartActivityForResult(),
          result -> reviewed(result.getData()));
  private ScanScope scope;
  private ScanViewModel model;
  private ScanCamera camera;
  private ScanLifecycleObserver leaving;
  private boolean isCovered;

  /** Leads here. */
  public static Intent intent(Context context) {
    return new Intent(context, ScanActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    SystemBarStyle overPicture = SystemBarStyle.dark(Color.TRANSPARENT);
    EdgeToEdge.enable(this, overPicture, overPicture);
    super.onCreate(savedInstanceState);
    scope = (ScanScope) getApplication();
    model = new ViewModelProvider(this, scope.scanViewModels()).get(ScanViewModel.class);
    camera = scope.scanCamera(this, model);
    leaving = new ScanLifecycleObserver(model, camera);
    getLifecycle().addObserver(leaving);
    ScanScreenBinding views = ScanScreenBinding.inflate(getLayoutInflater());
    ScanScreen screen = new ScanScreen(views, model, camera);
    screen.onAsk(this::ask);
    screen.onSettings(() -> SystemSettingsLauncher.openAppDetails(this));
    screen.onPhoto(scope.photoScreen().map(intent -> () -> goOn(intent)));
    screen.onType(() -> goOn(scope.typeScreen()));
    screen.onClose(this::finish);
    screen.onTaken(this::review);
    setContentView(views.getRoot());
    WindowFoldObserver.of(this).observe(this, views.cards::setFold);
    camera.status().observe(this, this::tell);
    camera.torch().observe(this, model::torch);
    OnBackPressedCallback lookOn = backStep();
    model.state().observe(this, screen::show);
    model.state().observe(this, state -> lookOn.setEnabled(state.stage() == Stage.CHOOSE));
  }

  @Override
  protected void onStart() {
    super.onStart();
    model.begin(isGranted());
    tell(CameraStatus.STARTING);
  }

  /**
   * What came over this screen may be gone before this one was. What was read while this screen was
   * away leaves it before it is resumed: then another screen is still to come.
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

  /** Where there is none, nothing else is worth telling. */
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

  /** Who has a choice to make and wants none of it goes back to the live picture. */
  private OnBackPressedCallback backStep() {
    OnBackPressedCallback lookOn =
        new OnBackPressedCallback(false) {
          @Override
          public void handleOnBackPressed() {
            model.resume();
          }
        };
    getOnBackPressedDispatcher().addCallback(this, lookOn);
    return lookOn;
  }

  private void goOn(Intent intent) {
    startActivity(intent);
    finish();
  }

  private void review(ScanDraft draft) {
    leaving.leave();
    reviewing.launch(scope.reviewScreen(draft));
  }

  private void reviewed(@Nullable Intent result) {
    ReviewActivity.reviewedGivens(result).ifPresent(model::onReviewed);
  }
}
