package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.puzzle.Entrance.Door;
import dev.casilla.app.puzzle.Ways.Way;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which doors open onto which ways, and where the next puzzle is to be had. */
final class EntranceTest {
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
    assertEquals(Optional.of(Way.SCAN), ways(Way.values()).next());
  }

  @Test
  void nextPuzzle_noCamera_isMade() {
    assertEquals(Optional.of(Way.NEW_PUZZLE), ways(Way.NEW_PUZZLE, Way.HISTORY).next());
  }

  @Test
  void nextPuzzle_noWayToOne_isNotOffered() {
    assertEquals(Optional.empty(), ways(Way.HISTORY).next());
  }

  private Ways ways(Way... open) {
    Ways ways = new Ways();
    for (Way way : open) {
      ways.add(way, () -> {});
    }
    return ways;
  }
}
