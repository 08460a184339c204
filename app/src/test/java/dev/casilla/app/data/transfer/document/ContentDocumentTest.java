package dev.casilla.app.data.transfer.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.robolectric.Shadows.shadowOf;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.sqlite.SQLiteException;
import android.net.Uri;
import android.os.BadParcelableException;
import android.os.Bundle;
import android.os.NetworkOnMainThreadException;
import android.os.OperationCanceledException;
import android.os.ParcelFileDescriptor;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;

@RunWith(AndroidJUnit4.class)
public final class ContentDocumentTest {
  private static final Uri PLACE = Uri.parse("content://some.provider/puzzles.sdm");
  private static final Uri FAULTY = Uri.parse("content://faulty.provider/document/1");

  /** The exceptions that a provider passes through the binder or causes in its client. */
  private static final List<RuntimeException> MISTAKES =
      List.of(
          new IllegalArgumentException("of the provider"),
          new IllegalStateException("of the provider"),
          new UnsupportedOperationException("of the provider"),
          new NullPointerException("of the provider"),
          new SQLiteException("of the provider"),
          new OperationCanceledException("of the provider"),
          new BadParcelableException("of the provider"),
          new NetworkOnMainThreadException());

  private final Context context = ApplicationProvider.getApplicationContext();
  private final FaultyProvider provider =
      Robolectric.buildContentProvider(FaultyProvider.class).create("faulty.provider").get();

  @Test
  public void read_provided_isRead() throws IOException {
    shadowOf(context.getContentResolver())
        .registerInputStream(PLACE, new ByteArrayInputStream("text".getBytes(UTF_8)));
    assertEquals(
        "text", new String(new ContentDocument(context, PLACE).read().readAllBytes(), UTF_8));
  }

  @Test
  public void asked_providersMistake_isATroubleNotACrash() {
    ContentDocument document = new ContentDocument(context, FAULTY);
    for (RuntimeException mistake : MISTAKES) {
      provider.failure = mistake;
      String which = mistake.getClass().getName();
      assertThrows(which, IOException.class, document::read);
      assertThrows(which, IOException.class, document::write);
      assertThrows(which, IOException.class, document::discard);
    }
  }

  @Test
  public void asked_notAllowed_saysSo() {
    ContentDocument document = new ContentDocument(context, FAULTY);
    provider.failure = new SecurityException("revoked");
    assertThrows(SecurityException.class, document::read);
    assertThrows(SecurityException.class, document::write);
    assertThrows(SecurityException.class, document::discard);
  }

  @Test
  public void read_file_isRefused() {
    Uri own = Uri.fromFile(new File(context.getApplicationInfo().dataDir, "databases/sheets.db"));
    assertThrows(IOException.class, () -> new ContentDocument(context, own).read());
  }

  /** Fails on every call. */
  private static final class FaultyProvider extends ContentProvider {
    private @Nullable RuntimeException failure;

    @Override
    public boolean onCreate() {
      return true;
    }

    @Override
    public Bundle call(String method, @Nullable String argument, @Nullable Bundle extras) {
      throw failure();
    }

    @Override
    public ParcelFileDescriptor openFile(Uri uri, String mode) {
      throw failure();
    }

    @Override
    public @Nullable Cursor query(
        Uri uri,
        String @Nullable [] columns,
        @Nullable String selection,
        String @Nullable [] arguments,
        @Nullable String order) {
      throw failure();
    }

    @Override
    public @Nullable String getType(Uri uri) {
      return null;
    }

    @Override
    public @Nullable Uri insert(Uri uri, @Nullable ContentValues values) {
      throw failure();
    }

    @Override
    public int delete(Uri uri, @Nullable String selection, String @Nullable [] arguments) {
      throw failure();
    }

    @Override
    public int update(
        Uri uri,
        @Nullable ContentValues values,
        @Nullable String selection,
        String @Nullable [] arguments) {
      throw failure();
    }

    private RuntimeException failure() {
      return Objects.requireNonNull(failure);
    }
  }
}
