package dev.casilla.architecture;

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

/** Which way the modules may look: app → reader → solver and cli → reader, solver. */
public final class ModuleRules {
  private static final String ROOT = "dev.casilla.";

  /** Of classes that measure and are no part of what is shipped. */
  private static final String RIG = "/classes/java/rig/";

  private ModuleRules() {}

  /** The production classes of a module, as they lie on the class path of its tests. */
  public static JavaClasses productionClassesOf(String module) {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .withImportOption(new ImportOption.DoNotIncludeGradleTestFixtures())
        .withImportOption(location -> !location.contains(RIG))
        .importPackages(ROOT + module);
  }

  /** A module that runs on the JVM and on Android alike uses nothing that only one of them has. */
  public static ArchRule runsOnJvmAndAndroid() {
    return noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("android..", "androidx..", "java.awt..", "javax.imageio..")
        .because("solver and reader run on the JVM and on Android alike");
  }

  /** Of Casilla's modules, {@code module} looks at nothing but itself and {@code others}. */
  public static ArchRule usesOnly(String module, String... others) {
    DescribedPredicate<JavaClass> foreign =
        new DescribedPredicate<>("are in a module that %s must not see", module) {
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
    return noClasses().should().dependOnClassesThat(foreign).because("nothing points back");
  }

  /** {@code root} and the packages below it do not use each other in a circle. */
  public static ArchRule hasNoCycles(String root) {
    return slices()
        .assignedFrom(new PackagesBelow(root))
        .should()
        .beFreeOfCycles()
        .allowEmptyShould(true);
  }

  private static boolean isIn(JavaClass type, String module) {
    return (type.getPackageName() + ".").startsWith(ROOT + module + ".");
  }

  /** A slice for a package and one for each package right below it, with all that is in it. */
  private record PackagesBelow(String root) implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getPackageName();
      if (name.equals(root)) {
        return SliceIdentifier.of(root);
      }
      if (!name.startsWith(root + ".")) {
        return SliceIdentifier.ignore();
      }
      int end = name.indexOf('.', root.length() + 1);
      return SliceIdentifier.of(end < 0 ? name : name.substring(0, end));
    }

    @Override
    public String getDescription() {
      return "packages below " + root;
    }
  }
}
