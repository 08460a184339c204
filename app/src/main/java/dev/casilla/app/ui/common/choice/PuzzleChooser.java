package dev.casilla.app.ui.common.choice;

import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.R;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.ui.photo.PhotoMessageFormatter;
import java.util.function.IntConsumer;

/**
 * Asks which of the puzzles in a picture is meant: each can be tapped there, or by its name. Whose
 * name a keyboard has come to is in view.
 */
public final class PuzzleChooser {
  private static final float GAP_DP = 8f;

  private final PuzzleChooserView picture;
  private final LinearLayout names;
  private final PhotoMessageFormatter words;
  private final IntConsumer chosen;

  /** Shows puzzles in {@code picture} and their names in {@code names}; tells the chosen one. */
  public PuzzleChooser(PuzzleChooserView picture, LinearLayout names, IntConsumer chosen) {
    this.picture = picture;
    this.names = names;
    this.words = new PhotoMessageFormatter(picture.getResources());
    this.chosen = chosen;
    picture.onChosen(chosen);
  }

  /** Offers what was found. */
  public void show(PhotoResult.Found found) {
    if (picture.isShowing(found)) {
      return;
    }
    picture.show(found);
    names.removeAllViews();
    for (int i = 0; i < found.puzzles().size(); i++) {
      int index = i;
      MaterialButton button =
          (MaterialButton) View.inflate(names.getContext(), R.layout.photo_puzzle, null);
      button.setText(words.puzzle(i, found.puzzles().get(i).draft()));
      button.setOnClickListener(view -> chosen.accept(index));
      button.setOnFocusChangeListener(
          (view, isFocused) -> {
            if (isFocused) {
              picture.bring(index);
            }
          });
      names.addView(button, place());
    }
  }

  /** What to say above the picture. */
  public String advice(PhotoResult.Found found) {
    return words.advice(found);
  }

  /** Offers nothing any more: a photo is large. */
  public void clear() {
    if (picture.isShowing()) {
      picture.clear();
      names.removeAllViews();
    }
  }

  private LinearLayout.LayoutParams place() {
    LinearLayout.LayoutParams place =
        new LinearLayout.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    place.topMargin = Math.round(GAP_DP * names.getResources().getDisplayMetrics().density);
    return place;
  }
}
