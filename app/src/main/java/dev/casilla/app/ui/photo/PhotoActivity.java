package dev.casilla.app.ui.photo;

import android.Manifest;
import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.PickVisualMediaRequest;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia;
import androidx.core.content.ContextCompat;
import androidx.core.content.IntentCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.databinding.PhotoScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.SystemSettingsLauncher;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import org.jspecify.annotations.Nullable;

/** A photo is chosen, taken or shared, and read; leads on to looking the reading over. */
public final class PhotoActivity extends BaseActivity {
  private final ActivityResultLauncher<PickVisualMediaRequest> picking =
      registerForActivityResult(new PickVisualMedia(), this::picked);
  private final ActivityResultLauncher<Uri> taking =
      registerForActivityResult(
          new ActivityResultContracts.TakePicture(), isTaken -> captured(isTaken));
  private final ActivityResultLauncher<String> asking =
      registerForActivityResult(
          new ActivityResultContracts.RequestPermission(), isGranted -> answer(isGranted));
  private PhotoScope scope;
  private PhotoViewModel model;

  /** Whether another screen is on its way: what is tapped until it is there is tapped twice. */
  private boolean isLeaving;

  /** Leads here, to choosing a photo. */
  public static Intent intent(Context context) {
    return new Intent(context, PhotoActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    scope = (PhotoScope) getApplication();
    model = new ViewModelProvider(this, scope.photoViewModels()).get(PhotoViewModel.class);
    PhotoScreenBinding views = PhotoScreenBinding.inflate(getLayoutInflater());
    PhotoScreen screen = new PhotoScreen(views, model);
    screen.onPick(this::pick);
    screen.onTake(this::take);
    screen.onSettings(() -> SystemSettingsLauncher.openAppDetails(this));
    screen.onType(() -> goOn(scope.typeScreen()));
    screen.onClose(this::finish);
    screen.onTaken(this::review);
    screen.onCapture(this::openCameraApp);
    setContentView(views.getRoot());
    WindowFoldObserver.of(this).observe(this, views.getRoot()::setFold);
    model.state().observe(this, screen::show);
    if (savedInstanceState == null) {
      begin(shared(getIntent()));
    }
  }

  @Override
  protected void onResume() {
    super.onResume();
    isLeaving = false;
  }

  /** As it returns to a window that was to be seen all the time. */
  @Override
  public void onWindowFocusChanged(boolean hasFocus) {
    super.onWindowFocusChanged(hasFocus);
    isLeaving &= !hasFocus;
  }

  @Override
  protected void onNewIntent(Intent intent) {
    super.onNewIntent(intent);
    open(shared(intent));
  }

  @Override
  protected void onDestroy() {
    if (isFinishing()) {
      model.leave();
    }
    super.onDestroy();
  }

  private void begin(@Nullable Uri shared) {
    if (shared == null) {
      pick();
    } else {
      open(shared);
    }
  }

  private void pick() {
    PickVisualMediaRequest images =
        new PickVisualMediaRequest.Builder()
            .setMediaType(PickVisualMedia.ImageOnly.INSTANCE)
            .build();
    if (!isLeaving) {
      model.picking();
      launch(picking, images, model::missPicker);
    }
  }

  /** Opens another app's screen, unless nobody has such a one. */
  private <T> void launch(ActivityResultLauncher<T> screen, T wish, Runnable miss) {
    try {
      screen.launch(wish);
      isLeaving = true;
    } catch (ActivityNotFoundException e) {
      miss.run();
    }
  }

  private void picked(@Nullable Uri photo) {
    isLeaving = false;
    open(photo);
  }

  private void open(@Nullable Uri photo) {
    if (photo != null) {
      model.open(photo.toString());
    }
  }

  /** An app that may ask for the camera may send others there only when it has it itself. */
  private void take() {
    boolean isGranted =
        ContextCompat.checkSelfPermission(this, Manifest.permission.CAMERA)
            == PackageManager.PERMISSION_GRANTED;
    if (isLeaving) {
      return;
    }
    if (isGranted) {
      model.capture();
    } else {
      model.ask(isWorthExplaining());
      asking.launch(Manifest.permission.CAMERA);
      isLeaving = true;
    }
  }

  private void answer(boolean isGranted) {
    isLeaving = false;
    model.answered(isGranted, isWorthExplaining());
  }

  private boolean isWorthExplaining() {
    return shouldShowRequestPermissionRationale(Manifest.permission.CAMERA);
  }

  private void captured(boolean isTaken) {
    isLeaving = false;
    model.captured(isTaken);
  }

  private void openCameraApp(String place) {
    model.capturing();
    launch(taking, Uri.parse(place), model::missCameraApp);
  }

  private void goOn(Intent intent) {
    startActivity(intent);
    finish();
  }

  private void review(ScanDraft draft) {
    model.startOver();
    goOn(scope.reviewScreen(draft));
  }

  /** The picture that another app shares or wants to be viewed. */
  private static @Nullable Uri shared(Intent intent) {
    return Intent.ACTION_SEND.equals(intent.getAction())
        ? IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class)
        : intent.getData();
  }
}
