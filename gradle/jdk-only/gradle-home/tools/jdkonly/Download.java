package jdkonly;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.UUID;

/** One file of a Maven repository with the checksum that it must have. */
record Download(String path, String version, String sha256) {
  private static final int TRIES = 3;
  private static final int TIMEOUT_MILLIS = 20_000;

  /** Reads a line of libs.txt. */
  static Download parse(String line) {
    String[] words = line.split(" ");
    return new Download(words[0], words[1], words[2]);
  }

  String fileName() {
    return path.substring(path.lastIndexOf('/') + 1) + "-" + version + ".jar";
  }

  /** Gets the file into a directory, unless an earlier, interrupted run already has. */
  Path into(Path directory, String repository) throws IOException, Problem {
    Path file = directory.resolve(fileName());
    if (Files.exists(file) && sha256.equals(checksum(file))) {
      return file;
    }
    String url = repository + "/" + path + "/" + version + "/" + fileName();
    Path part = directory.resolve(fileName() + "." + UUID.randomUUID()); // nobody else's
    try {
      fetch(url, part);
      String found = checksum(part);
      if (!sha256.equals(found)) {
        throw new Problem("wrong checksum of " + url + ": " + found + ", not " + sha256);
      }
      return Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void fetch(String url, Path part) throws IOException, Problem {
    for (int attempt = 1; ; attempt++) {
      try {
        copy(url, part);
        return;
      } catch (FileSystemException e) {
        throw e; // a full disk does not get better by trying again
      } catch (IOException e) {
        if (attempt == TRIES) {
          throw new Problem("cannot download " + url + ": " + e);
        }
      }
    }
  }

  private static void copy(String url, Path to) throws IOException {
    URLConnection connection = URI.create(url).toURL().openConnection();
    connection.setConnectTimeout(TIMEOUT_MILLIS);
    connection.setReadTimeout(TIMEOUT_MILLIS);
    try (InputStream in = connection.getInputStream();
        OutputStream out = Files.newOutputStream(to)) {
      byte[] buffer = new byte[1 << 16];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        write(out, buffer, read, to);
      }
    }
  }

  /** Tells a failed write from a failed read, which both are plain IOExceptions. */
  private static void write(OutputStream out, byte[] buffer, int length, Path to)
      throws FileSystemException {
    try {
      out.write(buffer, 0, length);
    } catch (IOException e) {
      throw new FileSystemException(to.toString(), null, e.getMessage());
    }
  }

  private static String checksum(Path file) throws IOException {
    try (DigestInputStream in =
        new DigestInputStream(Files.newInputStream(file), MessageDigest.getInstance("SHA-256"))) {
      in.transferTo(OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(in.getMessageDigest().digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
