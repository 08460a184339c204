package dev.casilla.reader.testing;

import dev.casilla.testing.SharedData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The photos with known truth, which are no part of the project; {@link SharedData} knows where
 * they are.
 *
 * @param photos all of them, in the order of {@code truth.csv}
 */
public record PhotoCorpus(List<CorpusPhoto> photos) {
  /** Why nothing is measured on photos where there are none. */
  public static final String MISSING = "no photos: neither -Pphotos nor ../shared/photos";

  /** The corpus, if it is on this machine. */
  public static Optional<PhotoCorpus> find() {
    return SharedData.findPhotos().map(PhotoCorpus::read);
  }

  private static PhotoCorpus read(Path folder) {
    try {
      return new PhotoCorpus(
          Files.readAllLines(folder.resolve("truth.csv")).stream()
              .skip(1)
              .map(line -> CorpusPhoto.parse(folder, line))
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
