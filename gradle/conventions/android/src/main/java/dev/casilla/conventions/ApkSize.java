package dev.casilla.conventions;

import java.io.File;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileTree;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Holds the APK of a variant to a size. */
@DisableCachingByDefault(because = "looks at a file's length only")
public abstract class ApkSize extends DefaultTask {
  /** Where the APK is. */
  @InputFiles
  @PathSensitive(PathSensitivity.NONE)
  public abstract DirectoryProperty getFolder();

  /** How many bytes it may have. */
  @Input
  public abstract Property<Long> getMostBytes();

  @TaskAction
  public void check() {
    FileTree apks = getFolder().getAsFileTree().matching(files -> files.include("**/*.apk"));
    if (apks.isEmpty()) {
      throw new GradleException("no APK in " + getFolder().get());
    }
    for (File apk : apks) {
      if (apk.length() > getMostBytes().get()) {
        throw new GradleException(
            apk.getName() + " has " + apk.length() + " bytes, more than " + getMostBytes().get());
      }
    }
  }
}
