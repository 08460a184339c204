# shellcheck shell=sh
# Sourced by gradlew, which has set APP_HOME, JAVACMD and CLASSPATH and goes on to start Gradle.
#
# Where Gradle's distribution and an Android SDK are at hand this changes nothing. Elsewhere it has
# make.sh make what is missing, once, then points CLASSPATH at the Gradle made, ANDROID_HOME at the
# platform made, and adds the arguments that this machine needs. See README.md.
#
# It runs on every start, so it forks as little as it can. Its names begin with jo_.

[ "${CASILLA_JDK_ONLY:-auto}" != off ] || return 0
case ${cygwin:-}${msys:-} in
  *true*) return 0 ;; # Windows has its normal build only, as gradlew.bat
esac

# What is to be run: JVM-only work needs no platform. An unknown option's value would be taken for a
# task, which only prepares more than needed.
jo_android=no
jo_other_java=no
jo_user_home=${GRADLE_USER_HOME:-$HOME/.gradle}
jo_value_of=
for jo_arg do
    case $jo_value_of in
      home) jo_user_home=$jo_arg jo_value_of=; continue ;;
      other) jo_value_of=; continue ;;
    esac
    case $jo_arg in
      -g | --gradle-user-home) jo_value_of=home ;;
      --gradle-user-home=*) jo_user_home=${jo_arg#*=} ;;
      -Dgradle.user.home=*) jo_user_home=${jo_arg#*=} ;;
      -Dorg.gradle.java.home=*) jo_other_java=yes ;;
      --args | --tests | -x | --exclude-task | -p | --project-dir | -I | --init-script | -P | -D | \
      --project-prop | --system-prop | --console | --include-build | --max-workers | --priority | \
      --project-cache-dir | --configuration-cache-problems | --warning-mode) jo_value_of=other ;;
      -*) ;;
      casilla | :casilla | help | :help) ;;
      cli:* | :cli:* | solver:* | :solver:* | reader:* | :reader:*) ;;
      *) jo_android=yes ;;
    esac
done

# The wrapper's distribution, where the wrapper itself would look for it.
jo_url=
while IFS= read -r jo_line; do
    case $jo_line in
      distributionUrl=*) jo_url=${jo_line#*=} ;;
    esac
done < "$APP_HOME/gradle/wrapper/gradle-wrapper.properties"
jo_url=${jo_url%%\\:*}:${jo_url#*\\:}
jo_name=${jo_url##*/}
jo_name=${jo_name%.zip}
jo_installed=no
for jo_ok in "$jo_user_home/wrapper/dists/$jo_name"/*/"$jo_name.zip.ok"; do
    [ ! -f "$jo_ok" ] || jo_installed=yes
done

# The SDK, where the Android Gradle plugin would look for it.
jo_has_sdk=no
jo_sdk=
if [ -f "$APP_HOME/local.properties" ]; then
    while IFS= read -r jo_line || [ -n "$jo_line" ]; do
        case $jo_line in
          sdk.dir*=*) jo_has_sdk=yes jo_sdk=${jo_line#*=} ;;
        esac
    done < "$APP_HOME/local.properties"
fi
for jo_place in "${ANDROID_HOME:-}" "${ANDROID_SDK_ROOT:-}"; do
    if [ $jo_has_sdk = no ] && [ -d "$jo_place" ]; then
        jo_has_sdk=yes jo_sdk=$jo_place
    fi
done

[ "${CASILLA_JDK_ONLY:-}" != force ] || jo_installed=no jo_has_sdk=no

jo_fail() {
    printf 'jdk-only: %s\n' "$*" >&2
    exit 1
}

# The JDK's version is in its file "release"; starting Java to ask would take longer than the rest.
jo_read_version() { # JAVA-HOME
    jo_version=
    if [ -f "$1/release" ]; then
        while IFS='"' read -r jo_key jo_value _; do
            case $jo_key in
              JAVA_VERSION=) jo_version=$jo_value; break ;;
            esac
        done < "$1/release"
    fi
    jo_major=${jo_version#1.}
    jo_major=${jo_major%%[!0-9]*}
}

jo_refuse_old_java() {
    [ "${jo_major:-0}" -ge 17 ] ||
        jo_fail "JDK 17 is needed; $JAVACMD is Java ${jo_version:-of an unknown version}. Set JAVA_HOME to a JDK 17."
}

# On a normal machine, too, so that the answer is short and comes at once. Only by JAVA_HOME: to find
# the JDK of a java on the PATH takes a process. Gradle may have been told of another JDK to use.
jo_read_version "${JAVA_HOME:-}"
if [ -n "$jo_major" ] && [ "$jo_major" -lt 17 ]; then
    case " ${JAVA_OPTS:-} ${GRADLE_OPTS:-}" in
      *' -Dorg.gradle.java.home='*) jo_other_java=yes ;;
    esac
    ! grep -qs '^org.gradle.java.home' "$jo_user_home/gradle.properties" || jo_other_java=yes
    [ $jo_other_java = yes ] || jo_refuse_old_java
fi

case $jo_installed-$jo_android-$jo_has_sdk in
  yes-no-* | yes-yes-yes) return 0 ;;
esac

# From here on something has to be made, or was made by an earlier run.

jo_dir=$APP_HOME/gradle/jdk-only
jo_cache=${XDG_CACHE_HOME:-$HOME/.cache}/casilla/jdk-only

# The name of a recipe's result holds the recipe's checksum, so a changed recipe is made anew.
jo_sum() {
    ( cd "$jo_dir" && find "$@" -type f | LC_ALL=C sort | xargs cat | cksum | tr ' ' - )
}

# The stubs' recipe includes the versions that they stand for and are compiled for.
jo_versions() {
    grep -E '^(agp|camerax|lifecycle|min-sdk|mlkit-text|target-sdk) =' "$APP_HOME/gradle/libs.versions.toml" |
        cksum | tr ' ' -
}

jo_java_home=${JAVA_HOME:-}
if [ -z "$jo_java_home" ]; then
    jo_java_home=$( readlink -f "$( command -v java )" 2>/dev/null )
    jo_java_home=${jo_java_home%/bin/java}
fi
jo_read_version "$jo_java_home"
if [ -z "$jo_version" ]; then
    # The java found may be a script that picks one, as jenv's and asdf's: only Java itself knows.
    jo_java_home=$( "$JAVACMD" -XshowSettings:properties -version 2>&1 |
        sed -n 's/^ *java\.home = //p' )
    jo_read_version "$jo_java_home"
fi
if [ -z "$jo_version" ]; then
    jo_version=$( "$JAVACMD" -version 2>&1 | sed -n 's/.* version "\([^"]*\)".*/\1/p' )
    jo_major=${jo_version#1.}
    jo_major=${jo_major%%[!0-9]*}
fi
jo_refuse_old_java

JO_GRADLE= JO_MACHINE= JO_AAPT2= JO_SDK=
if [ $jo_installed = no ]; then
    JO_GRADLE=$jo_cache/gradle-8.11.1-$( jo_sum gradle-home )
fi
if [ $jo_android = yes ]; then
    JO_MACHINE=$jo_cache/machine-$( jo_sum build.gradle settings.gradle stubs )-$( jo_versions )
    JO_AAPT2=$jo_cache/aapt2-$( jo_sum aapt2.sh )
    [ $jo_has_sdk = yes ] || JO_SDK=$jo_cache/sdk-$( jo_sum platform )
fi

# The file "unreachable" says since when the wrapper's server has not answered; a week later it is
# asked again, because a machine may have been moved to a better place.
jo_ask=no
if [ -n "$JO_GRADLE" ]; then
    [ -d "$JO_GRADLE" ] && [ -n "$( find "$jo_cache/unreachable" -mtime -7 2>/dev/null )" ] ||
        jo_ask=yes
fi
if [ $jo_ask = yes ] ||
   { [ -n "$JO_MACHINE" ] && [ ! -d "$JO_MACHINE" ]; } ||
   { [ -n "$JO_MACHINE" ] && [ ! -d "$JO_AAPT2" ] &&
     grep -q '^aapt2=missing' "$JO_MACHINE/machine.properties"; } ||
   { [ -n "$JO_SDK" ] && [ ! -d "$JO_SDK" ]; }
then
    JO_CACHE=$jo_cache JO_URL=$jo_url JO_ASK=$jo_ask \
    JO_GRADLE=$JO_GRADLE JO_MACHINE=$JO_MACHINE JO_AAPT2=$JO_AAPT2 JO_SDK=$JO_SDK \
    JO_REAL_SDK=$jo_sdk \
    JO_JAVA=$JAVACMD JO_JAVA_HOME=$jo_java_home JO_JAVA_MAJOR=$jo_major \
    JO_WRAPPER=$CLASSPATH JO_USER_HOME=$jo_user_home \
        sh "$jo_dir/make.sh" </dev/null || exit
fi

if [ -n "$JO_GRADLE" ] && [ -d "$JO_GRADLE" ] && [ -f "$jo_cache/unreachable" ]; then
    [ "$jo_major" -le 23 ] ||
        jo_fail "the Gradle 8.11.1 made here runs on JDK 17 to 23; $JAVACMD is $jo_version. Set JAVA_HOME to a JDK 17."
    CLASSPATH=$JO_GRADLE/gradlew.jar
    # The Android Gradle plugin asks for a Gradle newer than 8.11.1 and works with it.
    set -- -Pandroid.overrideVersionCheck=true "$@"
elif [ $jo_has_sdk = yes ]; then
    JO_MACHINE= # a normal machine after all: the server has just answered
fi
if [ -n "$JO_MACHINE" ]; then
    while IFS='=' read -r jo_key jo_value; do
        case $jo_key=$jo_value in
          aapt2=missing)
            set -- "-Pandroid.aapt2FromMavenOverride=$JO_AAPT2/aapt2" "$@" ;;
          lint=missing)
            # The plugin's own lint cannot be had; lint 32.2.1, which 9.2.1 stands for, can.
            set -- -Pandroid.experimental.lint.version=9.2.1 "$@" ;;
        esac
    done < "$JO_MACHINE/machine.properties"
    jo_options=android.suppressUnsupportedOptionWarnings,android.aapt2FromMavenOverride
    jo_options=$jo_options,android.experimental.lint.version,android.overrideVersionCheck
    set -- --init-script "$jo_dir/init.gradle" "-Pcasilla.jdkOnly=$JO_MACHINE" \
        "-Pandroid.suppressUnsupportedOptionWarnings=$jo_options" "$@"
fi
if [ -n "$JO_SDK" ]; then
    ANDROID_HOME=$JO_SDK
    export ANDROID_HOME
    unset ANDROID_SDK_ROOT
    # Nothing can be downloaded into an SDK that was made.
    set -- -Pandroid.builder.sdkDownload=false "$@"
fi
