package dev.casilla.app.accessibility;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;

/** Returns each message's key, because the framework's texts are available only on a device. */
final class MessageKeys extends ResourceBundle {
  @Override
  protected Object handleGetObject(String key) {
    return key;
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.emptyEnumeration();
  }
}
