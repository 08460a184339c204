package dev.casilla.app.ui.puzzle;

import android.text.format.DateUtils;
import android.view.MenuItem;
import com.google.android.material.appbar.MaterialToolbar;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;
import dev.casilla.app.ui.common.WrappingTitle;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import java.util.EnumMap;
import java.util.Map;

/** The toolbar with the sheet's name, the back button and the menu. */
final class PuzzleTitleBar {
  private final MaterialToolbar bar;
  private final PuzzleNavigation navigation;
  private final Map<PuzzleAction, Integer> items = new EnumMap<>(PuzzleAction.class);

  /** Sets up {@code bar} for {@code model} and the destinations of the menu. */
  PuzzleTitleBar(MaterialToolbar bar, PuzzleViewModel model, PuzzleNavigation navigation) {
    this.bar = bar;
    this.navigation = navigation;
    items.put(PuzzleAction.SET_AS_PUZZLE, R.id.menu_set_as_puzzle);
    items.put(PuzzleAction.EDIT_CLUES, R.id.menu_edit_clues);
    items.put(PuzzleAction.REVEAL_CELL, R.id.menu_reveal_cell);
    items.put(PuzzleAction.REVEAL_ALL, R.id.menu_reveal_all);
    items.put(PuzzleAction.START_OVER, R.id.menu_start_over);
    bar.inflateMenu(R.menu.puzzle);
    bar.setTitle(R.string.app_name);
    WrappingTitle.show(bar);
    bar.setNavigationOnClickListener(view -> model.goBack());
    items.forEach(
        (action, item) ->
            find(item)
                .setOnMenuItemClickListener(
                    tapped -> {
                      model.act(action);
                      return true;
                    }));
    link(R.id.menu_history, PuzzleNavigation.Destination.HISTORY);
    link(R.id.menu_new_puzzle, PuzzleNavigation.Destination.NEW_PUZZLE);
    link(R.id.menu_settings, PuzzleNavigation.Destination.SETTINGS);
    link(R.id.menu_share, PuzzleNavigation.Destination.SHARE);
  }

  /** Shows {@code state}. Sets only what differs, since toolbars request a layout each time. */
  void show(PuzzleUiState state) {
    boolean hasSheet = state.hasSheet();
    String title =
        state.title().map(this::name).orElse(bar.getResources().getString(title(hasSheet)));
    if (!title.contentEquals(bar.getTitle())) {
      bar.setTitle(title);
    }
    if (hasSheet != (bar.getNavigationIcon() != null)) {
      showWayBack(hasSheet);
    }
    items.forEach((action, item) -> find(item).setVisible(state.actions().menu().contains(action)));
    find(R.id.menu_share)
        .setVisible(
            navigation.has(PuzzleNavigation.Destination.SHARE)
                && !state.actions().menu().isEmpty());
    find(R.id.menu_new_puzzle)
        .setVisible(navigation.has(PuzzleNavigation.Destination.NEW_PUZZLE) && hasSheet);
  }

  private void showWayBack(boolean hasSheet) {
    if (hasSheet) {
      bar.setNavigationIcon(R.drawable.ic_back);
      bar.setNavigationContentDescription(R.string.back);
    } else {
      bar.setNavigationIcon(null);
    }
    find(R.id.menu_settings).setShowAsAction(asAction(hasSheet));
  }

  private static int title(boolean hasSheet) {
    return hasSheet ? R.string.blank_sheet : R.string.app_name;
  }

  private static int asAction(boolean hasSheet) {
    return hasSheet ? MenuItem.SHOW_AS_ACTION_NEVER : MenuItem.SHOW_AS_ACTION_IF_ROOM;
  }

  private String name(PuzzleUiState.TitleState title) {
    return bar.getResources().getString(name(title.origin()), day(title.createdMillis()));
  }

  private static int name(Origin origin) {
    return switch (origin) {
      case SCAN -> R.string.scanned_on;
      case PHOTO -> R.string.photographed_on;
      case TYPED -> R.string.typed_on;
      case PASTED -> R.string.pasted_on;
      case GENERATED -> R.string.made_on;
    };
  }

  private String day(long millis) {
    if (DateUtils.isToday(millis)) {
      return bar.getResources().getString(R.string.today);
    }
    if (DateUtils.isToday(millis + DateUtils.DAY_IN_MILLIS)) {
      return bar.getResources().getString(R.string.yesterday);
    }
    int style = DateUtils.FORMAT_SHOW_DATE | DateUtils.FORMAT_ABBREV_MONTH;
    String date = DateUtils.formatDateTime(bar.getContext(), millis, style);
    return bar.getResources().getString(R.string.on_day, date);
  }

  private void link(int item, PuzzleNavigation.Destination destination) {
    find(item).setVisible(navigation.has(destination));
    find(item)
        .setOnMenuItemClickListener(
            tapped -> {
              navigation.go(destination);
              return true;
            });
  }

  private MenuItem find(int item) {
    return bar.getMenu().findItem(item);
  }
}
