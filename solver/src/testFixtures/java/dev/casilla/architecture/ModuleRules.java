package dev.casilla.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * Architecture rules for all modules. The modules depend on each other in one direction: app →
 * reader → solver and cli → reader, solver.
 */
public final class ModuleRules {
  /** The largest number of top-level classes in a package. */
  public static final int MAX_CLASSES_PER_PACKAGE = 14;

  private static final String ROOT = "dev.casilla.";

  /** Marks classes of the reader's measuring programs, which do not ship. */
  private static final String RIG = "/classes/java/rig/";

  private ModuleRules() {}

  /** The production classes of a module on the class path of its tests. */
  public static JavaClasses productionClassesOf(String module) {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .withImportOption(new ImportOption.DoNotIncludeGradleTestFixtures())
        .withImportOption(location -> !location.contains(RIG))
        .importPackages(ROOT + module);
  }

  /** A module that runs on the JVM and on Android uses only what both platforms have. */
  public static ArchRule runsOnJvmAndAndroid() {
    return noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("android..", "androidx..", "java.awt..", "javax.imageio..")
        .because("solver and reader run on the JVM and on Android alike");
  }

  /** Of Casilla's modules, {@code module} uses only itself and {@code others}. */
  public static ArchRule usesOnly(String module, String... others) {
    DescribedPredicate<JavaClass> foreign =
        new DescribedPredicate<>("are in a module that %s must not use", module) {
          @Override
          public boolean test(JavaClass type) {
            return type.getPackageName().startsWith(ROOT) && !isAllowed(type);
          }

          private boolean isAllowed(JavaClass type) {
            boolean allowed = isIn(type, module);
            for (String other : others) {
              allowed |= isIn(type, other);
            }
            return allowed;
          }
        };
    return noClasses().should().dependOnClassesThat(foreign).because("dependencies go one way");
  }

  /** No packages among {@code root} and those below it use each other in a cycle. */
  public static ArchRule hasNoCycles(String root) {
    return slices()
        .assignedFrom(new PackagesBelow(root))
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true);
  }

  /** No package has more than {@value #MAX_CLASSES_PER_PACKAGE} top-level classes. */
  public static ArchRule hasSmallPackages() {
    return classes().that(areHandWritten()).should(new ShareLimitedPackage());
  }

  /** No two top-level classes have the same simple name. */
  public static ArchRule hasUniqueClassNames() {
    return classes().that(areHandWritten()).should(new HaveUniqueSimpleName());
  }

  private static DescribedPredicate<JavaClass> areHandWritten() {
    return DescribedPredicate.describe(
        "are top-level and hand-written", type -> type.isTopLevelClass() && !isGenerated(type));
  }

  private static boolean isGenerated(JavaClass type) {
    String name = type.getSimpleName();
    return name.equals("package-info")
        || name.equals("R")
        || name.equals("BuildConfig")
        || name.endsWith("_Impl");
  }

  private static boolean isIn(JavaClass type, String module) {
    return (type.getPackageName() + ".").startsWith(ROOT + module + ".");
  }

  /** Each package is a slice of its own. */
  private record PackagesBelow(String root) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getPackageName();
      return (name + ".").startsWith(root + ".")
          ? SliceIdentifier.of(name)
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages from " + root + " down";
    }
  }
}
