package dev.casilla.app.golden;

import dev.casilla.app.testing.device.SystemContrast;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.robolectric.RuntimeEnvironment;

/**
 * The device and settings for a picture.
 *
 * @param device the device
 * @param look the theme
 * @param text the font scale
 * @param language the language
 */
record PictureSetting(Device device, PictureTheme look, Text text, PictureLanguage language) {
  /** The font scale. */
  enum Text {
    USUAL(1f),
    DOUBLE(2f);

    final float scale;

    Text(float scale) {
      this.scale = scale;
    }
  }

  /** The setting in which every state of a screen is drawn. */
  static final PictureSetting USUAL =
      new PictureSetting(Device.PHONE, PictureTheme.LIGHT, Text.USUAL, PictureLanguage.ENGLISH);

  /**
   * The further settings in which a screen's key states are drawn: every value of each, and the
   * hardest combinations.
   */
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

  /** Returns the settings in which every state is inspected, with or without golden pictures. */
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

  /** Applies the setting to the device. Call it before the screen is started. */
  void apply() {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    RuntimeEnvironment.setQualifiers(
        String.join("-", language.qualifier, device.size, look.qualifier, device.density));
    RuntimeEnvironment.setFontScale(text.scale);
    SystemContrast.set(look.systemContrast);
    device.fold();
  }

  /**
   * Returns whether accessibility is checked in this setting. One device is enough, because names
   * do not depend on it.
   */
  boolean isCheckedForAccessibility() {
    return device == Device.PHONE;
  }

  /** Returns the name, for example {@code phone-dark-en} or {@code tablet-contrast-es-double}. */
  String name() {
    String name = String.join("-", lower(device), lower(look), language.shortName);
    return text == Text.USUAL ? name : name + "-" + lower(text);
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
