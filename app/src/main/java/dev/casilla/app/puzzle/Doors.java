package dev.casilla.app.puzzle;

import android.view.View;
import android.widget.ImageView;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.R;
import dev.casilla.app.databinding.DoorsBinding;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;

/** The ways to get a puzzle. The loud one is the camera; without one, it is typing. */
final class Doors {
  private final DoorsBinding views;

  Doors(DoorsBinding views, PuzzleViewModel model, Ways ways) {
    this.views = views;
    boolean hasScan = ways.has(Ways.Way.SCAN);
    if (!hasScan) {
      beTyping(views.scanIcon);
      views.scanName.setText(R.string.type);
      views.scanDetail.setText(R.string.type_detail);
    }
    views.scan.setOnClickListener(
        view -> {
          if (hasScan) {
            ways.go(Ways.Way.SCAN);
          } else {
            model.type();
          }
        });
    setVisible(views.photo, ways.has(Ways.Way.PHOTO));
    setVisible(views.type, hasScan);
    setVisible(views.newPuzzle, ways.has(Ways.Way.NEW_PUZZLE));
    setVisible(views.noCamera, BuildConfig.STUBS);
    views.photo.setOnClickListener(view -> ways.go(Ways.Way.PHOTO));
    views.type.setOnClickListener(view -> model.type());
    views.paste.setOnClickListener(view -> ways.go(Ways.Way.PASTE));
    views.newPuzzle.setOnClickListener(view -> ways.go(Ways.Way.NEW_PUZZLE));
    views.lastPuzzle.setOnClickListener(view -> model.goBackToLast());
  }

  void show(PuzzleUiState state) {
    setVisible(views.getRoot(), state.hasDoors());
    setVisible(views.lastPuzzle, state.stage() == Stage.HOME_WITH_LAST);
  }

  private static void beTyping(ImageView icon) {
    icon.setImageResource(R.drawable.ic_type);
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
