package dev.casilla.cli;

import dev.casilla.cli.photo.Room;
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
final class Read implements Callable<Integer> {
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
    Surroundings surroundings = Casilla.surroundings(spec);
    Progress progress = Progress.ofPhotos(photos.size(), messages, err, surroundings.onlooker());
    Room room = Room.ofHeap();
    int workers = Math.min(photos.size(), surroundings.processors());
    new Pipeline<String, Page>(
            workers,
            () -> {
              PhotoByPhoto photos =
                  new PhotoByPhoto(
                      messages, json, () -> new PhotoReading(messages, json, overlay, room)::read);
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
  private boolean write(Page page, Progress progress) {
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
