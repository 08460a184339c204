package dev.casilla.app.ui.photo;

import android.Manifest;
import android.content.ActivityNotFoundException;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.pm.ProviderInfo;
import android.net.Uri;
import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.PickVisualMediaRequest;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.activity.result.contract.ActivityResultContracts.PickVisualMedia;
import androidx.core.content.ContextCompat;
import androidx.core.content.IntentCompat;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import androidx.lifecycle.viewmodel.MutableCreationExtras;
import dev.casilla.app.databinding.PhotoScreenBinding;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.common.BaseActivity;
import dev.casilla.app.ui.common.SystemSettingsLauncher;
import dev.casilla.app.ui.common.window.WindowFoldObserver;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import org.jspecify.annotations.Nullable;

/** Reads a photo that the person chooses, takes or shares from another app; opens the review. */
public final class PhotoActivity extends BaseActivity {
  private final ActivityResultLauncher<PickVisualMediaRequest> picking =
      registerForActivityResult(new PickVisualMedia(), this::picked);
  private final ActivityResultLauncher<Uri> taking =
      registerForActivityResult(
          new ActivityResultContracts.TakePicture(), isTaken -> captured(isTaken));
  private final ActivityResultLauncher<String> asking =
      registerForActivityResult(
          new ActivityResultContracts.RequestPermission(), isGranted -> answer(isGranted));
  private PhotoViewModel model;

  /** Whether another screen is opening: further taps until it is visible are ignored. */
  private boolean isLeaving;

  public static Intent intent(Context context) {
    return new Intent(context, PhotoActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle savedInstanceState) {
    EdgeToEdge.enable(this);
    super.onCreate(savedInstanceState);
    model = new ViewModelProvider(this).get(PhotoViewModel.class);
    PhotoScreenBinding views = PhotoScreenBinding.inflate(getLayoutInflater());
    PhotoScreen screen = new PhotoScreen(views, model);
    screen.onPick(this::pick);
    screen.onTake(this::take);
    screen.onSettings(() -> SystemSettingsLauncher.openAppDetails(this));
    screen.onType(() -> goOn(PuzzleActivity.intent(this)));
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

  /** Without the intent's extras: another app could set keys of the saved state with them. */
  @Override
  public CreationExtras getDefaultViewModelCreationExtras() {
    MutableCreationExtras extras =
        new MutableCreationExtras(super.getDefaultViewModelCreationExtras());
    extras.set(SavedStateHandleSupport.DEFAULT_ARGS_KEY, new Bundle());
    return extras;
  }

  @Override
  protected void onResume() {
    super.onResume();
    isLeaving = false;
  }

  /** Focus returns without a pause if the other screen left this window visible. */
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

  /** Opens another app's screen, or runs {@code onMissing} if no app has one. */
  private <T> void launch(ActivityResultLauncher<T> screen, T input, Runnable onMissing) {
    try {
      screen.launch(input);
      isLeaving = true;
    } catch (ActivityNotFoundException e) {
      onMissing.run();
    }
  }

  private void picked(@Nullable Uri photo) {
    isLeaving = false;
    open(photo);
  }

  private void open(@Nullable Uri photo) {
    if (photo != null && isOwn(photo)) {
      model.refuse();
    } else if (photo != null) {
      model.open(photo.toString());
    }
  }

  /**
   * Whether a provider of this app serves {@code photo}. Another app must not make this app open
   * files that only this app can read.
   */
  private boolean isOwn(Uri photo) {
    String authority = String.valueOf(photo.getAuthority());
    // A user's id may precede the authority.
    String name = authority.substring(authority.lastIndexOf('@') + 1);
    ProviderInfo provider = getPackageManager().resolveContentProvider(name, 0);
    return provider != null && provider.packageName.equals(getPackageName());
  }

  /**
   * An app that declares the camera permission must hold it even to open a camera app: the system
   * refuses otherwise.
   */
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
    goOn(ReviewActivity.intent(this, draft));
  }

  /** The content URI that another app sends, if any. */
  private static @Nullable Uri shared(Intent intent) {
    return Intent.ACTION_SEND.equals(intent.getAction())
        ? IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class)
        : intent.getData();
  }
}
