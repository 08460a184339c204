package dev.casilla.cli;

import dev.casilla.cli.photo.Overlay;
import dev.casilla.cli.photo.Photo;
import dev.casilla.cli.photo.PhotoException;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Reads photos and writes what comes of it. Confined to one thread. */
final class PhotoReading {
  private final Messages messages;
  private final boolean isJson;
  private final @Nullable Path overlay;
  private final PuzzleReader reader = new PuzzleReader();
  private final Solver solver = new Solver();

  /**
   * Reading of photos.
   *
   * @param overlay where the photo with what was read goes, if anywhere
   */
  PhotoReading(Messages messages, boolean isJson, @Nullable Path overlay) {
    this.messages = messages;
    this.isJson = isJson;
    this.overlay = overlay;
  }

  /** All there is to say about the photo in the file of this name. */
  Page read(String file) {
    Page page = new Page();
    page.turn();
    long start = System.nanoTime();
    try {
      Photo photo = Photo.open(file);
      PuzzleReading reading = reader.read(photo.plane());
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      write(new PhotoFinding(file, photo, reading, millis), page);
    } catch (PhotoException e) {
      fail(file, "read." + e.problem(), e.problem().name(), page);
    }
    return page;
  }

  private void write(PhotoFinding finding, Page page) {
    Optional<Verdict> verdict = finding.board().map(board -> solver.judge(board.shown()));
    if (isJson) {
      page.print(PhotoJson.of(finding, verdict));
    } else {
      page.print(new PhotoWords(messages).of(finding, verdict));
    }
    page.note(outcome(finding.board()));
    if (overlay != null) {
      draw(finding, overlay, page);
    }
  }

  private void draw(PhotoFinding finding, Path to, Page page) {
    try {
      Overlay.write(finding.photo(), finding.board(), to);
    } catch (IOException e) {
      page.note(Outcome.MALFORMED);
      page.complain(new Place(to.toString(), Place.NO_LINE), messages.text("read.unwritable"));
    }
  }

  private void fail(String file, String key, String rejection, Page page) {
    page.note(Outcome.MALFORMED);
    page.complain(new Place(file, Place.NO_LINE), messages.text(key));
    if (isJson) {
      page.print(PhotoJson.failed(file, rejection.toLowerCase(Locale.ROOT)));
    }
  }

  private static Outcome outcome(Optional<ReadBoard> board) {
    if (board.isEmpty()) {
      return Outcome.NONE;
    }
    return board.get().isCertain() ? Outcome.UNIQUE : Outcome.SEVERAL;
  }
}
