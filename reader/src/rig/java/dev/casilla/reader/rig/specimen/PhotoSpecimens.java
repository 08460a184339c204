package dev.casilla.reader.rig.specimen;

import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.PhotoCorpus;
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

/**
 * Photos with known truth as specimens; those that the network was trained with have separate rows.
 */
public final class PhotoSpecimens {
  /** Printed digits of puzzles for which {@code truth.csv} does not contain them. */
  private static final String GIVENS = "/dev/casilla/training/givens.txt";

  private final Map<String, String> givens = new HashMap<>();

  public PhotoSpecimens() {
    try (InputStream in = PhotoSpecimens.class.getResourceAsStream(GIVENS)) {
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

  /** All specimens; empty if there are no photos. */
  public Stream<Specimen> specimens() {
    List<CorpusPhoto> photos = PhotoCorpus.find().map(PhotoCorpus::photos).orElse(List.of());
    return photos.stream().map(this::specimen);
  }

  private Specimen specimen(CorpusPhoto photo) {
    String set = photo.set() + (photo.isTrainedWith() ? " (trained with)" : "");
    return new Specimen(
        photo.name(),
        set,
        false,
        () -> ImageFiles.read(photo.file()),
        new PrintedContent(Optional.of(truthOf(photo)), List.of()),
        photo.corners().map(corners -> grid -> PlanarError.ofCorners(grid, corners)));
  }

  private BoardTruth truthOf(CorpusPhoto photo) {
    String printed = givens.getOrDefault(photo.puzzle(), photo.givens().replace('c', '.'));
    boolean isPrintAlone = !photo.set().startsWith("calendar");
    return BoardTruth.of(Grid.parse(printed), isPrintAlone ? printed : photo.givens());
  }
}
