package dev.casilla.app.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class ContentDocumentTest {
  private static final Uri PLACE = Uri.parse("content://some.provider/puzzles.sdm");

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void read_provided_isRead() throws IOException {
    shadowOf(context.getContentResolver())
        .registerInputStream(PLACE, new ByteArrayInputStream("text".getBytes(UTF_8)));
    assertEquals(
        "text", new String(new ContentDocument(context, PLACE).read().readAllBytes(), UTF_8));
  }

  @Test
  public void read_providersMistake_isATroubleNotACrash() {
    shadowOf(context.getContentResolver())
        .registerInputStreamSupplier(
            PLACE,
            () -> {
              throw new IllegalArgumentException("provider's bug");
            });
    assertThrows(IOException.class, () -> new ContentDocument(context, PLACE).read());
  }

  @Test
  public void read_file_isRefused() {
    Uri own = Uri.fromFile(new File(context.getApplicationInfo().dataDir, "databases/sheets.db"));
    assertThrows(IOException.class, () -> new ContentDocument(context, own).read());
  }
}
