package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps sheets in memory, and counts how often it is written to. */
final class FakeSheets implements SheetStore {
  private final List<KeptSheet> sheets = new ArrayList<>();
  private long last;
  private int saves;
  private boolean isFull;

  int saves() {
    return saves;
  }

  int count() {
    return sheets.size();
  }

  /** Refuses everything from now on, or takes it again. */
  void setFull(boolean full) {
    isFull = full;
  }

  void delete(long id) {
    sheets.removeIf(sheet -> sheet.id() == id);
  }

  @Override
  public long add(Origin origin, Sheet sheet) {
    refuseIfFull();
    last = sheets.size() + 1L;
    sheets.add(new KeptSheet(last, origin, sheet, "", 0, 0));
    return last;
  }

  @Override
  public void save(long id, Sheet sheet, String journal) {
    refuseIfFull();
    saves++;
    sheets.replaceAll(
        kept -> kept.id() == id ? new KeptSheet(id, kept.origin(), sheet, journal, 0, 0) : kept);
  }

  @Override
  public Optional<KeptSheet> find(long id) {
    return sheets.stream().filter(sheet -> sheet.id() == id).findFirst();
  }

  @Override
  public Optional<KeptSheet> last() {
    refuseIfFull();
    return find(last);
  }

  private void refuseIfFull() {
    if (isFull) {
      throw new StorageException(new IOException("disk full"));
    }
  }

  @Override
  public Optional<KeptSheet> open(long id) {
    last = id;
    return find(id);
  }
}
