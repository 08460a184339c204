package dev.casilla.app.ui.common;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.os.Build;
import android.os.Looper;
import android.os.StrictMode;
import androidx.appcompat.app.AppCompatDelegate;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.util.ReflectionHelpers;

/** Disk access on the main thread is permitted only where AppCompat reads the chosen language. */
@RunWith(AndroidJUnit4.class)
public final class BaseActivityTest {
  /** The tag that {@link StrictMode} logs with. */
  private static final int DISK_READS = 1 << 1;

  private static final int ANDROID_12 = 32;

  private final int version = Build.VERSION.SDK_INT;
  private final List<Boolean> readsAllowed = new ArrayList<>();

  @Before
  public void forgetLanguage() {
    ReflectionHelpers.callStaticMethod(
        AppCompatDelegate.class, "resetStaticRequestedAndStoredLocales");
  }

  @After
  public void beThatVersionAgain() {
    be(version);
    forgetLanguage();
  }

  @Test
  public void attach_beforeAndroid13_mayReadTheLanguage() {
    be(ANDROID_12);
    attach();
    assertEquals(List.of(true), readsAllowed);
    assertEquals("afterwards", false, areReadsAllowed());
  }

  @Test
  public void attach_sinceAndroid13_readsNothingOnTheMainThread() {
    be(Build.VERSION_CODES.TIRAMISU);
    attach();
    assertEquals(List.of(), readsAllowed);
    assertEquals("afterwards", false, areReadsAllowed());
  }

  private void attach() {
    Context context = ApplicationProvider.getApplicationContext();
    new BareActivity().attachBaseContext(new FileReadWatcher(context, this::noteRead));
  }

  /** Other threads may read. */
  private void noteRead() {
    if (Looper.getMainLooper().isCurrentThread()) {
      readsAllowed.add(areReadsAllowed());
    }
  }

  private static void be(int version) {
    ReflectionHelpers.setStaticField(Build.VERSION.class, "SDK_INT", version);
  }

  private static boolean areReadsAllowed() {
    String policy = StrictMode.getThreadPolicy().toString();
    int mask = Integer.parseInt(policy.replaceAll("[^0-9-]", ""));
    return (mask & DISK_READS) == 0;
  }
}
