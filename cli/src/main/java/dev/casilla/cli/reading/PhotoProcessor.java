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
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Reads photos and formats the results. Confined to one thread. */
public final class PhotoProcessor {
  private final Messages messages;
  private final boolean isJson;
  private final @Nullable Path overlay;
  private final MemoryBudget memory;
  private final InputStream in;
  private PuzzleReader reader = new PuzzleReader();
  private final Solver solver = new Solver();

  /**
   * Creates a processor.
   *
   * @param overlay file for the photo with the result drawn into it, or null
   * @param memory budget shared by all workers
   * @param in standard input
   */
  public PhotoProcessor(
      Messages messages,
      boolean isJson,
      @Nullable Path overlay,
      MemoryBudget memory,
      InputStream in) {
    this.in = in;
    this.messages = messages;
    this.isJson = isJson;
    this.overlay = overlay;
    this.memory = memory;
  }

  /** The output for the photo in the file of this name. */
  public Output read(String file) {
    return memory.forPhoto(file, () -> readNow(file));
  }

  private Output readNow(String file) {
    Output output = new Output();
    output.addPuzzles(1);
    try {
      write(find(file), output);
    } catch (PhotoException e) {
      fail(file, e.problem(), output);
    }
    return output;
  }

  private PhotoResult find(String file) throws PhotoException {
    long start = System.nanoTime();
    try {
      Photo photo = isStandardInput(file) ? Photo.read(in) : Photo.open(file);
      PuzzleReading reading = reader.read(photo.plane());
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
      return new PhotoResult(location(file), photo, reading, millis);
    } catch (OutOfMemoryError e) {
      // The memory is free again, but a buffer of the reader may be only partly initialised.
      reader = new PuzzleReader();
      throw new PhotoException(PhotoException.Problem.OUT_OF_MEMORY, e);
    }
  }

  private void write(PhotoResult result, Output output) {
    Optional<Verdict> verdict = result.board().map(board -> solver.judge(board.shown()));
    if (isJson) {
      output.print(PhotoJsonFormatter.of(result, verdict));
    } else {
      output.print(new PhotoTextFormatter(messages).of(result, verdict));
    }
    output.addOutcome(outcome(result.board()));
    if (overlay != null) {
      draw(result, overlay, output);
    }
  }

  private void draw(PhotoResult result, Path to, Output output) {
    try {
      OverlayRenderer.write(result.photo(), result.board(), to);
    } catch (IOException e) {
      complain(SourceLocation.ofFile(to.toString()), "read.unwritable", output);
    } catch (PhotoException e) {
      complain(SourceLocation.ofFile(to.toString()), "read." + e.problem(), output);
    } catch (OutOfMemoryError e) {
      complain(
          SourceLocation.ofFile(to.toString()),
          "read." + PhotoException.Problem.OUT_OF_MEMORY,
          output);
    }
  }

  private void fail(String file, PhotoException.Problem problem, Output output) {
    complain(location(file), "read." + problem, output);
    if (isJson) {
      output.print(PhotoJsonFormatter.failed(file, problem.name().toLowerCase(Locale.ROOT)));
    }
  }

  private void complain(SourceLocation location, String key, Output output) {
    output.addOutcome(Outcome.MALFORMED);
    output.complain(location, messages.text(key));
  }

  private SourceLocation location(String file) {
    return isStandardInput(file)
        ? SourceLocation.ofStandardInput(messages)
        : SourceLocation.ofFile(file);
  }

  private static boolean isStandardInput(String file) {
    return file.equals(SourceLocation.STANDARD_INPUT);
  }

  private static Outcome outcome(Optional<ReadBoard> board) {
    if (board.isEmpty()) {
      return Outcome.NONE;
    }
    return board.get().isCertain() ? Outcome.UNIQUE : Outcome.SEVERAL;
  }
}
