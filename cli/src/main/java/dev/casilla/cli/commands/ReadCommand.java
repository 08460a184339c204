package dev.casilla.cli.commands;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.batch.OrderedPipeline;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.Outcome;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.ProgressLine;
import dev.casilla.cli.photo.MemoryBudget;
import dev.casilla.cli.reading.FaultTolerantPhotoProcessor;
import dev.casilla.cli.reading.PhotoProcessor;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads the puzzles in photos and solves them. */
@Command(name = "read")
public final class ReadCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "PHOTO", descriptionKey = "casilla.read.photos")
  private List<String> photos = new ArrayList<>();

  @Option(names = "--overlay", paramLabel = "FILE", descriptionKey = "casilla.read.overlay")
  private @Nullable Path overlay;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Spec private CommandSpec spec;

  private Outcome worst = Outcome.UNIQUE;

  @Override
  public Integer call() {
    Messages messages = Casilla.messages(spec);
    if (overlay != null && photos.size() > 1) {
      throw new ParameterException(spec.commandLine(), messages.text("read.overlayOfOne"));
    }
    refuseToOverwrite(messages);
    PrintWriter err = spec.commandLine().getErr();
    Environment surroundings = Casilla.surroundings(spec);
    ProgressLine progress =
        ProgressLine.ofPhotos(photos.size(), messages, err, surroundings.watcher());
    MemoryBudget room = MemoryBudget.ofProcess();
    int workers = Math.min(photos.size(), surroundings.processors());
    new OrderedPipeline<String, Output>(
            workers,
            () -> {
              FaultTolerantPhotoProcessor photos =
                  new FaultTolerantPhotoProcessor(
                      messages,
                      json,
                      () -> new PhotoProcessor(messages, json, overlay, room)::read);
              return photos::read;
            })
        .run(photos.iterator(), page -> write(page, progress));
    progress.erase();
    return worst.exitCode();
  }

  private void refuseToOverwrite(Messages messages) {
    for (String photo : photos) {
      if (overlay != null && isSameFile(overlay, photo)) {
        throw new ParameterException(
            spec.commandLine(), messages.text("read.overlayOfItself", photo));
      }
    }
  }

  private static boolean isSameFile(Path overlay, String photo) {
    try {
      return Files.exists(overlay) && Files.isSameFile(overlay, Path.of(photo));
    } catch (IOException | InvalidPathException e) {
      // There is no such photo: whoever opens it will say so.
      return false;
    }
  }

  /** Prints what there is to say of a photo; false if nobody reads it any more. */
  private boolean write(Output page, ProgressLine progress) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    worst = worst.or(page.worst());
    progress.add(page.puzzles());
    if (!page.err().isEmpty()) {
      progress.erase();
      err.append(page.err()).flush();
    }
    out.append(page.out());
    return !out.checkError();
  }
}
