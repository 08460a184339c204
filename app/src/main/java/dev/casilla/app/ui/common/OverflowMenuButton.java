package dev.casilla.app.ui.common;

import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import org.jspecify.annotations.Nullable;

/** Offers on a button what a bar's menu does, for where there is no room for the bar. */
/*
 * A bar that is not seen cannot open its own menu: that would hang where the bar is, and without
 * what the bar has icons for. So a menu is made of its items, as they are when it is asked for.
 */
public final class OverflowMenuButton implements View.OnAttachStateChangeListener {
  private final Menu items;
  private @Nullable PopupMenu open;

  private OverflowMenuButton(Menu items) {
    this.items = items;
  }

  /** Lets {@code button} offer {@code items}. */
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

  /** A menu has a window of its own: left open, it would hold on to the screen. */
  @Override
  public void onViewDetachedFromWindow(View button) {
    if (open != null) {
      open.dismiss();
    }
  }
}
