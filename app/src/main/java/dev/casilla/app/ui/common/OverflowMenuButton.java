package dev.casilla.app.ui.common;

import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import org.jspecify.annotations.Nullable;

/** Opens the menu of a toolbar from a button, where the toolbar has no room. */
// An invisible toolbar cannot open its own menu: the popup would be anchored to it, and would lack
// the items that are icons. So a new menu is made from the visible items each time.
public final class OverflowMenuButton implements View.OnAttachStateChangeListener {
  private final Menu items;
  private @Nullable PopupMenu open;

  private OverflowMenuButton(Menu items) {
    this.items = items;
  }

  /** Opens a menu with the visible {@code items} when {@code button} is clicked. */
  public static void attach(View button, Menu items) {
    OverflowMenuButton more = new OverflowMenuButton(items);
    button.setOnClickListener(more::open);
    button.addOnAttachStateChangeListener(more);
  }

  private void open(View button) {
    PopupMenu menu = new PopupMenu(button.getContext(), button);
    for (int i = 0; i < items.size(); i++) {
      MenuItem item = items.getItem(i);
      if (item.isVisible()) {
        menu.getMenu().add(Menu.NONE, item.getItemId(), Menu.NONE, item.getTitle());
      }
    }
    menu.setOnMenuItemClickListener(item -> items.performIdentifierAction(item.getItemId(), 0));
    menu.show();
    open = menu;
  }

  @Override
  public void onViewAttachedToWindow(View button) {}

  /** Dismisses the popup, whose window would leak the activity. */
  @Override
  public void onViewDetachedFromWindow(View button) {
    if (open != null) {
      open.dismiss();
    }
  }
}
