package dev.casilla.app.ui.scan.camera;

import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Objects of CameraX's interfaces. Proxies: the library's interfaces have more than their stubs.
 */
final class CameraXProxies {
  private CameraXProxies() {}

  /** An object with these results for methods of these names; all others fail. */
  static <T> T as(Class<T> type, Map<String, Supplier<@Nullable Object>> answers) {
    Object made =
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Supplier<@Nullable Object> answer = answers.get(method.getName());
              if (answer == null) {
                throw new AssertionError("asked for " + method);
              }
              return answer.get();
            });
    return type.cast(made);
  }
}
