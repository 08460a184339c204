package dev.casilla.app.ui.photo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Activity;
import android.app.Application;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.provider.MediaStore;
import android.view.ViewGroup;
import androidx.core.content.IntentCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.ParceledState;
import dev.casilla.app.ui.review.ReviewActivity;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowActivity;

/** Process death while a photo is being taken or read. */
@RunWith(AndroidJUnit4.class)
public final class PhotoProcessDeathTest {
  private final Application application = ApplicationProvider.getApplicationContext();

  @Test
  public void reading_processDied_isReadAgain() {
    CountDownLatch never = new CountDownLatch(1);
    Intent sending = sending(PhotoFiles.sharedBehind("slow", never));
    Bundle left = endProcess(sending, controller -> {});
    PhotoFiles.sharedPage("slow");
    try (ActivityController<PhotoActivity> after = begin(sending, left)) {
      assertFalse(after.get().isDestroyed());
      awaitNext();
      assertEquals(
          ReviewActivity.class.getName(),
          shadowOf(application).getNextStartedActivity().getComponent().getClassName());
    }
  }

  @Test
  public void severalFound_processDied_areThereToChooseFrom() {
    Intent sending = sending(PhotoFiles.sharedTwoPages());
    Bundle left =
        endProcess(
            sending, before -> Eventually.until("puzzles", () -> hasTwoPuzzles(before.get())));
    try (ActivityController<PhotoActivity> after = begin(sending, left)) {
      Eventually.until("puzzles", () -> hasTwoPuzzles(after.get()));
      after.get().<ViewGroup>findViewById(R.id.puzzles).getChildAt(1).performClick();
      awaitNext();
    }
  }

  @Test
  public void severalTaken_processDied_photoIsThereUntilTheScreenIsLeft() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    Intent own = PhotoActivity.intent(application);
    File file =
        BackgroundThread.get(() -> new File(application.getCacheDir(), "capture/photo.jpg"));
    Bundle left =
        endProcess(
            own,
            before -> {
              ShadowActivity.IntentForResult asked = askCameraApp(before.get());
              PhotoFiles.sharedTwoPages(place(asked));
              assertTrue(BackgroundThread.get(file::createNewFile));
              shadowOf(before.get()).receiveResult(asked.intent, Activity.RESULT_OK, null);
              Eventually.until("puzzles", () -> hasTwoPuzzles(before.get()));
            });
    assertTrue(BackgroundThread.get(file::exists));
    try (ActivityController<PhotoActivity> after = begin(own, left)) {
      Eventually.until("puzzles", () -> hasTwoPuzzles(after.get()));
      after.get().finish();
    }
    Eventually.until("the photo deleted", () -> !BackgroundThread.get(file::exists));
  }

  /** Processes often end while another app has the camera. */
  @Test
  public void capture_processDied_photoIsReadAndDeleted() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    Intent own = PhotoActivity.intent(application);
    List<ShadowActivity.IntentForResult> asked = new ArrayList<>();
    Bundle left = endProcess(own, before -> asked.add(askCameraApp(before.get())));
    shadowOf(application).clearNextStartedActivities();
    PhotoFiles.sharedPage(place(asked.get(0)));
    File file =
        BackgroundThread.get(() -> new File(application.getCacheDir(), "capture/photo.jpg"));
    assertTrue(BackgroundThread.get(file::createNewFile));
    try (ActivityController<PhotoActivity> after = begin(own, left)) {
      after
          .get()
          .getActivityResultRegistry()
          .dispatchResult(asked.get(0).requestCode, Activity.RESULT_OK, null);
      awaitNext();
      assertEquals(
          ReviewActivity.class.getName(),
          shadowOf(application).getNextStartedActivity().getComponent().getClassName());
      Eventually.until("the photo deleted", () -> !BackgroundThread.get(file::exists));
    }
  }

  /** The saved state when the process ends after {@code then}. */
  private static Bundle endProcess(
      Intent intent, Consumer<ActivityController<PhotoActivity>> then) {
    Bundle saved = new Bundle();
    try (ActivityController<PhotoActivity> before =
        Robolectric.buildActivity(PhotoActivity.class, intent)) {
      before.setup();
      then.accept(before);
      before.pause().stop().saveInstanceState(saved);
    }
    return ParceledState.roundTrip(saved);
  }

  private static ActivityController<PhotoActivity> begin(Intent intent, Bundle left) {
    return Robolectric.buildActivity(PhotoActivity.class, intent)
        .create(left)
        .start()
        .restoreInstanceState(left)
        .resume()
        .visible();
  }

  /** The intent for the camera app. */
  private static ShadowActivity.IntentForResult askCameraApp(PhotoActivity activity) {
    shadowOf(activity).getNextStartedActivityForResult();
    activity.findViewById(R.id.take).performClick();
    Eventually.until(
        "the camera app", () -> shadowOf(activity).peekNextStartedActivityForResult() != null);
    return shadowOf(activity).getNextStartedActivityForResult();
  }

  /** The content URI for the camera app. */
  private static Uri place(ShadowActivity.IntentForResult asked) {
    return IntentCompat.getParcelableExtra(asked.intent, MediaStore.EXTRA_OUTPUT, Uri.class);
  }

  private static boolean hasTwoPuzzles(PhotoActivity activity) {
    return activity.<ViewGroup>findViewById(R.id.puzzles).getChildCount() == 2;
  }

  private void awaitNext() {
    Eventually.until(
        "another screen", () -> shadowOf(application).peekNextStartedActivity() != null);
  }

  private Intent sending(Uri photo) {
    return PhotoActivity.intent(application)
        .setAction(Intent.ACTION_SEND)
        .setType("image/jpeg")
        .putExtra(Intent.EXTRA_STREAM, photo);
  }
}
