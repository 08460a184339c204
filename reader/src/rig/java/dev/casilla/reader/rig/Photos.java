package dev.casilla.reader.rig;

import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.Photo;
import dev.casilla.reader.testing.PlanarError;
import dev.casilla.solver.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The photos with known truth as specimens, those apart that the network was trained with. */
final class Photos {
  /** The printed digits of puzzles of which {@code truth.csv} does not tell them. */
  private static final String GIVENS = "/dev/casilla/training/givens.txt";

  private final Map<String, String> givens = new HashMap<>();

  Photos() {
    try (InputStream in = Photos.class.getResourceAsStream(GIVENS)) {
      if (in != null) {
        new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(this::addGivens);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void addGivens(String line) {
    if (!line.startsWith("#") && !line.isEmpty()) {
      String[] fields = line.split("\t", -1);
      givens.put(fields[0], fields[1]);
    }
  }

  /** All of them; none where there are no photos. */
  Stream<Specimen> specimens() {
    List<Photo> photos = Corpus.find().map(Corpus::photos).orElse(List.of());
    return photos.stream().map(this::specimen);
  }

  private Specimen specimen(Photo photo) {
    String set = photo.set() + (photo.isTrainedWith() ? " (trained with)" : "");
    return new Specimen(
        photo.name(),
        set,
        false,
        () -> ImageFiles.read(photo.file()),
        new Printed(Optional.of(truthOf(photo)), List.of()),
        photo.corners().map(corners -> grid -> PlanarError.ofCorners(grid, corners)));
  }

  private Truth truthOf(Photo photo) {
    String printed = givens.getOrDefault(photo.puzzle(), photo.givens().replace('c', '.'));
    boolean isPrintAlone = !photo.set().startsWith("calendar");
    return Truth.of(Grid.parse(printed), isPrintAlone ? printed : photo.givens());
  }
}
