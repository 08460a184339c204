package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.drawable.AdaptiveIconDrawable;
import android.graphics.drawable.Drawable;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.device.ScreenshotDirectory;
import java.io.IOException;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class LauncherIconTest {
  private static final int SIDE = 192;

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void adaptiveIcon_middleSquareIsInked() throws IOException {
    AdaptiveIconDrawable icon = (AdaptiveIconDrawable) drawable(R.mipmap.ic_launcher);
    Bitmap picture = draw(icon, "icon-adaptive");
    assertEquals(context.getColor(R.color.launcher_entry), middle(picture));
    draw(icon.getMonochrome(), "icon-monochrome");
  }

  @Test
  public void iconOfAndroid7_middleSquareIsInked() throws IOException {
    Bitmap picture = draw(drawable(R.drawable.ic_launcher_legacy), "icon-android-7");
    assertEquals(context.getColor(R.color.launcher_entry), middle(picture));
  }

  private Drawable drawable(int id) {
    Drawable drawable = context.getDrawable(id);
    assertTrue(String.valueOf(drawable), drawable != null);
    return drawable;
  }

  private static int middle(Bitmap picture) {
    return picture.getPixel(SIDE / 2, SIDE / 2);
  }

  private static Bitmap draw(Drawable drawable, String name) throws IOException {
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    drawable.setBounds(0, 0, SIDE, SIDE);
    drawable.draw(new Canvas(picture));
    ScreenshotDirectory.save(picture, name);
    return picture;
  }
}
