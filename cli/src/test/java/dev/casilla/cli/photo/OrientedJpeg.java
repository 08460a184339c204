package dev.casilla.cli.photo;

import java.io.ByteArrayOutputStream;
import java.util.HexFormat;

/** Adds an Exif segment with an orientation to a JPEG file. */
public final class OrientedJpeg {
  private OrientedJpeg() {}

  /** The file {@code plain} with one of Exif's values from 1 to 8. */
  public static byte[] of(byte[] plain, int orientation) {
    String exif =
        "ffe10022"
            + "457869660000"
            + "4d4d002a00000008"
            + "0001"
            + "011200030000000100"
            + String.format("%02x", orientation)
            + "0000"
            + "00000000";
    ByteArrayOutputStream with = new ByteArrayOutputStream();
    with.write(plain, 0, 2);
    with.writeBytes(HexFormat.of().parseHex(exif));
    with.write(plain, 2, plain.length - 2);
    return with.toByteArray();
  }
}
