package dev.casilla.training.score;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.training.cells.PhotoBoards;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Measures the whole reader on photos whose puzzles the network has not seen. */
public final class PhotoReport {
  private PhotoReport() {}

  /** A table by set; only the heading if there are no photos. */
  public static String table(DigitModel model, PhotoBoards real, Predicate<CorpusPhoto> isUnseen) {
    PuzzleReader reader = new PuzzleReader(model);
    Map<String, PhotoScore> scores = new TreeMap<>();
    PhotoCorpus.find()
        .ifPresent(
            corpus -> {
              for (CorpusPhoto photo : corpus.photos()) {
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
