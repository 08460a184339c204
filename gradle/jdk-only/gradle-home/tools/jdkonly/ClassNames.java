package jdkonly;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Takes the one-jar Gradle's relocation back for some packages, in a class file's constant pool.
 *
 * <p>The one jar holds its libraries under {@value #RELOCATED}. Test frameworks must be found under
 * their own names, because the real classes come with the build; jansi binds native code by name.
 */
final class ClassNames {
  static final String RELOCATED = "org/gradle/internal/impldep/";
  private static final String RELOCATED_DOTTED = RELOCATED.replace('/', '.');

  static final List<String> RESTORED =
      List.of(
          "junit",
          "org/junit",
          "org/hamcrest",
          "org/opentest4j",
          "org/testng",
          "org/fusesource",
          "org/jetbrains/kotlin");

  private static final int UTF8 = 1;

  private ClassNames() {}

  /** Returns the class file with the names restored, or the very same array if there are none. */
  static byte[] restore(byte[] classFile) throws IOException {
    String raw = new String(classFile, StandardCharsets.ISO_8859_1);
    if (!raw.contains(RELOCATED)
        && !raw.contains(RELOCATED_DOTTED)
        && !raw.contains("Lcom/google/common/")) {
      return classFile;
    }
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
    DataOutputStream out = new DataOutputStream(bytes);
    out.write(in.readNBytes(8)); // magic and version
    int count = in.readUnsignedShort();
    out.writeShort(count);
    for (int i = 1; i < count; i++) {
      int tag = in.readUnsignedByte();
      out.writeByte(tag);
      if (tag == UTF8) {
        out.writeUTF(restore(in.readUTF()));
      } else {
        int length = constantLength(tag);
        out.write(in.readNBytes(length));
        i += length == 8 ? 1 : 0; // a long or double takes two places
      }
    }
    in.transferTo(out);
    return bytes.toByteArray();
  }

  private static String restore(String constant) {
    String restored = constant;
    for (String name : RESTORED) {
      restored = restored.replace(RELOCATED + name + "/", name + "/");
      String dotted = name.replace('/', '.');
      if (restored.contains(RELOCATED_DOTTED + dotted)) {
        restored =
            restored.replaceAll("\\Q" + RELOCATED_DOTTED + dotted + "\\E(?![A-Za-z0-9])", dotted);
      }
    }
    // Descriptors that serialized lambdas are recognized by; the relocation overlooked them.
    return restored.replace("Lcom/google/common/", "L" + RELOCATED + "com/google/common/");
  }

  /** The bytes after the tag, as of the Java Virtual Machine Specification, section 4.4. */
  private static int constantLength(int tag) {
    return switch (tag) {
      case 5, 6 -> 8;
      case 15 -> 3;
      case 7, 8, 16, 19, 20 -> 2;
      default -> 4;
    };
  }
}
