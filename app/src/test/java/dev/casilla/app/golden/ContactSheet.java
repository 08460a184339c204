package dev.casilla.app.golden;

import android.app.Activity;
import android.graphics.Bitmap;
import android.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * One sheet with the thumbnails of a screen on every device, in every text size and language.
 *
 * @param screen the screen
 * @param state the name of its state
 * @param look the theme
 */
/*
 * Rows are devices and text sizes, columns are languages. Each picture is shrunk to a quarter of
 * its width and height, because full pictures would take more than 8 MB. A different letter or
 * number still shows; cut-off text is found by inspecting the full pictures. Each theme has its own
 * sheet because a process caches the colors it has resolved. States that look the same in every
 * theme are drawn in each theme and compared with one sheet.
 */
record ContactSheet<A extends Activity>(PicturedScreen<A> screen, String state, PictureTheme look) {
  private static final List<Device> DEVICES =
      List.of(Device.PHONE, Device.LANDSCAPE, Device.TABLET);
  private static final List<PictureTheme> LOOKS =
      List.of(PictureTheme.LIGHT, PictureTheme.DARK, PictureTheme.CONTRAST);
  private static final List<PictureLanguage> LANGUAGES =
      List.of(PictureLanguage.ENGLISH, PictureLanguage.SPANISH, PictureLanguage.CHINESE);
  private static final int GAP = 4;
  private static final int PAPER = 0xFFFFFF;

  /** Returns all sheets of {@code screens}. */
  static List<ContactSheet<?>> of(List<PicturedScreen<?>> screens) {
    List<ContactSheet<?>> products = new ArrayList<>();
    for (PicturedScreen<?> screen : screens) {
      for (String state : new TreeSet<>(screen.statesEverywhere())) {
        LOOKS.forEach(look -> products.add(new ContactSheet<>(screen, state, look)));
      }
    }
    return products;
  }

  /** Returns whether the sheets contain {@code setting}. */
  static boolean shows(PictureSetting setting) {
    return DEVICES.contains(setting.device())
        && LOOKS.contains(setting.look())
        && LANGUAGES.contains(setting.language());
  }

  /** Returns the name of the golden file, for example {@code first/everywhere-empty-light}. */
  String name() {
    String name = screen.name() + "/everywhere-" + state;
    return screen.statesInOneLook().contains(state) ? name : name + "-" + lookName();
  }

  /** Draws all pictures and passes each to {@code observer} at full size. */
  Picture take(Observer observer) {
    List<List<Picture>> rows = new ArrayList<>();
    for (Device device : DEVICES) {
      for (PictureSetting.Text text : PictureSetting.Text.values()) {
        rows.add(takeRow(device, text, observer));
      }
    }
    return together(rows);
  }

  @Override
  public String toString() {
    return screen.name() + "/" + state + "-" + lookName();
  }

  /** Receives every picture. */
  interface Observer {
    void see(PictureSetting setting, Bitmap picture, View window);
  }

  private String lookName() {
    return look.name().toLowerCase(Locale.ROOT);
  }

  private List<Picture> takeRow(Device device, PictureSetting.Text text, Observer observer) {
    List<Picture> row = new ArrayList<>();
    for (PictureLanguage language : LANGUAGES) {
      row.add(take(new PictureSetting(device, look, text, language), observer));
    }
    return row;
  }

  private Picture take(PictureSetting setting, Observer observer) {
    List<Picture> taken = new ArrayList<>();
    new Visit<>(screen, setting)
        .look(
            Set.of(state),
            (same, activity, window) -> {
              Bitmap picture = WindowPicture.of(activity, window);
              Bitmap own = WindowPicture.within(picture, activity, window);
              observer.see(setting, own, window);
              taken.add(Thumbnail.of(Picture.of(picture)));
            });
    return taken.get(0);
  }

  private static Picture together(List<List<Picture>> rows) {
    int width = rows.stream().mapToInt(ContactSheet::width).max().orElse(0);
    int height = rows.stream().mapToInt(row -> row.get(0).height() + GAP).sum();
    Picture sheet = Picture.of(width, height, PAPER);
    int top = 0;
    for (List<Picture> row : rows) {
      int left = 0;
      for (Picture picture : row) {
        sheet.paste(picture, left, top);
        left += picture.width() + GAP;
      }
      top += row.get(0).height() + GAP;
    }
    return sheet;
  }

  private static int width(List<Picture> row) {
    return row.stream().mapToInt(picture -> picture.width() + GAP).sum();
  }
}
