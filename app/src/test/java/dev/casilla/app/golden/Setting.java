package dev.casilla.app.golden;

import dev.casilla.app.Contrast;
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
 * @param language its language, as a resource qualifier
 */
record Setting(Device device, Look look, Text text, String language) {
  private static final String ENGLISH = "en";
  private static final String SPANISH = "es";
  private static final String CHINESE = "zh-rCN";

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
  static final Setting USUAL = new Setting(Device.PHONE, Look.LIGHT, Text.USUAL, ENGLISH);

  /** What a screen's key states are seen in besides: every value of each, and what is hardest. */
  static final List<Setting> OTHERS =
      List.of(
          new Setting(Device.PHONE, Look.DARK, Text.USUAL, ENGLISH),
          new Setting(Device.PHONE, Look.CONTRAST, Text.USUAL, ENGLISH),
          new Setting(Device.PHONE, Look.CONTRAST_DARK, Text.USUAL, CHINESE),
          new Setting(Device.PHONE, Look.LIGHT, Text.DOUBLE, SPANISH),
          new Setting(Device.PHONE, Look.LIGHT, Text.USUAL, CHINESE),
          new Setting(Device.LANDSCAPE, Look.LIGHT, Text.USUAL, SPANISH),
          new Setting(Device.LANDSCAPE, Look.DARK, Text.DOUBLE, ENGLISH),
          new Setting(Device.TABLET, Look.LIGHT, Text.USUAL, ENGLISH),
          new Setting(Device.TABLET, Look.CONTRAST, Text.DOUBLE, SPANISH));

  /** Makes the phone so. Before the screen is started. */
  void apply() {
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    RuntimeEnvironment.setQualifiers(
        String.join("-", language, device.size, look.qualifier, Device.DENSITY));
    RuntimeEnvironment.setFontScale(text.scale);
    Contrast.set(look.systemContrast);
  }

  /** Whether it is worth a look for accessibility: names do not depend on the device. */
  boolean isCheckedForAccessibility() {
    return device == Device.PHONE;
  }

  /** For example {@code phone-dark-en}, or {@code tablet-contrast-es-double}. */
  String name() {
    String name = String.join("-", lower(device), lower(look), language.substring(0, 2));
    return text == Text.USUAL ? name : name + "-" + lower(text);
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
