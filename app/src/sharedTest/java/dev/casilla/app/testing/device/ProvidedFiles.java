package dev.casilla.app.testing.device;

import static java.nio.charset.StandardCharsets.UTF_8;

import android.content.Context;
import android.net.Uri;
import androidx.core.content.FileProvider;
import androidx.test.core.app.ApplicationProvider;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Files as a provider hands them out: by a {@code content:} address that ends as they are called.
 */
/*
 * The provider is the app's own, for a test has none; everything beyond the address is the same.
 * All is done on a thread aside: the main thread must not use the disk, nor may a test's that is it.
 */
public final class ProvidedFiles {
  private ProvidedFiles() {}

  /** Creates a file called {@code name} with {@code text} and returns its URI. */
  public static Uri with(String name, String text) {
    return aside(() -> write(name, text));
  }

  /** Returns the bytes at {@code place}. */
  public static byte[] bytes(Uri place) {
    return aside(() -> read(place));
  }

  /** Returns the text at {@code place}. */
  public static String text(Uri place) {
    return new String(bytes(place), UTF_8);
  }

  private static Uri write(String name, String text) throws IOException {
    Context context = ApplicationProvider.getApplicationContext();
    File home = new File(new File(context.getCacheDir(), "shared"), "test");
    if (!home.isDirectory() && !home.mkdirs()) {
      throw new IOException("cannot make " + home);
    }
    File file = new File(home, name);
    try (OutputStream out = new FileOutputStream(file)) {
      out.write(text.getBytes(UTF_8));
    }
    return FileProvider.getUriForFile(context, context.getPackageName() + ".files", file);
  }

  private static byte[] read(Uri place) throws IOException {
    Context context = ApplicationProvider.getApplicationContext();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] block = new byte[8192];
    try (InputStream in = context.getContentResolver().openInputStream(place)) {
      if (in == null) {
        throw new IOException("nothing at " + place);
      }
      for (int read = in.read(block); read >= 0; read = in.read(block)) {
        bytes.write(block, 0, read);
      }
    }
    return bytes.toByteArray();
  }

  private static <T> T aside(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    new Thread(task, "aside").start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException cause
          ? new UncheckedIOException(cause)
          : new IllegalStateException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
