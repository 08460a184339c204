package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.res.XmlResourceParser;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.BackgroundThread;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.xmlpull.v1.XmlPullParser;

/**
 * Backups to a cloud contain nothing. Android never backs up the cache, which holds a camera app's
 * photo for a moment.
 */
@RunWith(AndroidJUnit4.class)
public final class BackupRulesTest {
  private static final Set<String> PLACES =
      Set.of("root", "file", "database", "sharedpref", "external");
  private static final Set<String> PLACES_BEFORE_UNLOCKING =
      Set.of("device_root", "device_file", "device_database", "device_sharedpref");

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void cloud_sinceAndroid12_getsNothing() throws Exception {
    Set<String> all = new TreeSet<>(PLACES);
    all.addAll(PLACES_BEFORE_UNLOCKING);
    assertEquals(all, excluded(R.xml.data_extraction_rules, "cloud-backup"));
  }

  @Test
  public void cloud_beforeAndroid12_getsNothing() throws Exception {
    assertEquals(PLACES, excluded(R.xml.backup_rules, "full-backup-content"));
  }

  /** A device-to-device transfer includes everything. */
  @Test
  public void newPhone_getsEverything() throws Exception {
    assertEquals(Set.of(), excluded(R.xml.data_extraction_rules, "device-transfer"));
  }

  @Test
  public void cameraAppsPhoto_isInTheCache() {
    String cache = BackgroundThread.get(() -> context.getCacheDir().getPath());
    String files = BackgroundThread.get(() -> context.getFilesDir().getPath());
    assertTrue(cache, !cache.startsWith(files) && cache.endsWith("cache"));
  }

  /** Returns the domains that {@code part} of the rules excludes completely. */
  private Set<String> excluded(int rules, String part) throws Exception {
    Set<String> excluded = new TreeSet<>();
    boolean isInside = false;
    boolean isThere = false;
    try (XmlResourceParser xml = context.getResources().getXml(rules)) {
      for (int event = xml.next(); event != XmlPullParser.END_DOCUMENT; event = xml.next()) {
        if (part.equals(xml.getName()) && event != XmlPullParser.TEXT) {
          isInside = event == XmlPullParser.START_TAG;
          isThere = true;
        } else if (isInside && event == XmlPullParser.START_TAG) {
          assertEquals("exclude", xml.getName());
          assertEquals(".", xml.getAttributeValue(null, "path"));
          excluded.add(xml.getAttributeValue(null, "domain"));
        }
      }
    }
    assertTrue("no " + part, isThere);
    return excluded;
  }
}
