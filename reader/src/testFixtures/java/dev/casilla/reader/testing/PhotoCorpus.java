package dev.casilla.reader.testing;

import dev.casilla.testing.SharedData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The photos with known truth. They are not part of the project; {@link SharedData} finds them.
 *
 * @param photos all photos, in the order of {@code truth.csv}
 */
public record PhotoCorpus(List<CorpusPhoto> photos) {
  /** The message for skipped measurements. */
  public static final String MISSING = "no photos: neither -Pphotos nor ../shared/photos";

  /** The corpus, if it exists on this machine. */
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
