package dev.casilla.reader.testing.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.testing.page.PageRenderer;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PageSurroundingsTest {
  private static final int PAGES = 60;

  @Test
  void draw_manyPages_haveEachKindOfContent() {
    PageRenderer renderer = new PageRenderer(200, 150);
    String descriptions =
        LongStream.range(0, PAGES)
            .mapToObj(seed -> renderer.puzzle(seed, 0).description())
            .collect(Collectors.joining("\n"));
    for (String what :
        List.of(
            " text",
            " frame",
            " neighbour",
            " solution",
            " advertisement",
            " crossword",
            " table",
            " picture")) {
      assertTrue(descriptions.contains(what), "no" + what + " on " + PAGES + " pages");
    }
  }
}
