package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.testing.draw.Lookalike;
import dev.casilla.reader.testing.page.LookalikeRenderer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Other squares, crosswords, tables and similar patterns are not Sudokus. */
final class LookalikesTest {
  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder();
  private final LookalikeRenderer renderer = new LookalikeRenderer(800, 600);

  @ParameterizedTest
  @EnumSource
  void find_lookalike_isNoGrid(Lookalike kind) {
    assertTaken(0, kind, 2);
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void find_manyLookalikes_areNoGrids(Lookalike kind) {
    // A table of nine rows and columns is one for all that its lines tell; its words refute it.
    assertTaken(kind == Lookalike.TABLE ? 1 : 0, kind, 8);
  }

  private void assertTaken(int budget, Lookalike kind, int pages) {
    List<Long> taken = new ArrayList<>();
    for (long seed = 0; seed < pages; seed++) {
      assertTrue(picture.load(renderer.page(kind, seed).plane()).isEmpty());
      if (finder.find(picture) instanceof FoundGrids) {
        taken.add(seed);
      }
    }
    assertTrue(taken.size() <= budget, "seeds of " + kind + ": " + taken);
  }
}
