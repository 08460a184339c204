package dev.casilla.app.golden;

/** What a picture is taken on. All have one pixel per dp, which keeps pictures small. */
enum Device {
  PHONE("w360dp-h720dp-port"),
  LANDSCAPE("w720dp-h360dp-land"),
  TABLET("w1080dp-h680dp-land");

  static final String DENSITY = "mdpi";

  final String size;

  Device(String size) {
    this.size = size;
  }
}
