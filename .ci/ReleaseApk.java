import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Checks that a shrunken APK has what its code asks for by name: ReleaseApk APK SOURCE RESOURCE
 * CLASS. The file RESOURCE below SOURCE has to be in the APK byte for byte; the code has to hold
 * the file's own name; and CLASS, which looks for the file in its own package, has to have kept
 * that package and its name. Exits with 1 and says what is missing.
 */
final class ReleaseApk {
  /** Where in a dex file's head the number and the place of its strings are. */
  private static final int STRINGS = 0x38;

  private final ZipFile apk;
  private final Set<String> strings = new HashSet<>();

  private ReleaseApk(ZipFile apk) throws IOException {
    this.apk = apk;
    for (ZipEntry entry : apk.stream().toList()) {
      if (entry.getName().matches("classes\\d*\\.dex")) {
        readStrings(ByteBuffer.wrap(bytes(entry)).order(ByteOrder.LITTLE_ENDIAN));
      }
    }
  }

  public static void main(String[] arguments) throws Exception {
    try (ZipFile apk = new ZipFile(arguments[0])) {
      boolean isThere = new ReleaseApk(apk).has(Path.of(arguments[1]), arguments[2], arguments[3]);
      System.exit(isThere ? 0 : 1);
    }
  }

  /** Whether {@code type} finds the resource beside it. */
  private boolean has(Path source, String resource, String type) throws IOException {
    int slash = resource.lastIndexOf('/');
    ZipEntry entry = apk.getEntry(resource);
    boolean isThere =
        entry != null && Arrays.equals(bytes(entry), Files.readAllBytes(source.resolve(resource)));
    boolean isNamed = strings.contains(resource.substring(slash + 1));
    boolean isBeside = strings.contains("L" + resource.substring(0, slash + 1) + type + ";");
    System.out.printf(
        "%s: %s, %s by the code, %s beside it%n",
        resource,
        isThere ? "there" : "MISSING or changed",
        isNamed ? "named" : "NOT named",
        isBeside ? type : "no " + type);
    return isThere && isNamed && isBeside;
  }

  /** Each string is its length in characters, then its bytes up to a nought. */
  private void readStrings(ByteBuffer dex) {
    int count = dex.getInt(STRINGS);
    int places = dex.getInt(STRINGS + 4);
    for (int i = 0; i < count; i++) {
      int at = dex.getInt(places + 4 * i);
      while (dex.get(at) < 0) {
        at++;
      }
      int begin = at + 1;
      int end = begin;
      while (dex.get(end) != 0) {
        end++;
      }
      strings.add(new String(dex.array(), begin, end - begin, StandardCharsets.UTF_8));
    }
  }

  private byte[] bytes(ZipEntry entry) throws IOException {
    return apk.getInputStream(entry).readAllBytes();
  }
}
