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
 * A screen in every device, text size and language there is a picture of for itself, put together
 * on one sheet.
 *
 * @param screen which
 * @param state in which of its states
 * @param look its colours
 */
/*
 * Devices and text sizes are rows, languages columns. Each picture is shrunk to a quarter of its
 * width and height: whole ones would take eight megabytes and more. A letter or a number that is
 * another one still shows; whether all text is whole, an inspection of whole ones says. Looks have
 * sheets of their own because a process keeps colours that it has looked up once. What looks the
 * same in all of them is taken in each all the same, and compared with one picture.
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

  /** Every sheet of {@code screens}. */
  static List<ContactSheet<?>> of(List<PicturedScreen<?>> screens) {
    List<ContactSheet<?>> products = new ArrayList<>();
    for (PicturedScreen<?> screen : screens) {
      for (String state : new TreeSet<>(screen.statesEverywhere())) {
        LOOKS.forEach(look -> products.add(new ContactSheet<>(screen, state, look)));
      }
    }
    return products;
  }

  /** Whether sheets have {@code setting}. */
  static boolean shows(PictureSetting setting) {
    return DEVICES.contains(setting.device())
        && LOOKS.contains(setting.look())
        && LANGUAGES.contains(setting.language());
  }

  /** Where it belongs, for example {@code first/everywhere-empty-light}. */
  String name() {
    String name = screen.name() + "/everywhere-" + state;
    return screen.statesInOneLook().contains(state) ? name : name + "-" + lookName();
  }

  /** Takes all pictures; {@code observer} sees them in their full size. */
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
