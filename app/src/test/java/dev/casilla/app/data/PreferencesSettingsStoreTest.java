package dev.casilla.app.data;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.SharedPreferences;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.testing.DiskAccessRule;
import dev.casilla.app.testing.QueuedExecutor;
import java.io.File;
import java.io.IOException;
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
          ThemeMode.DARK,
          EntryOrder.DIGIT_FIRST,
          EnumSet.complementOf(EnumSet.copyOf(Settings.DEFAULT.options())));

  /** Android's folder for all preferences. */
  private static final String FOLDER = "shared_prefs";

  @Rule public final DiskAccessRule disk = new DiskAccessRule();

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
    open().save(OTHER);
    assertEquals(OTHER, kept());
  }

  @Test
  public void save_leavesWritingToTheStorageThread() {
    QueuedExecutor storage = new QueuedExecutor();
    new PreferencesSettingsStore(preferences, storage, Runnable::run).save(OTHER);
    assertEquals(Settings.DEFAULT, kept());
    storage.runAll();
    assertEquals(OTHER, kept());
  }

  @Test
  public void saved_isToldAtOnceAndOnce() {
    SettingsStore store = open();
    List<Settings> told = new ArrayList<>();
    store.settings().observeForever(told::add);
    store.save(OTHER);
    store.save(OTHER);
    assertEquals(List.of(Settings.DEFAULT, OTHER), told);
  }

  @Test
  public void unreadableValues_fallBackAlone() {
    open().save(OTHER);
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
            .without(SettingsOption.HIGH_CONTRAST),
        kept());
  }

  @Test
  public void diskBroken_isToldUntilItWorksAgain() throws IOException {
    SettingsStore store = open();
    List<Boolean> told = new ArrayList<>();
    store.isSaved().observeForever(told::add);
    File folder = new File(ApplicationProvider.getApplicationContext().getDataDir(), FOLDER);
    deleteAll(folder);
    assertTrue(folder.createNewFile());
    store.save(OTHER);
    assertEquals(List.of(true, false), told);
    assertTrue(folder.delete());
    store.retrySave();
    assertEquals(List.of(true, false, true), told);
    store.retrySave();
    assertEquals("nothing to be done", 3, told.size());
  }

  private static void deleteAll(File folder) {
    File[] files = folder.listFiles();
    for (File file : files == null ? new File[0] : files) {
      assertTrue(file.delete());
    }
    assertTrue(!folder.exists() || folder.delete());
  }

  private SettingsStore open() {
    return new PreferencesSettingsStore(preferences, Runnable::run, Runnable::run);
  }

  private Settings kept() {
    return open().settings().getValue();
  }
}
