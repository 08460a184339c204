package dev.casilla.cli.reading;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.photo.MemoryBudget;
import dev.casilla.cli.photo.OverlayRenderer;
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
public final class PhotoProcessor {
  private final Messages messages;
  private final boolean isJson;
  private final @Nullable Path overlay;
  private final MemoryBudget room;
  private PuzzleReader reader = new PuzzleReader();
  private final Solver solver = new Solver();

  /**
   * Reading of photos.
   *
   * @param overlay where the photo with what was read goes, if anywhere
   * @param room for all photos that are read at a time
   */
  public PhotoProcessor(
      Messages messages, boolean isJson, @Nullable Path overlay, MemoryBudget room) {
    this.messages = messages;
    this.isJson = isJson;
    this.overlay = overlay;
    this.room = room;
  }

  /** All there is to say about the photo in the file of this name. */
  public Output read(String file) {
    return room.forPhoto(file, () -> readNow(file));
  }

  private Output readNow(String file) {
    Output page = new Output();
    page.beginPuzzle();
    try {
      write(find(file), page);
    } catch (PhotoException e) {
      fail(file, e.problem(), page);
    }
    return page;
  }

  private PhotoResult find(String file) throws PhotoException {
    long start = System.nanoTime();
    try {
      Photo photo = Photo.open(file);
      PuzzleReading reading = reader.read(photo.plane());
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      return new PhotoResult(file, photo, reading, millis);
    } catch (OutOfMemoryError e) {
      // What there was not enough of is free again, but a buffer of the reader may be half made.
      reader = new PuzzleReader();
      throw new PhotoException(PhotoException.Problem.OUT_OF_MEMORY, e);
    }
  }

  private void write(PhotoResult finding, Output page) {
    Optional<Verdict> verdict = finding.board().map(board -> solver.judge(board.shown()));
    if (isJson) {
      page.print(PhotoJsonFormatter.of(finding, verdict));
    } else {
      page.print(new PhotoTextFormatter(messages).of(finding, verdict));
    }
    page.addOutcome(outcome(finding.board()));
    if (overlay != null) {
      draw(finding, overlay, page);
    }
  }

  private void draw(PhotoResult finding, Path to, Output page) {
    try {
      OverlayRenderer.write(finding.photo(), finding.board(), to);
    } catch (IOException e) {
      complain(to.toString(), "read.unwritable", page);
    } catch (PhotoException e) {
      complain(to.toString(), "read." + e.problem(), page);
    } catch (OutOfMemoryError e) {
      complain(to.toString(), "read." + PhotoException.Problem.OUT_OF_MEMORY, page);
    }
  }

  private void fail(String file, PhotoException.Problem problem, Output page) {
    complain(file, "read." + problem, page);
    if (isJson) {
      page.print(PhotoJsonFormatter.failed(file, problem.name().toLowerCase(Locale.ROOT)));
    }
  }

  private void complain(String file, String key, Output page) {
    page.addOutcome(Outcome.MALFORMED);
    page.complain(new SourceLocation(file, SourceLocation.NO_LINE), messages.text(key));
  }

  private static Outcome outcome(Optional<ReadBoard> board) {
    if (board.isEmpty()) {
      return Outcome.NONE;
    }
    return board.get().isCertain() ? Outcome.UNIQUE : Outcome.SEVERAL;
  }
}
