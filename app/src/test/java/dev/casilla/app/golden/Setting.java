package dev.casilla.app.golden;

import dev.casilla.app.Contrast;
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
record Setting(Device device, Look look, Text text, Language language) {
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
  static final Setting USUAL = new Setting(Device.PHONE, Look.LIGHT, Text.USUAL, Language.ENGLISH);

  /** What a screen's key states are seen in besides: every value of each, and what is hardest. */
  static final List<Setting> OTHERS =
      List.of(
          new Setting(Device.PHONE, Look.DARK, Text.USUAL, Language.ENGLISH),
          new Setting(Device.PHONE, Look.CONTRAST, Text.USUAL, Language.ENGLISH),
          new Setting(Device.PHONE, Look.CONTRAST_DARK, Text.USUAL, Language.CHINESE),
          new Setting(Device.PHONE, Look.LIGHT, Text.DOUBLE, Language.SPANISH),
          new Setting(Device.PHONE, Look.LIGHT, Text.USUAL, Language.CHINESE),
          new Setting(Device.PHONE, Look.LIGHT, Text.USUAL, Language.LENGTHENED),
          new Setting(Device.PHONE, Look.LIGHT, Text.USUAL, Language.MIRRORED),
          new Setting(Device.LANDSCAPE, Look.LIGHT, Text.USUAL, Language.SPANISH),
          new Setting(Device.LANDSCAPE, Look.DARK, Text.DOUBLE, Language.ENGLISH),
          new Setting(Device.TABLET, Look.LIGHT, Text.USUAL, Language.ENGLISH),
          new Setting(Device.TABLET, Look.CONTRAST, Text.DOUBLE, Language.SPANISH),
          new Setting(Device.BOOK, Look.LIGHT, Text.USUAL, Language.SPANISH),
          new Setting(Device.LAPTOP, Look.DARK, Text.USUAL, Language.CHINESE));

  /** What every state is looked at in, whether there are golden pictures of that or not. */
  static List<Setting> all() {
    List<Setting> all = new ArrayList<>(OTHERS);
    all.add(USUAL);
    all.add(new Setting(Device.UPRIGHT_TABLET, Look.LIGHT, Text.USUAL, Language.ENGLISH));
    all.add(new Setting(Device.UNFOLDED, Look.LIGHT, Text.USUAL, Language.SPANISH));
    all.add(new Setting(Device.UPRIGHT_TABLET, Look.DARK, Text.DOUBLE, Language.SPANISH));
    all.add(new Setting(Device.UNFOLDED, Look.LIGHT, Text.DOUBLE, Language.SPANISH));
    all.add(new Setting(Device.UNFOLDED, Look.LIGHT, Text.USUAL, Language.MIRRORED));
    all.add(new Setting(Device.SMALL_TABLET, Look.LIGHT, Text.USUAL, Language.SPANISH));
    all.add(new Setting(Device.SMALL_TABLET, Look.CONTRAST, Text.DOUBLE, Language.ENGLISH));
    all.add(new Setting(Device.SMALL, Look.LIGHT, Text.USUAL, Language.SPANISH));
    all.add(new Setting(Device.SMALL_LANDSCAPE, Look.CONTRAST, Text.USUAL, Language.ENGLISH));
    all.add(new Setting(Device.LANDSCAPE, Look.LIGHT, Text.USUAL, Language.MIRRORED));
    all.add(new Setting(Device.LOW, Look.CONTRAST_DARK, Text.DOUBLE, Language.ENGLISH));
    all.add(new Setting(Device.SPLIT, Look.LIGHT, Text.USUAL, Language.ENGLISH));
    all.add(new Setting(Device.SPLIT_WIDE, Look.DARK, Text.USUAL, Language.CHINESE));
    all.add(new Setting(Device.SPLIT_WIDE, Look.LIGHT, Text.DOUBLE, Language.ENGLISH));
    all.add(new Setting(Device.SPLIT_TINY, Look.LIGHT, Text.USUAL, Language.ENGLISH));
    return all;
  }

  /** Makes the phone so. Before the screen is started. */
  void apply() {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    RuntimeEnvironment.setQualifiers(
        String.join("-", language.qualifier, device.size, look.qualifier, device.density));
    RuntimeEnvironment.setFontScale(text.scale);
    Contrast.set(look.systemContrast);
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
