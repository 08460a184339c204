package dev.casilla.app.testing.device;

import android.graphics.RenderNode;
import android.view.View;

/** Records a view's drawing commands, as the main thread does for the render thread. */
public final class RecordedDrawing {
  private final View view;
  private final RenderNode node = new RenderNode("view");

  public RecordedDrawing(View view) {
    this.view = view;
    node.setPosition(0, 0, view.getWidth(), view.getHeight());
  }

  /** Records the view again. */
  public void again() {
    view.draw(node.beginRecording());
    node.endRecording();
  }
}
