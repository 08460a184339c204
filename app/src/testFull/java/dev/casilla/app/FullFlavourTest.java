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

/** The flavour with ML Kit has no way to send data. */
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
   * The stubs of ML Kit declare nothing to merge, so the test reads the manifest that removes the
   * declarations of ML Kit.
   */
  @Test
  void manifest_removesEveryTransport() throws Exception {
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

  /**
   * Proves that the list of libraries is complete, so the check of the other flavour is meaningful.
   */
  @Test
  void libraries_includeMlKit() {
    List<String> libraries = List.of(System.getProperty("casilla.libraries").split(","));
    assertTrue(
        libraries.stream().anyMatch(name -> name.startsWith("com.google.mlkit:text-recognition:")),
        libraries::toString);
  }
}
