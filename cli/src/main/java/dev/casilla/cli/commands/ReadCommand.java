package dev.casilla.cli.commands;

import dev.casilla.cli.batch.OrderedPipeline;
import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.Output;
import dev.casilla.cli.output.OutputWriter;
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

  @Override
  public Integer call() {
    Messages messages = CommandContext.of(spec).messages();
    if (overlay != null && photos.size() > 1) {
      throw new ParameterException(spec.commandLine(), messages.text("read.overlayOfOne"));
    }
    refuseToOverwrite(messages);
    PrintWriter err = spec.commandLine().getErr();
    Environment environment = CommandContext.of(spec).environment();
    ProgressLine progress = ProgressLine.ofPhotos(photos.size(), messages, err, environment);
    OutputWriter writer = new OutputWriter(spec, progress);
    MemoryBudget memory = MemoryBudget.ofProcess();
    int workers = Math.min(photos.size(), environment.processors());
    new OrderedPipeline<String, Output>(
            workers,
            () -> {
              FaultTolerantPhotoProcessor photos =
                  new FaultTolerantPhotoProcessor(
                      messages,
                      json,
                      () ->
                          new PhotoProcessor(messages, json, overlay, memory, environment.in())
                              ::read);
              return photos::read;
            })
        .run(photos.iterator(), writer::write);
    return writer.finish().exitCode();
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
      // The photo is missing; opening it reports that.
      return false;
    }
  }
}
