package dev.casilla.app.ui.puzzle.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.util.Optional;
import java.util.function.Supplier;

/** Keeps a text in a file in the app's own cache. */
/*
 * The process can end while the file is written, and half a text would be read as fewer puzzles: it
 * gets its name, the key, once it is whole. A text that cannot be written is none that is kept: then
 * whoever comes back for it is asked to paste it again.
 */
final class CachedLongPasteStore implements LongPasteStore {
  private static final String UNFINISHED = "unfinished";
  private static final int BLOCK = 8192;

  private final Supplier<File> folder;

  /** A file in {@code folder}, which is for nothing else, and is asked for off the main thread. */
  CachedLongPasteStore(Supplier<File> folder) {
    this.folder = folder;
  }

  @Override
  public void put(long key, String text) {
    clear();
    File home = folder.get();
    File unfinished = new File(home, UNFINISHED);
    boolean isWhole = (home.isDirectory() || home.mkdirs()) && write(text, unfinished);
    if (!isWhole || !unfinished.renameTo(file(key))) {
      clear();
    }
  }

  @Override
  public Optional<String> find(long key) {
    StringBuilder text = new StringBuilder();
    try (Reader reader = new InputStreamReader(new FileInputStream(file(key)), UTF_8)) {
      char[] block = new char[BLOCK];
      for (int read = reader.read(block); read >= 0; read = reader.read(block)) {
        text.append(block, 0, read);
      }
      return Optional.of(text.toString());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public void clear() {
    File[] files = folder.get().listFiles();
    for (int i = 0; files != null && i < files.length; i++) {
      if (!files[i].delete()) {
        files[i].deleteOnExit();
      }
    }
  }

  private static boolean write(String text, File file) {
    try (Writer writer = new OutputStreamWriter(new FileOutputStream(file), UTF_8)) {
      writer.write(text);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private File file(long key) {
    return new File(folder.get(), String.valueOf(key));
  }
}
