package dev.casilla.app.settings;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.DiskAllowed;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class PreferencesSettingsStoreTest {
  private static final Settings OTHER =
      new Settings(
          Theme.DARK,
          EntryOrder.DIGIT_FIRST,
          EnumSet.complementOf(EnumSet.copyOf(Settings.DEFAULT.options())));

  @Rule public final DiskAllowed disk = new DiskAllowed();

  private SharedPreferences preferences;

  @Before
  public void openPreferences() {
    preferences =
        ApplicationProvider.getApplicationContext()
            .getSharedPreferences("settings under test", Context.MODE_PRIVATE);
  }

  @Test
  public void nothingKept_isTheDefault() {
    assertEquals(Settings.DEFAULT, kept());
  }

  @Test
  public void saved_isReadAgain() {
    new PreferencesSettingsStore(preferences).save(OTHER);
    assertEquals(OTHER, kept());
  }

  @Test
  public void saved_isToldAtOnceAndOnce() {
    SettingsStore store = new PreferencesSettingsStore(preferences);
    List<Settings> told = new ArrayList<>();
    store.settings().observeForever(told::add);
    store.save(OTHER);
    store.save(OTHER);
    assertEquals(List.of(Settings.DEFAULT, OTHER), told);
  }

  @Test
  public void unreadableValues_fallBackAlone() {
    new PreferencesSettingsStore(preferences).save(OTHER);
    preferences
        .edit()
        .putString("theme", "SEPIA")
        .putInt("entry_order", 1)
        .putString("HIGH_CONTRAST", "true")
        .commit();
    assertEquals(
        OTHER
            .with(Settings.DEFAULT.theme())
            .with(Settings.DEFAULT.entryOrder())
            .without(Option.HIGH_CONTRAST),
        kept());
  }

  private Settings kept() {
    return new PreferencesSettingsStore(preferences).settings().getValue();
  }
}
