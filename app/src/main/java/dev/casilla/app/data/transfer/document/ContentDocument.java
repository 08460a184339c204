package dev.casilla.app.data.transfer.document;

import android.content.ContentResolver;
import android.content.Context;
import android.net.Uri;
import android.provider.DocumentsContract;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** A document of another app, at a content URI. Holds no reference to a screen. */
/*
 * Only content: URIs are read. With a file: URI, another app could make Casilla read its own
 * private files.
 *
 * A provider's bugs arrive here as unchecked exceptions of any kind. All of them mean that the
 * document is not available.
 */
public final class ContentDocument implements TextDocument {
  private static final String TRUNCATE = "wt";

  private final ContentResolver resolver;
  private final Uri uri;

  public ContentDocument(Context context, Uri uri) {
    this.resolver = context.getApplicationContext().getContentResolver();
    this.uri = uri;
  }

  @Override
  public InputStream read() throws IOException {
    if (!ContentResolver.SCHEME_CONTENT.equals(uri.getScheme())) {
      throw new FileNotFoundException(uri.getScheme());
    }
    return asked(() -> existing(resolver.openInputStream(uri)));
  }

  @Override
  public OutputStream write() throws IOException {
    return asked(() -> existing(resolver.openOutputStream(uri, TRUNCATE)));
  }

  /** A provider that cannot delete keeps the document. */
  @Override
  public void discard() throws IOException {
    asked(() -> DocumentsContract.deleteDocument(resolver, uri));
  }

  private interface Request<T> {
    T ask() throws IOException;
  }

  private static <T> T asked(Request<T> request) throws IOException {
    try {
      return request.ask();
    } catch (SecurityException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IOException(e);
    }
  }

  private <T> T existing(@Nullable T stream) throws IOException {
    if (stream == null) {
      throw new FileNotFoundException("the provider is gone");
    }
    return stream;
  }
}
