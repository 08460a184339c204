package jdkonly;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Tells by its exit status whether the server of the wrapper's distribution answers. */
public final class WrapperServer {
  private static final int TIMEOUT_MILLIS = 3_000;

  private WrapperServer() {}

  public static void main(String[] args) {
    UserProperties.apply();
    System.exit(answers(args[0]) ? 0 : 1);
  }

  /** Only whether it answers: that the distribution is there is for the wrapper to find out. */
  private static boolean answers(String url) {
    try {
      HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout(TIMEOUT_MILLIS);
      connection.setInstanceFollowRedirects(false);
      connection.setRequestMethod("HEAD");
      return connection.getResponseCode() < HttpURLConnection.HTTP_BAD_REQUEST;
    } catch (IOException e) {
      return false;
    }
  }
}
