#!/bin/sh
# Makes what prepare.sh found missing. It is started by prepare.sh only, with
#   JO_CACHE    where everything made is kept
#   JO_GRADLE   the Gradle home to make if the wrapper's server, JO_URL, does not answer; or empty
#   JO_ASK      whether to ask that server, or it is known not to answer: yes or no
#   JO_MACHINE  the directory to make with what this machine's Android builds need; or empty
#   JO_AAPT2    where aapt2 is put if Google's Maven repository has none for this machine
#   JO_SDK      the Android SDK to make; or empty, if there is one: JO_REAL_SDK
#   JO_JAVA, JO_JAVA_HOME, JO_JAVA_MAJOR, JO_WRAPPER (the wrapper's jar), JO_USER_HOME (Gradle's)
#
# Everything is made in a directory of its own and moved into place when it is complete, so an
# interrupted run leaves nothing that a later one could mistake for a result. The lock only saves
# work: two runs at once would do no harm.
set -eu
here=$( cd "$( dirname "$0" )" && pwd )
work=$JO_CACHE/work-$$
lock=$JO_CACHE/lock
app_home=${here%/gradle/jdk-only}

say() {
    printf 'jdk-only: %s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

clean_up() {
    rm -rf "$work"
    [ "$( readlink "$lock" 2>/dev/null )" != $$ ] || rm -f "$lock"
}

alive() {
    kill -0 "$1" 2>/dev/null
}

# The lock is a symbolic link to the owner's process number: made and filled in one step.
take_lock() {
    told=no
    until ln -s $$ "$lock" 2>/dev/null; do
        owner=$( readlink "$lock" ) || continue
        if alive "$owner"; then
            [ $told = yes ] || say "waiting for another gradlew (process $owner), which is preparing"
            told=yes
            sleep 1
        else
            rm -f "$lock"
        fi
    done
}

remove_leftovers() {
    for left in "$JO_CACHE"/work-*; do
        [ ! -d "$left" ] || alive "${left##*-}" || rm -rf "$left"
    done
}

need_space() { # MEGABYTES
    free=$( df -Pk "$JO_CACHE" | awk 'NR == 2 { print int($4 / 1024) }' )
    [ "$free" -ge "$1" ] || fail "no space: $1 MB are needed in $JO_CACHE, $free MB are free"
}

run_java() {
    # shellcheck disable=SC2086 # options are separated by spaces, as gradlew has it
    "$JO_JAVA" ${JAVA_OPTS:-} ${GRADLE_OPTS:-} "-Djdkonly.gradle.user.home=$JO_USER_HOME" "$@"
}

compile_tools() {
    javac=$JO_JAVA_HOME/bin/javac
    [ -x "$javac" ] ||
        fail "a JDK is needed; $JO_JAVA belongs to a Java runtime without javac. Install a JDK 17."
    "$javac" -d "$work/tools" "$here"/gradle-home/tools/jdkonly/*.java
}

# Settles which Gradle to use: the wrapper's if its server answers, else the made one.
settle_gradle() {
    say "asking for Gradle's distribution: $JO_URL"
    if [ "${CASILLA_JDK_ONLY:-}" != force ] && run_java -cp "$work/tools" jdkonly.WrapperServer "$JO_URL"
    then
        rm -f "$JO_CACHE/unreachable"
        return
    fi
    if [ ! -d "$JO_GRADLE" ]; then
        [ "$JO_JAVA_MAJOR" -le 23 ] ||
            fail "Gradle 8.11.1, made where the distribution is out of reach, runs on JDK 17 to 23; $JO_JAVA is $JO_JAVA_MAJOR. Set JAVA_HOME to a JDK 17."
        need_space 450
        say "no answer: making Gradle 8.11.1 from Maven artifacts (170 MB to download)"
        mkdir -p "$JO_CACHE/downloads"
        status=0
        run_java -cp "$work/tools" jdkonly.MakeGradle \
            "$here/gradle-home" "$JO_CACHE/downloads" "$work/gradle" || status=$?
        # What was downloaded and checked helps the next try, except where there is no space for it.
        [ $status -eq 0 ] || {
            [ $status -ne 3 ] || rm -rf "$JO_CACHE/downloads"
            exit 1
        }
        keep "$work/gradle" "$JO_GRADLE"
        rm -rf "$JO_CACHE/downloads"
        say "Gradle 8.11.1 stands in for ${JO_URL##*/}; builds and tests are the same"
    fi
    : > "$JO_CACHE/unreachable"
}

# Moves a result into place, and gives up those of older recipes that nobody has wanted for long.
keep() { # MADE RESULT
    mv "$1" "$2"
    kind=${2##*/}
    find "$JO_CACHE" -maxdepth 1 -name "${kind%%-*}-*" -mtime +30 ! -name "$kind" -exec rm -rf {} +
}

# Runs this directory's own build with the Gradle that will run the project's, in the same daemon.
run_gradle() {
    main=$JO_WRAPPER
    [ ! -f "$JO_CACHE/unreachable" ] || [ -z "$JO_GRADLE" ] || main=$JO_GRADLE/gradlew.jar
    jvm=$( sed -n 's/^org.gradle.jvmargs=//p' "$app_home/gradle.properties" )
    if ! run_java -Xmx64m -classpath "$main" org.gradle.wrapper.GradleWrapperMain -q --console=plain \
        -p "$here" -g "$JO_USER_HOME" --project-cache-dir "$work/project-cache" \
        "-Dorg.gradle.jvmargs=$jvm" "-Pwork=$work" "$@" >"$work/log" 2>&1
    then
        cp "$work/log" "$JO_CACHE/failure.log"
        reason=$( sed -n '/^\* What went wrong:/,/^\* Try:/{ /^\*/d; /^$/d; s/^[ >]*//; p; }' "$work/log" |
            head -n 3 | tr '\n' ' ' )
        fail "cannot make what an Android build needs here: ${reason:-see} ($JO_CACHE/failure.log)"
    fi
}

make_machine() {
    tasks=
    sdk=${JO_SDK:-$JO_REAL_SDK}
    if [ ! -d "$JO_MACHINE" ]; then
        tasks="probe :stubs:repository"
    fi
    if [ -n "$JO_SDK" ] && [ ! -d "$JO_SDK" ]; then
        need_space 600
        tasks="$tasks :platform:sdk"
        sdk=$work/sdk
        say "making an Android platform (190 MB to download)"
    fi
    [ -n "$tasks" ] || return 0
    say "finding out what this machine can get of an Android build"
    # shellcheck disable=SC2086 # one word a task
    run_gradle $tasks "-Psdk=$sdk"
    if [ -d "$work/sdk" ]; then
        keep "$work/sdk" "$JO_SDK"
        say "no Android SDK here: the platform made compiles and tests; APKs meant for people need the real SDK (set ANDROID_HOME)"
    fi
    if [ -d "$work/machine" ]; then
        keep "$work/machine" "$JO_MACHINE"
    fi
}

make_aapt2() {
    if [ ! -d "$JO_AAPT2" ] && grep -q '^aapt2=missing' "$JO_MACHINE/machine.properties"; then
        say "getting aapt2 from the Debian archive"
        sh "$here/aapt2.sh" "$work/aapt2" >"$work/log" 2>&1 || {
            cp "$work/log" "$JO_CACHE/failure.log"
            fail "no aapt2: $( tail -n 1 "$work/log" ) ($JO_CACHE/failure.log)"
        }
        keep "$work/aapt2" "$JO_AAPT2"
    fi
}

mkdir -p "$JO_CACHE" 2>/dev/null || fail "cannot write $JO_CACHE"
[ -w "$JO_CACHE" ] || fail "cannot write $JO_CACHE"
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
take_lock
remove_leftovers
mkdir -p "$work/tools"
if [ -n "$JO_GRADLE" ] && [ "$JO_ASK" = yes ]; then
    compile_tools
    settle_gradle
fi
if [ -n "$JO_MACHINE" ]; then
    make_machine
    make_aapt2
fi
rm -f "$JO_CACHE/failure.log"
