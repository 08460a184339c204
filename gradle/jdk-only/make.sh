#!/bin/sh
# Makes what prepare.sh found missing. It is started by prepare.sh only, with
#   JO_CACHE    where everything made is kept
#   JO_GRADLE   the Gradle home to make if the wrapper's server, JO_URL, does not answer; or empty
#   JO_ASK      whether to ask that server, or it is known not to answer: yes or no
#   JO_MACHINE  the directory to make with what this machine's Android builds need, unless there is a
#               real SDK and the wrapper's server answers; or empty
#   JO_AAPT2    where aapt2 is put if Google's Maven repository has none for this machine
#   JO_SDK      the Android SDK to make; or empty, if there is one: JO_REAL_SDK
#   JO_JAVA, JO_JAVA_HOME, JO_JAVA_MAJOR, JO_WRAPPER (the wrapper's jar), JO_USER_HOME (Gradle's)
#
# Everything is made in a directory of its own and moved into place when it is complete, so an
# interrupted run leaves nothing that a later one could mistake for a result. The lock only saves
# work: two runs at once, after one was taken for dead, cannot spoil a result; one of them may fail.
set -eu
here=$( cd "$( dirname "$0" )" && pwd )
lock=$JO_CACHE/lock
patience=1800 # seconds to wait for another run that is alive
lifetime=5 # minutes after which a run that gives no sign of life holds no lock
app_home=${here%/gradle/jdk-only}

say() {
    printf 'jdk-only: %s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

# A process number says something only together with where it counts: the machine, since its last
# start, and the container. A run of another place shows by its directory's time that it is alive.
place=$( { uname -n; readlink /proc/self/ns/pid; cat /proc/sys/kernel/random/boot_id; } 2>/dev/null |
    cksum | tr ' ' . )
mine=$place-$$
work=$JO_CACHE/work-$mine

clean_up() {
    [ -z "${life:-}" ] || kill "$life" 2>/dev/null || :
    rm -rf "$work"
    [ "$( readlink "$lock" 2>/dev/null )" != "$mine" ] || rm -f "$lock"
}

show_life() {
    while touch -c "$work" && sleep 60 && kill -0 $$; do :; done
}

alive() { # PROCESS
    kill -0 "$1" 2>/dev/null || [ -d "/proc/$1" ] # of another user
}

untouched() { # DIRECTORY FIND-TIME...
    directory=$1
    shift
    [ ! -d "$directory" ] || [ -n "$( find "$directory" -maxdepth 0 "$@" )" ]
}

is_stale() { # OWNER
    case $1 in
      "$mine") return 0 ;; # of an earlier process with this one's number
      "$place-"*) alive "${1##*-}" || return 0 ;;
    esac
    untouched "$JO_CACHE/work-$1" -mmin +$lifetime
}

# The lock is a symbolic link to the owner's name, which is no file: made and filled in one step.
take_lock() {
    waited=0
    tries=0
    until ln -s "$mine" "$lock" 2>/dev/null; do
        owner=$( readlink "$lock" 2>/dev/null ) || owner=
        if is_stale "$owner"; then
            [ -z "$owner" ] || rm -f "$lock"
            tries=$((tries + 1))
            [ $tries -lt 100 ] || fail "cannot make the link $lock"
            continue
        fi
        case $owner in
          "$place-"*) who="process ${owner##*-}" ;;
          *) who="on another machine, in another container or before a restart" ;;
        esac
        [ $waited -gt 0 ] ||
            say "waiting for another gradlew ($who), which is preparing; $lifetime minutes at most without a sign of life from it"
        [ $waited -lt $patience ] ||
            fail "the other gradlew ($who) has not finished in $((patience / 60)) minutes; end it, or remove $lock"
        waited=$((waited + 1))
        sleep 1
    done
}

# What others left behind is removed; of another place, only what nobody has touched for a day.
remove_leftovers() {
    for left in "$JO_CACHE"/work-*; do
        case $left in
          "$work") ;;
          "$JO_CACHE/work-$place-"*) alive "${left##*-}" || rm -rf "$left" ;;
          *) ! untouched "$left" -mmin +1440 || rm -rf "$left" ;;
        esac
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
        say "no answer: making Gradle 8.11.1 from Maven artifacts (207 MB to download)"
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

# Moves a result into place, and gives up those of other recipes that were made over a month ago.
keep() { # MADE RESULT
    name=${2##*/}
    mv "$1" "$work/$name"
    # Into the directory, because that fails if another run has been faster, instead of nesting them.
    mv "$work/$name" "$JO_CACHE/" 2>/dev/null || [ -d "$2" ] || fail "cannot write $2"
    find "$JO_CACHE" -maxdepth 1 -name "${name%%-*}-*" -mtime +30 ! -name "$name" -exec rm -rf {} +
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
        say "finding out what this machine can get of an Android build"
    fi
    if [ -n "$JO_SDK" ] && [ ! -d "$JO_SDK" ]; then
        need_space 600
        tasks="$tasks :platform:sdk"
        sdk=$work/sdk
        say "making an Android platform (197 MB to download)"
    fi
    [ -n "$tasks" ] || return 0
    # shellcheck disable=SC2086 # one word a task
    run_gradle $tasks "-Psdk=$sdk"
    if [ -d "$work/sdk" ]; then
        keep "$work/sdk" "$JO_SDK"
        say "no Android SDK here: the platform made compiles and tests; APKs meant for people need the real SDK (set ANDROID_HOME)"
    fi
    if [ -d "$work/machine" ]; then
        keep "$work/machine" "$JO_MACHINE"
        name_stand_ins
    fi
}

# One line for all that stands in for what this machine cannot get.
name_stand_ins() {
    agp=$( sed -n 's/^agp = "\(.*\)"/\1/p' "$app_home/gradle/libs.versions.toml" )
    named=
    while IFS= read -r line; do
        case $line in
          aapt2=missing) named="$named, aapt2 of Android 14 stands in for the plugin's" ;;
          lint=missing) named="$named, lint 32.2.1 stands in for $((${agp%%.*} + 23)).${agp#*.}" ;;
          viewbinding=missing) named="$named, viewbinding 8.9.2 stands in for $agp" ;;
          camera=missing) named="$named, a stub stands in for CameraX" ;;
          mlkit=missing) named="$named, a stub stands in for ML Kit" ;;
        esac
    done < "$JO_MACHINE/machine.properties"
    [ -z "$named" ] || say "${named#, }"
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
rm -rf "$work"
mkdir -p "$work/tools"
show_life >/dev/null 2>&1 &
life=$!
take_lock
remove_leftovers
if [ -n "$JO_GRADLE" ] && [ "$JO_ASK" = yes ]; then
    compile_tools
    settle_gradle
fi
if [ -n "$JO_MACHINE" ] && { [ -n "$JO_SDK" ] || [ -f "$JO_CACHE/unreachable" ]; }; then
    make_machine
    make_aapt2
fi
rm -f "$JO_CACHE/failure.log"
