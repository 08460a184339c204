package dev.casilla.app.ui.common.choice;

import android.content.res.Resources;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import com.google.android.material.button.MaterialButton;
import dev.casilla.app.R;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.photo.PhotoResult;
import java.util.function.IntConsumer;

/**
 * Lets the person choose one of the puzzles in a picture, in the picture itself or in a list of
 * buttons. The puzzle whose button has the focus is scrolled into view.
 */
public final class PuzzleChooser {
  private static final float GAP_DP = 8f;

  private final PuzzleChooserView picture;
  private final LinearLayout names;
  private final IntConsumer chosen;

  /** Shows puzzles in {@code picture} and {@code names}; {@code chosen} receives an index. */
  public PuzzleChooser(PuzzleChooserView picture, LinearLayout names, IntConsumer chosen) {
    this.picture = picture;
    this.names = names;
    this.chosen = chosen;
    picture.onChosen(chosen);
  }

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
      button.setText(label(i, found.puzzles().get(i).draft()));
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

  public static String advice(Resources resources, PhotoResult.Found found) {
    return resources.getString(
        found.mayLackSome() ? R.string.photo_many_advice : R.string.photo_several_advice);
  }

  /** Removes the puzzles and frees the memory of the photo. */
  public void clear() {
    if (picture.isShowing()) {
      picture.clear();
      names.removeAllViews();
    }
  }

  private String label(int index, ScanDraft draft) {
    int clues = draft.givens().givens();
    return names.getResources().getQuantityString(R.plurals.photo_puzzle, clues, index + 1, clues);
  }

  private LinearLayout.LayoutParams place() {
    LinearLayout.LayoutParams place =
        new LinearLayout.LayoutParams(
            ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT);
    place.topMargin = Math.round(GAP_DP * names.getResources().getDisplayMetrics().density);
    return place;
  }
}
