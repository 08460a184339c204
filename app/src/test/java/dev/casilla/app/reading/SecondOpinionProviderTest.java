package dev.casilla.app.reading;

import static org.junit.Assert.assertEquals;

import androidx.activity.ComponentActivity;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.reading.photo.DevicePhotoSource;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.photo.PhotoViewModel;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;

/** When the second opinion loads its model. */
@RunWith(AndroidJUnit4.class)
public final class SecondOpinionProviderTest {
  private final AtomicInteger calls = new AtomicInteger();

  @Test
  public void warmUp_runsWhenAScreenOpensThatReadsPictures() {
    SecondOpinionProvider opinions =
        new SecondOpinionProvider(Optional.empty(), calls::incrementAndGet);
    AppExecutors executors = TestExecutors.of(work -> {}, Runnable::run, work -> {});
    try (ActivityController<ComponentActivity> screen =
        Robolectric.buildActivity(ComponentActivity.class).create()) {
      ReaderProvider readers = new ReaderProvider();
      ViewModelProvider models =
          new ViewModelProvider(
              screen.get(),
              ViewModelProvider.Factory.from(
                  ScanViewModel.initializer(readers, opinions, executors, () -> 0),
                  PhotoViewModel.initializer(
                      new DevicePhotoSource(screen.get()), readers, opinions, executors, () -> 0)));
      assertEquals("not when the app starts", 0, calls.get());
      models.get(ScanViewModel.class);
      assertEquals(1, calls.get());
      models.get(PhotoViewModel.class);
      assertEquals(2, calls.get());
    }
  }
}
