package dev.casilla.reader.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Rotation;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.camera.SeededDraws;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.MirrorImage;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pages that are mirrored, or seen through the paper. */
final class MirroredPageTest {
  private static final int SIDE = 700;
  private static final PuzzleReading MIRRORED =
      new PuzzleReading.Rejected(RejectionReason.MIRRORED);
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final PuzzleReader reader = new PuzzleReader();

  private static LumaPlane page() {
    CameraPose pose = CameraPose.above(60).turned(0.1).tilted(0.2, -0.2);
    return LumaPlane.of(new NewspaperPage(PUZZLE, 2).photograph(pose, SIDE, SIDE), SIDE, SIDE);
  }

  @ParameterizedTest
  @EnumSource
  void read_mirroredPageInAnyOrientation_isMirrored(Rotation turn) {
    assertEquals(MIRRORED, reader.read(MirrorImage.of(page()).withRotation(turn)));
  }

  @ParameterizedTest
  @EnumSource
  void readFrame_mirroredPageInAnyOrientation_isMirrored(Rotation turn) {
    assertEquals(MIRRORED, reader.readFrame(MirrorImage.of(page()).withRotation(turn)));
  }

  @Test
  void read_mirroredTwice_isPuzzle() {
    PuzzleReading reading = reader.read(MirrorImage.of(MirrorImage.of(page())));

    assertEquals(PUZZLE, assertInstanceOf(PuzzleReading.Boards.class, reading).best().raw());
  }

  /** The grids of a few pages are so faint that only their digits confirm them. */
  @Test
  void read_mirroredRenderedPages_areNeverRead() {
    PageRenderer renderer = new PageRenderer(800, 600);
    List<Long> others = new ArrayList<>();
    for (long seed = 1; seed <= 8; seed++) {
      ShotSpec shot = ShotSpec.turned(SeededDraws.of(seed), 24, 0.4);
      PuzzleReading reading = reader.read(MirrorImage.of(renderer.puzzle(seed, shot).plane()));
      assertInstanceOf(PuzzleReading.Rejected.class, reading, "seed " + seed);
      if (!reading.equals(MIRRORED)) {
        others.add(seed);
      }
    }
    assertTrue(others.isEmpty(), "rejected for another reason: " + others);
  }
}
