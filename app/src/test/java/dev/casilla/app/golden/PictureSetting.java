package dev.casilla.app.golden;

import dev.casilla.app.testing.device.SystemContrast;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.robolectric.RuntimeEnvironment;

/**
 * The phone, as it is when a picture is taken.
 *
 * @param device which
 * @param look its colours
 * @param text how much larger than usual its text is
 * @param language what it speaks
 */
record PictureSetting(Device device, PictureTheme look, Text text, PictureLanguage language) {
  /** How large text is. */
  enum Text {
    USUAL(1f),
    DOUBLE(2f);

    final float scale;

    Text(float scale) {
      this.scale = scale;
    }
  }

  /** What every state of a screen is seen in. */
  static final PictureSetting USUAL =
      new PictureSetting(Device.PHONE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH);

  /** What a screen's key states are seen in besides: every value of each, and what is hardest. */
  static final List<PictureSetting> OTHERS =
      List.of(
          new PictureSetting(Device.PHONE, PictureTheme.DARK, Text.USUAL, PictureLanguage.ENGLISH),
          new PictureSetting(
              Device.PHONE, PictureTheme.CONTRAST, Text.USUAL, PictureLanguage.ENGLISH),
          new PictureSetting(
              Device.PHONE, PictureTheme.CONTRAST_DARK, Text.USUAL, PictureLanguage.CHINESE),
          new PictureSetting(
              Device.PHONE, PictureTheme.LIGHT, Text.DOUBLE, PictureLanguage.SPANISH),
          new PictureSetting(Device.PHONE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.CHINESE),
          new PictureSetting(
              Device.PHONE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.LENGTHENED),
          new PictureSetting(
              Device.PHONE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.MIRRORED),
          new PictureSetting(
              Device.LANDSCAPE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH),
          new PictureSetting(
              Device.LANDSCAPE, PictureTheme.DARK, Text.DOUBLE, PictureLanguage.ENGLISH),
          new PictureSetting(
              Device.TABLET, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH),
          new PictureSetting(
              Device.TABLET, PictureTheme.CONTRAST, Text.DOUBLE, PictureLanguage.SPANISH),
          new PictureSetting(Device.BOOK, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH),
          new PictureSetting(
              Device.LAPTOP, PictureTheme.DARK, Text.USUAL, PictureLanguage.CHINESE));

  /** What every state is looked at in, whether there are golden pictures of that or not. */
  static List<PictureSetting> all() {
    List<PictureSetting> all = new ArrayList<>(OTHERS);
    all.add(USUAL);
    all.add(
        new PictureSetting(
            Device.UPRIGHT_TABLET, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH));
    all.add(
        new PictureSetting(
            Device.UNFOLDED, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH));
    all.add(
        new PictureSetting(
            Device.UPRIGHT_TABLET, PictureTheme.DARK, Text.DOUBLE, PictureLanguage.SPANISH));
    all.add(
        new PictureSetting(
            Device.UNFOLDED, PictureTheme.LIGHT, Text.DOUBLE, PictureLanguage.SPANISH));
    all.add(
        new PictureSetting(
            Device.UNFOLDED, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.MIRRORED));
    all.add(
        new PictureSetting(
            Device.SMALL_TABLET, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH));
    all.add(
        new PictureSetting(
            Device.SMALL_TABLET, PictureTheme.CONTRAST, Text.DOUBLE, PictureLanguage.ENGLISH));
    all.add(
        new PictureSetting(Device.SMALL, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.SPANISH));
    all.add(
        new PictureSetting(
            Device.SMALL_LANDSCAPE, PictureTheme.CONTRAST, Text.USUAL, PictureLanguage.ENGLISH));
    all.add(
        new PictureSetting(
            Device.LANDSCAPE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.MIRRORED));
    all.add(
        new PictureSetting(
            Device.LOW, PictureTheme.CONTRAST_DARK, Text.DOUBLE, PictureLanguage.ENGLISH));
    all.add(
        new PictureSetting(Device.SPLIT, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH));
    all.add(
        new PictureSetting(
            Device.SPLIT_WIDE, PictureTheme.DARK, Text.USUAL, PictureLanguage.CHINESE));
    all.add(
        new PictureSetting(
            Device.SPLIT_WIDE, PictureTheme.LIGHT, Text.DOUBLE, PictureLanguage.ENGLISH));
    all.add(
        new PictureSetting(
            Device.SPLIT_TINY, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH));
    return all;
  }

  /** Makes the phone so. Before the screen is started. */
  void apply() {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    RuntimeEnvironment.setQualifiers(
        String.join("-", language.qualifier, device.size, look.qualifier, device.density));
    RuntimeEnvironment.setFontScale(text.scale);
    SystemContrast.set(look.systemContrast);
    device.fold();
  }

  /** Whether it is worth a look for accessibility: names do not depend on the device. */
  boolean isCheckedForAccessibility() {
    return device == Device.PHONE;
  }

  /** For example {@code phone-dark-en}, or {@code tablet-contrast-es-double}. */
  String name() {
    String name = String.join("-", lower(device), lower(look), language.shortName);
    return text == Text.USUAL ? name : name + "-" + lower(text);
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
