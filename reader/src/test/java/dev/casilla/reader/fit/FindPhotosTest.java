package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.reader.testing.PlanarError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Finds the grids in every other photo of the development sets; {@code evaluateGeometry} uses all
 * photos, including the held-out ones. Grids not found and grids found wrong have separate budgets,
 * because the latter mislead the user.
 */
final class FindPhotosTest {
  private static final int EVERY = 2;

  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();

  static Stream<Arguments> sets() {
    return Stream.of(
        Arguments.of("newspaper", new Budget(0, 0)),
        Arguments.of("calendar", new Budget(0, 0)),
        Arguments.of("various", new Budget(0, 0)));
  }

  /** Permitted failures by kind. */
  record Budget(int notFound, int foundWrong) {}

  @ParameterizedTest
  @MethodSource("sets")
  void find_photosOfSet_staysWithinBudget(String set, Budget budget) {
    Optional<PhotoCorpus> corpus = PhotoCorpus.find();
    Assumptions.assumeTrue(corpus.isPresent(), PhotoCorpus.MISSING);
    List<String> notFound = new ArrayList<>();
    List<String> foundWrong = new ArrayList<>();
    List<CorpusPhoto> photos =
        corpus.orElseThrow().photos().stream().filter(photo -> photo.set().equals(set)).toList();
    for (int i = 0; i < photos.size(); i += EVERY) {
      look(photos.get(i), notFound, foundWrong);
    }
    check("not found in " + set, notFound, budget.notFound);
    check("found wrong in " + set, foundWrong, budget.foundWrong);
  }

  private void look(CorpusPhoto photo, List<String> notFound, List<String> foundWrong) {
    assertTrue(picture.load(ImageFiles.read(photo.file())).isEmpty(), photo.name());
    GridSearchResult result = finder.find(picture);
    if (result instanceof FoundGrids grids) {
      photo
          .corners()
          .map(corners -> PlanarError.ofCorners(grids.best(), corners))
          .filter(error -> error > PlanarError.FOUND)
          .ifPresent(error -> foundWrong.add(photo.name() + " by " + error));
    } else {
      notFound.add(photo.name() + " " + result);
    }
  }

  private static void check(String what, List<String> photos, int budget) {
    assertTrue(photos.size() <= budget, what + ", " + budget + " allowed: " + photos);
    if (photos.size() < budget) {
      System.err.printf("budget too lax: %d %s, %d allowed%n", photos.size(), what, budget);
    }
  }
}
