package dev.casilla.training;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.Photo;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Measures what the whole reader makes of photos with a network that has not seen their puzzle. */
final class WholePhotos {
  private WholePhotos() {}

  /** A table, set by set; only a heading where there are no photos. */
  static String table(DigitModel model, RealBoards real, Predicate<Photo> isUnseen) {
    PuzzleReader reader = new PuzzleReader(model);
    Map<String, PhotoScore> scores = new TreeMap<>();
    Corpus.find()
        .ifPresent(
            corpus -> {
              for (Photo photo : corpus.photos()) {
                if (isUnseen.test(photo)) {
                  scores
                      .computeIfAbsent(photo.set(), PhotoScore::new)
                      .add(photo, real.printed(photo), reader.read(ImageFiles.read(photo.file())));
                }
              }
            });
    StringBuilder table = new StringBuilder(PhotoScore.HEADING);
    scores.values().forEach(score -> table.append(score.row()));
    return table.toString();
  }
}
