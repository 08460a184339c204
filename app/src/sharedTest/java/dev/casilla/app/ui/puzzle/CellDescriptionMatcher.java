package dev.casilla.app.ui.puzzle;

import android.view.View;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeProviderCompat;
import dev.casilla.solver.Cells;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

/** Matches a board by the description of a cell for screen readers. */
final class CellDescriptionMatcher extends TypeSafeMatcher<View> {
  private final int cell;
  private final String content;

  private CellDescriptionMatcher(int cell, String content) {
    this.cell = cell;
    this.content = content;
  }

  /** Matches if the cell called {@code name}, A1…I9, has {@code content}. */
  static Matcher<View> cell(String name, String content) {
    return new CellDescriptionMatcher(Cells.named(name), content);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText(Cells.name(cell) + " says " + content);
  }

  @Override
  protected void describeMismatchSafely(View board, Description mismatch) {
    mismatch.appendText(said(board));
  }

  @Override
  protected boolean matchesSafely(View board) {
    return said(board).endsWith(content);
  }

  private String said(View board) {
    AccessibilityDelegateCompat delegate = ViewCompat.getAccessibilityDelegate(board);
    AccessibilityNodeProviderCompat nodes =
        delegate == null ? null : delegate.getAccessibilityNodeProvider(board);
    AccessibilityNodeInfoCompat node =
        nodes == null ? null : nodes.createAccessibilityNodeInfo(cell);
    return node == null ? "nothing" : String.valueOf(node.getContentDescription());
  }
}
