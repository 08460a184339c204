package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.Entrance.Door;
import dev.casilla.app.puzzle.Ways.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which doors open onto which ways, and where the next puzzle is to be had. */
final class EntranceTest {
  private final List<Way> gone = new ArrayList<>();

  @Test
  void camera_isTheLoudDoor_theOthersBesideIt() {
    assertEquals(
        new Entrance(Door.SCAN, Set.of(Door.PHOTO, Door.TYPE, Door.PASTE, Door.NEW_PUZZLE)),
        Entrance.of(ways(Way.values())));
  }

  @Test
  void noCamera_typingIsTheLoudDoor() {
    assertEquals(
        new Entrance(Door.TYPE, Set.of(Door.PHOTO, Door.PASTE)), Entrance.of(ways(Way.PHOTO)));
  }

  @Test
  void nextPuzzle_isScanned() {
    Ways ways = ways(Way.values());
    assertTrue(ways.allow(PuzzleAction.NEXT));
    ways.goOn();
    assertEquals(List.of(Way.SCAN), gone);
  }

  @Test
  void nextPuzzle_noCamera_isMade() {
    ways(Way.NEW_PUZZLE, Way.HISTORY).goOn();
    assertEquals(List.of(Way.NEW_PUZZLE), gone);
  }

  @Test
  void nextPuzzle_noWayToOne_isNotOffered() {
    Ways ways = ways(Way.HISTORY);
    assertFalse(ways.allow(PuzzleAction.NEXT));
    assertTrue(ways.allow(PuzzleAction.SOLVE));
    ways.goOn();
    assertEquals(List.of(), gone);
  }

  private Ways ways(Way... open) {
    Ways ways = new Ways();
    for (Way way : open) {
      ways.add(way, () -> gone.add(way));
    }
    return ways;
  }
}
