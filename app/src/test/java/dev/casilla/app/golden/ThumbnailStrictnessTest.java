package dev.casilla.app.golden;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.res.ColorStateList;
import android.graphics.Color;
import android.view.View;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.BoardView;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.puzzle.PuzzleScreenPictures;
import dev.casilla.solver.Digits;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The smallest changes that must be noticed are noticed in a thumbnail, too. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ThumbnailStrictnessTest {
  private static final int CELL = 40;

  @Test
  public void nothing_isNoDifference() {
    assertFalse(isSeen(window -> {}));
  }

  @Test
  public void oneDigit_isSeen() {
    assertTrue(isSeen(window -> showBoard(window, cell(3))));
    assertTrue(isSeen(window -> showBoard(window, cell(9))));
  }

  @Test
  public void oneNote_isSeen() {
    assertTrue(isSeen(window -> showBoard(window, notes(1, 5))));
    assertTrue(isSeen(window -> showBoard(window, notes(2, 5)), notes(1, 5)));
  }

  @Test
  public void oneMark_isSeen() {
    for (Mark mark : Mark.values()) {
      BoardCell marked = new BoardCell(8, Role.GIVEN, Digits.NONE, EnumSet.of(mark));
      assertTrue(mark.name(), isSeen(window -> showBoard(window, marked)));
    }
  }

  @Test
  public void printInsteadOfHandwriting_isSeen() {
    BoardCell written = new BoardCell(8, Role.ENTRY, Digits.NONE, Set.of());
    assertTrue(isSeen(window -> showBoard(window, written)));
  }

  @Test
  public void oneLetterOfASmallLabel_isSeen() {
    assertTrue(isSeen(window -> text(window, R.id.notes).setText("Nodes")));
  }

  @Test
  public void oneNumberOnAKey_isSeen() {
    assertTrue(isSeen(window -> text(window, R.id.key_1).setText("1\n8")));
  }

  @Test
  public void colorOfALabel_isSeen() {
    assertTrue(
        isSeen(window -> text(window, R.id.notes).setTextColor(Color.rgb(0xBA, 0x1A, 0x1A))));
  }

  @Test
  public void groundOfAButton_oneShadeOff_isSeen() {
    assertTrue(
        isSeen(
            window -> {
              MaterialButton key = window.findViewById(R.id.key_2);
              key.setBackgroundTintList(ColorStateList.valueOf(Color.rgb(0xE9, 0xE1, 0xD6)));
            }));
  }

  private static boolean isSeen(Consumer<View> change) {
    return isSeen(change, cell(8));
  }

  /** Whether {@code change} is, on a screen with {@code before} in one of its cells. */
  private static boolean isSeen(Consumer<View> change, BoardCell before) {
    boolean[] seen = new boolean[1];
    new Visit<>(new PuzzleScreenPictures(), PictureSetting.USUAL)
        .look(
            Set.of("typed"),
            (state, activity, window) -> {
              showBoard(window, before);
              text(window, R.id.key_1).setText("1\n9");
              Picture golden = reduced(activity, window);
              change.accept(window);
              Picture now = reduced(activity, window);
              seen[0] = Thumbnail.difference(golden, now).isVisible();
            });
    return seen[0];
  }

  private static Picture reduced(Activity activity, View window) {
    return Palette.reduce(Thumbnail.of(Picture.of(WindowPicture.of(activity, window))));
  }

  private static void showBoard(View window, BoardCell shown) {
    window
        .<BoardView>findViewById(R.id.board)
        .showWithoutAnimation(BoardState.of(cell -> cell == CELL ? shown : BoardCell.EMPTY));
  }

  private static BoardCell cell(int digit) {
    return new BoardCell(digit, Role.GIVEN, Digits.NONE, Set.of());
  }

  private static BoardCell notes(int... digits) {
    int notes = Digits.NONE;
    for (int digit : digits) {
      notes |= Digits.only(digit);
    }
    return new BoardCell(0, Role.ENTRY, notes, Set.of());
  }

  private static TextView text(View window, int id) {
    return window.findViewById(id);
  }
}
