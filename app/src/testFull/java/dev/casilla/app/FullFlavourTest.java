package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What the flavour with ML Kit promises: ML Kit, and nothing that leaves the phone. */
final class FullFlavourTest {
  @Test
  void permissions_areTheCameraAndAndroidXsOwn() throws Exception {
    MergedManifest manifest = MergedManifest.read();
    assertEquals("dev.casilla", manifest.id());
    assertEquals(
        Set.of(manifest.ownReceivers(), "android.permission.CAMERA"), manifest.permissions());
  }

  @Test
  void services_doNotReportUsage() throws Exception {
    Set<String> services = MergedManifest.read().names("service");
    assertTrue(
        services.stream().noneMatch(name -> name.endsWith(".TransportBackendDiscovery")),
        services::toString);
  }

  /**
   * Where stubs stand in for ML Kit, nothing is declared that could be merged: so what removes its
   * declarations is looked at itself.
   */
  @Test
  void manifest_removesEveryWayOut() throws Exception {
    Element manifest =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new File("src/full/AndroidManifest.xml"))
            .getDocumentElement();
    assertEquals(
        Set.of("android.permission.INTERNET", "android.permission.ACCESS_NETWORK_STATE"),
        removed(manifest, "uses-permission"));
    assertEquals(
        Set.of("com.google.android.datatransport.runtime.backends.TransportBackendDiscovery"),
        removed(manifest, "service"));
  }

  private static Set<String> removed(Element manifest, String kind) {
    Set<String> removed = new TreeSet<>();
    NodeList elements = manifest.getElementsByTagName(kind);
    for (int i = 0; i < elements.getLength(); i++) {
      Element element = (Element) elements.item(i);
      if (element.getAttribute("tools:node").equals("remove")) {
        removed.add(element.getAttribute("android:name"));
      }
    }
    return removed;
  }

  /** So the list that the other flavour is checked on is a real one. */
  @Test
  void libraries_includeMlKit() {
    List<String> libraries = List.of(System.getProperty("casilla.libraries").split(","));
    assertTrue(
        libraries.stream().anyMatch(name -> name.startsWith("com.google.mlkit:text-recognition:")),
        libraries::toString);
  }
}
