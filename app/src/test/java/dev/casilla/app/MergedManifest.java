package dev.casilla.app;

import java.io.File;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The merged manifest of the variant under test. */
final class MergedManifest {
  private static final String NAME = "android:name";

  private final Element root;

  private MergedManifest(Element root) {
    this.root = root;
  }

  static MergedManifest read() throws Exception {
    File file = new File(System.getProperty("casilla.manifest"));
    return new MergedManifest(
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).getDocumentElement());
  }

  /** Returns the application id. */
  String id() {
    return root.getAttribute("package");
  }

  /** Returns all requested permissions, for any Android version. */
  Set<String> permissions() {
    Set<String> permissions = names("uses-permission");
    permissions.addAll(names("uses-permission-sdk-23"));
    return permissions;
  }

  /** Returns the permission with which AndroidX protects an app's own receivers from other apps. */
  String ownReceivers() {
    return id() + ".DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION";
  }

  /** Returns the used hardware features by name, and whether each is required. */
  Map<String, String> features() {
    Map<String, String> features = new TreeMap<>();
    NodeList elements = root.getElementsByTagName("uses-feature");
    for (int i = 0; i < elements.getLength(); i++) {
      Element feature = (Element) elements.item(i);
      features.put(feature.getAttribute(NAME), feature.getAttribute("android:required"));
    }
    return features;
  }

  /** Returns the values of {@code attribute} of all {@code kind} elements that have it, by name. */
  Map<String, String> attributes(String kind, String attribute) {
    Map<String, String> attributes = new TreeMap<>();
    NodeList elements = root.getElementsByTagName(kind);
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      if (element.hasAttribute(attribute)) {
        attributes.put(element.getAttribute(NAME), element.getAttribute(attribute));
      }
    }
    return attributes;
  }

  /** Returns the names of all {@code kind} elements. */
  Set<String> names(String kind) {
    Set<String> names = new TreeSet<>();
    NodeList elements = root.getElementsByTagName(kind);
    for (int i = 0; i < elements.getLength(); i++) {
      names.add(((Element) elements.item(i)).getAttribute(NAME));
    }
    return names;
  }
}
