package jdkonly;

import java.util.Arrays;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;

/**
 * Reduces a framework class to what may be compiled against: no private members, no code, no
 * members whose types are not in the platform. Hidden API is not told from public API.
 */
final class ClassStub extends ClassVisitor {
  private static final int DROPPED = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC;
  private static final int CODELESS = Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;

  private final PlatformClasses platform;
  private String superName = "java/lang/Object";

  private ClassStub(ClassVisitor writer, PlatformClasses platform) {
    super(Opcodes.ASM9, writer);
    this.platform = platform;
  }

  static byte[] of(byte[] original, PlatformClasses platform) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    new ClassReader(original)
        .accept(
            new ClassStub(writer, platform),
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String parent, String[] interfaces) {
    superName = parent;
    super.visit(Math.min(version, Opcodes.V17), access, name, signature, parent, interfaces);
  }

  @Override
  public void visitNestHost(String host) {}

  @Override
  public void visitNestMember(String member) {}

  @Override
  public void visitPermittedSubclass(String subclass) {}

  @Override
  public void visitOuterClass(String owner, String name, String descriptor) {}

  @Override
  public void visitInnerClass(String name, String outerName, String innerName, int access) {
    if (platform.isKnown(name) && outerName != null) {
      super.visitInnerClass(name, outerName, innerName, access);
    }
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return isKnown(descriptor) ? super.visitAnnotation(descriptor, visible) : null;
  }

  @Override
  public RecordComponentVisitor visitRecordComponent(
      String name, String descriptor, String signature) {
    return isKnown(descriptor) ? super.visitRecordComponent(name, descriptor, signature) : null;
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    if ((access & DROPPED) != 0 || !isKnown(descriptor)) {
      return null;
    }
    FieldVisitor writer = super.visitField(access, name, descriptor, signature, value);
    return new FieldVisitor(Opcodes.ASM9, writer) {
      @Override
      public AnnotationVisitor visitAnnotation(String type, boolean visible) {
        return isKnown(type) ? super.visitAnnotation(type, visible) : null;
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    if (!isKept(access, descriptor) || name.equals("<clinit>")) {
      return null;
    }
    String[] thrown =
        exceptions == null
            ? null
            : Arrays.stream(exceptions).filter(platform::isKnown).toArray(String[]::new);
    MethodVisitor writer = super.visitMethod(access, name, descriptor, signature, thrown);
    return new MethodVisitor(Opcodes.ASM9, writer) {
      @Override
      public AnnotationVisitor visitAnnotation(String type, boolean visible) {
        return isKnown(type) ? super.visitAnnotation(type, visible) : null;
      }

      @Override
      public AnnotationVisitor visitParameterAnnotation(
          int parameter, String type, boolean visible) {
        return isKnown(type) ? super.visitParameterAnnotation(parameter, type, visible) : null;
      }

      @Override
      public void visitEnd() {
        if ((access & CODELESS) == 0) {
          writeBody(writer, name.equals("<init>"));
        }
        super.visitEnd();
      }
    };
  }

  private boolean isKnown(String descriptor) {
    return platform.isKnown(Type.getType(descriptor));
  }

  private boolean isKept(int access, String methodDescriptor) {
    return (access & DROPPED) == 0 && platform.isKnown(Type.getMethodType(methodDescriptor));
  }

  private void writeBody(MethodVisitor code, boolean constructor) {
    code.visitCode();
    if (constructor) {
      writeSuperCall(code);
    }
    String exception = "java/lang/RuntimeException";
    code.visitTypeInsn(Opcodes.NEW, exception);
    code.visitInsn(Opcodes.DUP);
    code.visitLdcInsn("Stub!");
    code.visitMethodInsn(
        Opcodes.INVOKESPECIAL, exception, "<init>", "(Ljava/lang/String;)V", false);
    code.visitInsn(Opcodes.ATHROW);
    code.visitMaxs(0, 0);
  }

  private void writeSuperCall(MethodVisitor code) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    String descriptor = shortestConstructor(superName);
    for (Type argument : Type.getArgumentTypes(descriptor)) {
      code.visitInsn(
          switch (argument.getSort()) {
            case Type.LONG -> Opcodes.LCONST_0;
            case Type.FLOAT -> Opcodes.FCONST_0;
            case Type.DOUBLE -> Opcodes.DCONST_0;
            case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
            default -> Opcodes.ICONST_0;
          });
    }
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", descriptor, false);
  }

  /** The shortest descriptor among a class's constructors that a subclass may call. */
  private String shortestConstructor(String type) {
    String[] shortest = {null};
    ClassVisitor visitor =
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] exceptions) {
            if (name.equals("<init>")
                && isKept(access, descriptor)
                && (shortest[0] == null || descriptor.length() < shortest[0].length())) {
              shortest[0] = descriptor;
            }
            return null;
          }
        };
    new ClassReader(platform.classFile(type)).accept(visitor, ClassReader.SKIP_CODE);
    return shortest[0] == null ? "()V" : shortest[0];
  }
}
