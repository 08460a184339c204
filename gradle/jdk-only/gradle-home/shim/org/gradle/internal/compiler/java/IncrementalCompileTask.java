package org.gradle.internal.compiler.java;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;

/**
 * Wraps a javac task and tells Gradle's incremental compiler which classes came out of which source
 * file, and which class uses a constant of which other class. Gradle creates it reflectively with
 * exactly this constructor.
 *
 * <p>Every use of a constant is reported as one that may reach further users ("accessible"), so
 * after a change of a constant Gradle may recompile more classes than it strictly must, never
 * fewer.
 */
public final class IncrementalCompileTask implements JavaCompiler.CompilationTask {
  private final JavacTask task;
  private final Function<File, Optional<String>> relativize;
  private final Consumer<String> beforeOverwrite;
  private final Consumer<Map<String, Set<String>>> classesOfSources;
  private final BiConsumer<String, String> constantUse;

  public IncrementalCompileTask(
      JavaCompiler.CompilationTask task,
      Function<File, Optional<String>> relativize,
      Consumer<String> beforeOverwrite,
      Consumer<Map<String, Set<String>>> classesOfSources,
      BiConsumer<String, String> accessibleConstantUse,
      BiConsumer<String, String> privateConstantUse) {
    this.task = (JavacTask) task;
    this.relativize = relativize;
    this.beforeOverwrite = beforeOverwrite;
    this.classesOfSources = classesOfSources;
    this.constantUse = accessibleConstantUse;
  }

  @Override
  public void addModules(Iterable<String> moduleNames) {
    task.addModules(moduleNames);
  }

  @Override
  public void setProcessors(Iterable<? extends Processor> processors) {
    task.setProcessors(processors);
  }

  @Override
  public void setLocale(Locale locale) {
    task.setLocale(locale);
  }

  @Override
  public Boolean call() {
    Listener listener = new Listener();
    task.addTaskListener(listener);
    try {
      return task.call();
    } finally {
      classesOfSources.accept(listener.classes);
    }
  }

  private String binaryName(TypeElement type) {
    return task.getElements().getBinaryName(type).toString();
  }

  private final class Listener implements TaskListener {
    final Map<String, Set<String>> classes = new HashMap<>();

    @Override
    public void started(TaskEvent event) {
      JavaFileObject source = event.getSourceFile();
      if (source == null || source.getKind() != JavaFileObject.Kind.SOURCE) {
        return;
      }
      String path = relativize.apply(new File(source.getName())).orElse(null);
      if (path == null) {
        return;
      }
      if (event.getKind() == TaskEvent.Kind.GENERATE) {
        boolean module = path.endsWith("module-info.java");
        String name = module ? "module-info" : binaryName(event.getTypeElement());
        add(path, name);
        beforeOverwrite.accept(name);
      } else if (event.getKind() == TaskEvent.Kind.ANALYZE && path.endsWith("package-info.java")) {
        add(path, path.substring(0, path.length() - ".java".length()).replace('/', '.'));
      }
    }

    @Override
    public void finished(TaskEvent event) {
      if (event.getKind() == TaskEvent.Kind.ANALYZE) {
        Trees trees = Trees.instance(task);
        new ConstantUses(trees).scan(new TreePath(event.getCompilationUnit()), null);
      }
    }

    private void add(String source, String className) {
      classes.computeIfAbsent(source, key -> new TreeSet<>()).add(className);
    }
  }

  private final class ConstantUses extends TreePathScanner<Void, String> {
    private final Trees trees;

    ConstantUses(Trees trees) {
      this.trees = trees;
    }

    @Override
    public Void visitClass(ClassTree tree, String user) {
      Element element = trees.getElement(getCurrentPath());
      return super.visitClass(
          tree, element instanceof TypeElement ? binaryName((TypeElement) element) : user);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, String user) {
      report(user);
      return super.visitIdentifier(tree, user);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, String user) {
      report(user);
      return super.visitMemberSelect(tree, user);
    }

    private void report(String user) {
      Element element = trees.getElement(getCurrentPath());
      if (!(element instanceof VariableElement)
          || ((VariableElement) element).getConstantValue() == null
          || !(element.getEnclosingElement() instanceof TypeElement)) {
        return;
      }
      String owner = binaryName((TypeElement) element.getEnclosingElement());
      String from = user;
      if (from == null) { // an annotation in package-info.java or module-info.java
        String file =
            new File(getCurrentPath().getCompilationUnit().getSourceFile().getName()).getName();
        String simple = file.replace(".java", "");
        Object pkg = getCurrentPath().getCompilationUnit().getPackageName();
        from = pkg == null ? simple : pkg + "." + simple;
      }
      if (!owner.equals(from)) {
        constantUse.accept(owner, from);
      }
    }
  }
}
