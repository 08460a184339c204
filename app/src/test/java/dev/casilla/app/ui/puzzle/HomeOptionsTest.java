package dev.casilla.app.ui.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.ui.puzzle.HomeOptions.HomeOption;
import dev.casilla.app.ui.puzzle.PuzzleNavigation.Destination;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the home options and the destination for the next puzzle. */
final class HomeOptionsTest {
  @Test
  void camera_isTheLoudDoor_theOthersBesideIt() {
    assertEquals(
        new HomeOptions(
            HomeOption.SCAN,
            Set.of(HomeOption.PHOTO, HomeOption.TYPE, HomeOption.PASTE, HomeOption.NEW_PUZZLE)),
        HomeOptions.of(ways(Destination.values())));
  }

  @Test
  void noCamera_typingIsTheLoudDoor() {
    assertEquals(
        new HomeOptions(HomeOption.TYPE, Set.of(HomeOption.PHOTO, HomeOption.PASTE)),
        HomeOptions.of(ways(Destination.PHOTO)));
  }

  @Test
  void nextPuzzle_isScanned() {
    assertEquals(Optional.of(Destination.SCAN), ways(Destination.values()).next());
  }

  @Test
  void nextPuzzle_noCamera_isMade() {
    assertEquals(
        Optional.of(Destination.NEW_PUZZLE),
        ways(Destination.NEW_PUZZLE, Destination.HISTORY).next());
  }

  @Test
  void nextPuzzle_noWayToOne_isNotOffered() {
    assertEquals(Optional.empty(), ways(Destination.HISTORY).next());
  }

  private PuzzleNavigation ways(Destination... open) {
    PuzzleNavigation ways = new PuzzleNavigation();
    for (Destination way : open) {
      ways.add(way, () -> {});
    }
    return ways;
  }
}
