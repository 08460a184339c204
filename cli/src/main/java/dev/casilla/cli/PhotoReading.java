package dev.casilla.cli;

import dev.casilla.cli.photo.Overlay;
import dev.casilla.cli.photo.Photo;
import dev.casilla.cli.photo.PhotoException;
import dev.casilla.cli.photo.Room;
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
  private final Room room;
  private PuzzleReader reader = new PuzzleReader();
  private final Solver solver = new Solver();

  /**
   * Reading of photos.
   *
   * @param overlay where the photo with what was read goes, if anywhere
   * @param room for all photos that are read at a time
   */
  PhotoReading(Messages messages, boolean isJson, @Nullable Path overlay, Room room) {
    this.messages = messages;
    this.isJson = isJson;
    this.overlay = overlay;
    this.room = room;
  }

  /** All there is to say about the photo in the file of this name. */
  Page read(String file) {
    return room.forPhoto(file, () -> readNow(file));
  }

  private Page readNow(String file) {
    Page page = new Page();
    page.turn();
    try {
      write(find(file), page);
    } catch (PhotoException e) {
      fail(file, e.problem(), page);
    }
    return page;
  }

  private PhotoFinding find(String file) throws PhotoException {
    long start = System.nanoTime();
    try {
      Photo photo = Photo.open(file);
      PuzzleReading reading = reader.read(photo.plane());
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      return new PhotoFinding(file, photo, reading, millis);
    } catch (OutOfMemoryError e) {
      // What there was not enough of is free again, but a buffer of the reader may be half made.
      reader = new PuzzleReader();
      throw new PhotoException(PhotoException.Problem.OUT_OF_MEMORY, e);
    }
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
      complain(to.toString(), "read.unwritable", page);
    } catch (PhotoException e) {
      complain(to.toString(), "read." + e.problem(), page);
    } catch (OutOfMemoryError e) {
      complain(to.toString(), "read." + PhotoException.Problem.OUT_OF_MEMORY, page);
    }
  }

  private void fail(String file, PhotoException.Problem problem, Page page) {
    complain(file, "read." + problem, page);
    if (isJson) {
      page.print(PhotoJson.failed(file, problem.name().toLowerCase(Locale.ROOT)));
    }
  }

  private void complain(String file, String key, Page page) {
    page.note(Outcome.MALFORMED);
    page.complain(new Place(file, Place.NO_LINE), messages.text(key));
  }

  private static Outcome outcome(Optional<ReadBoard> board) {
    if (board.isEmpty()) {
      return Outcome.NONE;
    }
    return board.get().isCertain() ? Outcome.UNIQUE : Outcome.SEVERAL;
  }
}
