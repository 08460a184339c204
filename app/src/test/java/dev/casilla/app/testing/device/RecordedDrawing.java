package dev.casilla.app.testing.device;

import android.graphics.RenderNode;
import android.view.View;

/** A view's picture as the main thread makes it: recorded, for another thread to paint. */
public final class RecordedDrawing {
  private final View view;
  private final RenderNode node = new RenderNode("view");

  public RecordedDrawing(View view) {
    this.view = view;
    node.setPosition(0, 0, view.getWidth(), view.getHeight());
  }

  /** Records all of it once more. */
  public void again() {
    view.draw(node.beginRecording());
    node.endRecording();
  }
}
