package dev.casilla.app.ui.share;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.pm.ResolveInfo;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.ui.photo.PhotoActivity;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The manifest's intent filters accept what other apps send. */
@RunWith(AndroidJUnit4.class)
public final class IntentFilterTest {
  private static final String ANYTHING = "application/octet-stream";
  private static final String DOCUMENT = "content://other.app/document/7";

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void text_isTaken() {
    assertTakes(ReceiveActivity.class, send("text/plain"));
  }

  @Test
  public void fileOfAKnownType_sentOrViewed_isTaken() {
    for (String type : List.of("text/plain", "application/x-opensudoku", "application/x-sudoku")) {
      assertTakes(ReceiveActivity.class, send(type));
      assertTakes(ReceiveActivity.class, view(DOCUMENT, type));
    }
  }

  /** Document providers derive the type from the extension, which few of them know. */
  @Test
  public void documentOfUnknownType_viewed_isTaken() {
    for (String type : List.of(ANYTHING, "application/xml", "text/xml")) {
      assertTakes(ReceiveActivity.class, view(DOCUMENT, type));
    }
  }

  @Test
  public void fileOfAKnownEnding_whateverItsType_isTaken() {
    for (String ending : List.of("sdk", "sdm", "opensudoku")) {
      for (String type : List.of(ANYTHING, "application/xml", "text/x-unknown")) {
        assertTakes(ReceiveActivity.class, view("content://other.app/files/p." + ending, type));
        assertTakes(ReceiveActivity.class, view("content://other.app/a.b/p.1." + ending, type));
      }
    }
  }

  @Test
  public void picture_isAPhoto() {
    assertTakes(PhotoActivity.class, send("image/jpeg"));
    assertTakes(PhotoActivity.class, view("content://other.app/photos/1", "image/png"));
  }

  @Test
  public void everythingElse_isLeftToOthers() {
    assertLeaves(view(DOCUMENT, "application/pdf"));
    assertLeaves(view(DOCUMENT, "application/zip"));
    assertLeaves(send(ANYTHING));
    assertLeaves(view("content://other.app/files/p.pdf", "application/pdf"));
    assertLeaves(view("https://example.org/p.sdk", ANYTHING));
    assertLeaves(view("file:///sdcard/p.sdk", ANYTHING));
    assertLeaves(send("audio/mpeg"));
  }

  private static Intent send(String type) {
    return new Intent(Intent.ACTION_SEND).setType(type);
  }

  private static Intent view(String place, String type) {
    return new Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse(place), type);
  }

  private void assertTakes(Class<?> screen, Intent intent) {
    assertEquals(intent.toUri(0), List.of(screen.getName()), takers(intent));
  }

  private void assertLeaves(Intent intent) {
    assertEquals(intent.toUri(0), List.of(), takers(intent));
  }

  private List<String> takers(Intent intent) {
    List<String> takers = new ArrayList<>();
    PackageManager packages = context.getPackageManager();
    for (ResolveInfo found :
        packages.queryIntentActivities(intent, PackageManager.MATCH_DEFAULT_ONLY)) {
      if (found.activityInfo.packageName.equals(context.getPackageName())) {
        takers.add(found.activityInfo.name);
      }
    }
    return takers;
  }
}
