package dev.casilla.app.ui.settings;

import java.util.ArrayList;
import java.util.List;

/**
 * A library that is part of the app, or a family of them.
 *
 * @param modules what the names of its modules begin with, as {@code group:name}
 * @param name what people call it
 * @param holder who holds the rights
 * @param licence the licence it comes under
 */
record ThirdPartyLibrary(String modules, String name, String holder, String licence) {
  private static final int PARTS = 4;

  /** Reads libraries as resources have them: the four parts with a bar between. */
  static List<ThirdPartyLibrary> parse(String[] lines) {
    List<ThirdPartyLibrary> libraries = new ArrayList<>();
    for (String line : lines) {
      String[] parts = line.split("\\|", -1);
      if (parts.length != PARTS) {
        throw new IllegalArgumentException("no library: " + line);
      }
      libraries.add(new ThirdPartyLibrary(parts[0], parts[1], parts[2], parts[3]));
    }
    return libraries;
  }

  /** Whether {@code module}, {@code group:name:version}, belongs to it. */
  boolean covers(String module) {
    return module.startsWith(modules);
  }
}
