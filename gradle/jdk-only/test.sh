#!/bin/sh
# Tests gradlew, prepare.sh and make.sh with a fake Java and without network.
#
# Each test gets a box: a copy of the scripts, a home, a PATH of few tools, and a fake JDK that
# writes down how it was called and, for what make.sh starts, makes or refuses what it is told to.
set -u
here=$( cd "$( dirname "$0" )" && pwd )
root=$( cd "$here/../.." && pwd )
all=$( mktemp -d )
trap 'rm -rf "$all"' EXIT
passed=0 failed=0 skipped=0 number=0

new_box() {
    number=$((number + 1))
    box=$all/$number
    project="$box/a project" # with a space, as anybody's may have
    cache=$box/home/.cache/casilla/jdk-only
    calls=$box/calls
    mkdir -p "$project/gradle" "$box/home" "$box/bin" "$box/jdk/bin" "$box/sdk"
    cp "$root/gradlew" "$root/gradle.properties" "$project/"
    cp -R "$root/gradle/wrapper" "$here" "$root/gradle/libs.versions.toml" "$project/gradle/"
    for tool in awk cat cksum cp cut date df dirname echo env find grep head kill ln ls mkdir mv readlink \
        rm sed sh sleep sort tail touch tr uname xargs; do
        for directory in /bin /usr/bin; do
            [ ! -x "$directory/$tool" ] || ln -sf "$directory/$tool" "$box/bin/$tool"
        done
    done
    echo 'JAVA_VERSION="17.0.1"' > "$box/jdk/release"
    : > "$calls"
    cat > "$box/jdk/bin/java" <<'J'
#!/bin/sh
case " $* " in
  *" -XshowSettings:properties "*)
    printf 'Property settings:\n    java.home = %s\n    java.io.tmpdir = /tmp\n' "${0%/bin/java}" >&2 ;;
  *" jdkonly.WrapperServer "*)
    echo server >> "$CALLS"
    exit "${SERVER:-1}" ;;
  *" jdkonly.MakeGradle "*)
    echo make-gradle >> "$CALLS"
    for home do :; done
    mkdir -p "$home"
    [ -z "${SLOW:-}" ] || { touch "$CALLS.slow"; sleep "$SLOW"; }
    [ "${MAKE:-0}" -eq 0 ] || { echo "jdk-only: fake trouble" >&2; exit "$MAKE"; }
    touch "$home/gradlew.jar" ;;
  *" -Pwork="*)
    echo own-build >> "$CALLS"
    for arg do
        case $arg in -Pwork=*) work=${arg#*=} ;; :platform:sdk) sdk=yes ;; probe) probe=yes ;; esac
    done
    [ "${OWN:-0}" -eq 0 ] || { printf '* What went wrong:\nfake reason\n* Try:\n'; exit 1; }
    [ -z "${sdk:-}" ] || mkdir -p "$work/sdk"
    [ -z "${probe:-}" ] || { mkdir -p "$work/machine"; printf '%s\n' "aapt2=${AAPT2:-found}" "lint=${LINT:-found}" "camera=${LINT:-found}" > "$work/machine/machine.properties"; } ;;
  *)
    echo start >> "$CALLS"
    printf 'ANDROID_HOME=%s\n' "${ANDROID_HOME:-}"
    printf '<%s>\n' "$@" ;;
esac
J
    printf '#!/bin/sh\nexit 0\n' > "$box/jdk/bin/javac"
    chmod +x "$box/jdk/bin/java" "$box/jdk/bin/javac"
}

# Runs gradlew in the box: run 'NAME=VALUE ...' ARGUMENT...
run() {
    settings=$1
    shift
    # shellcheck disable=SC2086 # one word a setting
    env -i PATH="$box/bin" HOME="$box/home" JAVA_HOME="$box/jdk" CALLS="$calls" $settings \
        sh "$project/gradlew" "$@" >"$box/out" 2>"$box/err"
    status=$?
}

install_distribution() { # GRADLE-USER-HOME
    name=$( sed -n 's|^distributionUrl=.*/\(.*\)\.zip$|\1|p' "$project/gradle/wrapper/gradle-wrapper.properties" )
    mkdir -p "$1/wrapper/dists/$name/hash"
    touch "$1/wrapper/dists/$name/hash/$name.zip.ok"
}

# Each check reports one fact of the test that is under way.
check() { # WHAT COMMAND...
    what=$1
    shift
    number_of_checks=$((${number_of_checks:-0} + 1))
    if "$@"; then
        passed=$((passed + 1))
        echo "ok $number_of_checks - $test: $what"
    else
        failed=$((failed + 1))
        echo "not ok $number_of_checks - $test: $what"
        sed 's/^/#   out: /' "$box/out"
        sed 's/^/#   err: /' "$box/err"
    fi
}

skip() { # REASON
    number_of_checks=$((${number_of_checks:-0} + 1))
    skipped=$((skipped + 1))
    echo "ok $number_of_checks - $test # SKIP $1"
}

says_in_order() { # FIRST SECOND
    [ "$( grep -n -- "$1" "$box/err" | sed 's/:.*//' )" -lt "$( grep -n -- "$2" "$box/err" | sed 's/:.*//' )" ]
}
says() { grep -q -- "$1" "$box/err"; }
says_not() { ! says "$1"; }
quiet() { [ ! -s "$box/err" ]; }
one_line() { [ "$( grep -c '' "$box/err" )" -eq 1 ]; }
argument() { grep -qxF -- "<$1>" "$box/out"; }
no_argument() { ! argument "$1"; }
called() { [ "$( tr '\n' ' ' < "$calls" )" = "$1 " ]; }
succeeded() { [ $status -eq 0 ]; }
refused() { [ $status -ne 0 ] && ! grep -q start "$calls"; }
made() { ls -d "$cache/$1"-* >/dev/null 2>&1; }
not_made() { ! made "$1"; }
clean() { ! ls -d "$cache"/work-* "$cache/lock" >/dev/null 2>&1; }
starts_wrapper() { argument "$project/gradle/wrapper/gradle-wrapper.jar"; }
starts_made_gradle() { grep -q "^<$cache/gradle-.*/gradlew.jar>" "$box/out"; }

test='normal machine'
new_box
install_distribution "$box/home/.gradle"
run "ANDROID_HOME=$box/sdk" :app:assembleDebug
check 'starts' succeeded
check 'starts the wrapper' starts_wrapper
check 'says nothing' quiet
check 'adds no argument' no_argument --init-script
check 'starts nothing else' called 'start'
check 'makes nothing' [ ! -e "$box/home/.cache" ]

test='cost on a normal machine'
cat > "$box/forty" <<'S'
i=0
while [ $i -lt 40 ]; do
    APP_HOME=$1 CLASSPATH=unchanged JAVACMD=java
    set -- "$1" :app:assembleDebug
    . "$APP_HOME/gradle/jdk-only/prepare.sh"
    i=$((i + 1))
done
S
begin=$( date +%s )
env -i PATH=/nonexistent HOME="$box/home" JAVA_HOME="$box/jdk" ANDROID_HOME="$box/sdk" \
    /bin/sh "$box/forty" "$project"
status=$?
end=$( date +%s )
check 'starts no process' succeeded
check 'says nothing' quiet
check '40 times in less than 2 s, so less than 50 ms' [ $((end - begin)) -lt 2 ]

test='SDK by local.properties'
new_box
install_distribution "$box/home/.gradle"
printf 'sdk.dir=/somewhere' > "$project/local.properties"
run '' :app:assembleDebug
check 'does nothing' called 'start'
check 'says nothing' quiet

test='distribution in another Gradle user home'
new_box
install_distribution "$box/elsewhere"
for how in '-g' '--gradle-user-home'; do
    run "ANDROID_HOME=$box/sdk" "$how" "$box/elsewhere" test
    check "$how" starts_wrapper
done
run "ANDROID_HOME=$box/sdk" "-Dgradle.user.home=$box/elsewhere" test
check '-D' starts_wrapper
run "ANDROID_HOME=$box/sdk GRADLE_USER_HOME=$box/elsewhere" test
check 'environment' starts_wrapper
check 'does nothing' not_made gradle

test='no SDK, JVM-only work'
new_box
install_distribution "$box/home/.gradle"
run '' -q casilla --args 'solve test'
check 'makes nothing' called 'start'
run '' :cli:installDist solver:test -x :app:test
check 'makes nothing' called 'start start'
run '' --version
check 'makes nothing' called 'start start start'

test='no SDK, Android work'
new_box
install_distribution "$box/home/.gradle"
run 'AAPT2=found' test
check 'starts the wrapper' starts_wrapper
check 'with the platform made' grep -q "^ANDROID_HOME=$cache/sdk-" "$box/out"
check 'with the init script' argument "$project/gradle/jdk-only/init.gradle"
check 'without a newer Gradle being pretended' no_argument -Pandroid.overrideVersionCheck=true
check 'asks no server' called 'own-build start'
check 'says what the platform is for' says 'APKs meant for people need the real SDK'
run '' test
check 'makes it once' called 'own-build start start'
check 'says nothing the second time' quiet
sed 's/^min-sdk = .*/min-sdk = "99"/' "$root/gradle/libs.versions.toml" > "$project/gradle/libs.versions.toml"
run '' test
check 'makes the stubs anew for another version' called 'own-build start start own-build start'
run "ANDROID_HOME=$box/sdk" test
check 'prefers a real SDK that comes later' no_argument --init-script

test='what is said of an Android build'
new_box
install_distribution "$box/home/.gradle"
run 'AAPT2=found LINT=missing' test
check 'looks before it makes' says_in_order 'finding out what' 'making an Android platform'
check 'names what stands in' says '^jdk-only: lint 32.2.1 stands in for 3[0-9.]*, a stub stands in for CameraX$'
new_box
install_distribution "$box/home/.gradle"
run '' test
check 'nothing stands in where nothing is missing' says_not 'stands in'

test='server answers'
new_box
run "SERVER=0 ANDROID_HOME=$box/sdk" casilla
check 'starts the wrapper' starts_wrapper
check 'makes no Gradle' not_made gradle
check 'asks once' called 'server start'
run "SERVER=0 ANDROID_HOME=$box/sdk" test
check 'Android: starts the wrapper' starts_wrapper
check 'Android: probes nothing' called 'server start server start'
check 'Android: adds no argument' no_argument --init-script
check 'Android: keeps the SDK' grep -qxF "ANDROID_HOME=$box/sdk" "$box/out"
check 'Android: leaves nothing' [ -z "$( ls "$cache" )" ]
run 'SERVER=0' test
check 'no SDK: makes a platform' called 'server start server start server own-build start'

test='server does not answer, SDK'
new_box
run "ANDROID_HOME=$box/sdk" test
check 'starts the Gradle made' starts_made_gradle
check 'probes' called 'server make-gradle own-build start'
check 'with the init script' argument --init-script
check 'keeps the SDK' grep -qxF "ANDROID_HOME=$box/sdk" "$box/out"
check 'makes no platform' not_made sdk
touch -t 202001010000 "$cache/unreachable"
run "SERVER=0 ANDROID_HOME=$box/sdk" test
check 'nothing of it once the server answers' no_argument --init-script

test='server does not answer'
new_box
run '' casilla
check 'starts the Gradle made' starts_made_gradle
check 'after asking' called 'server make-gradle start'
check 'makes no platform' not_made sdk
check 'overrides the version check' argument -Pandroid.overrideVersionCheck=true
check 'leaves nothing else' clean
run '' casilla
check 'does not ask again' called 'server make-gradle start start'
check 'says nothing the second time' quiet
touch -t 202001010000 "$cache/unreachable"
run '' casilla
check 'asks again a week later' called 'server make-gradle start start server start'
touch -t 202001010000 "$cache/unreachable"
run 'SERVER=0' casilla
check 'returns to the wrapper when it can' starts_wrapper
echo '# changed' >> "$project/gradle/jdk-only/gradle-home/libs.txt"
: > "$calls"
run '' casilla
check 'makes it anew from a changed recipe' called 'server make-gradle start'

test='arguments'
new_box
run '' -q casilla --args="solve 'a  b' \"c\" \$d \\e *" '' 'two words'
check 'spaces, quotes, dollars, backslashes' argument "--args=solve 'a  b' \"c\" \$d \\e *"
check 'an empty one' argument ''
check 'one of two words' argument 'two words'
run 'GRADLE_OPTS=-Done=1' casilla
check 'GRADLE_OPTS' argument '-Done=1'

test='switches'
new_box
run 'CASILLA_JDK_ONLY=off' test
check 'off: starts the wrapper' starts_wrapper
check 'off: does nothing' called 'start'
install_distribution "$box/home/.gradle"
run "CASILLA_JDK_ONLY=force ANDROID_HOME=$box/sdk" test
check 'force: makes and uses Gradle' starts_made_gradle
check 'force: makes and uses a platform' grep -q "^ANDROID_HOME=$cache/sdk-" "$box/out"

test='no JDK'
new_box
run 'JAVA_HOME=' casilla
check 'refuses' refused
check 'says so' says "no 'java' command could be found"

test='JDK 11'
new_box
echo 'JAVA_VERSION="11.0.2"' > "$box/jdk/release"
run '' casilla
check 'refuses' refused
check 'says what is needed and what there is' says 'JDK 17 is needed; .* is Java 11.0.2'
check 'in one line' one_line
check 'makes nothing' [ ! -e "$box/home/.cache" ]

test='JDK 11 on a normal machine'
new_box
install_distribution "$box/home/.gradle"
echo 'JAVA_VERSION="11.0.2"' > "$box/jdk/release"
run "ANDROID_HOME=$box/sdk" test
check 'refuses' refused
check 'in one line' one_line
run "ANDROID_HOME=$box/sdk" "-Dorg.gradle.java.home=/jdk-17" test
check 'not where Gradle is told of another' called 'start'
echo 'org.gradle.java.home=/jdk-17' > "$box/home/.gradle/gradle.properties"
run "ANDROID_HOME=$box/sdk" test
check 'nor in gradle.properties' called 'start start'

test='java on the PATH'
new_box
printf '#!/bin/sh\nexec "%s" "$@"\n' "$box/jdk/bin/java" > "$box/bin/java"
chmod +x "$box/bin/java"
run 'JAVA_HOME=' casilla
check 'a script: finds the JDK' starts_made_gradle
rm "$box/bin/java"
ln -s "$box/jdk/bin/java" "$box/bin/java"
run 'JAVA_HOME=' casilla
check 'a link: finds the JDK' starts_made_gradle

test='Java 8 without a release file'
new_box
rm "$box/jdk/release"
printf '#!/bin/sh\necho "openjdk version \\"1.8.0_292\\"" >&2\n' > "$box/jdk/bin/java"
run '' casilla
check 'refuses' refused
check 'says what there is' says 'is Java 1.8.0_292'

test='JDK 25'
new_box
echo 'JAVA_VERSION="25"' > "$box/jdk/release"
run '' casilla
check 'refuses' refused
check 'says what is needed' says 'runs on JDK 17 to 23'
check 'leaves nothing' clean

test='Java runtime without compiler'
new_box
rm "$box/jdk/bin/javac"
run '' casilla
check 'refuses' refused
check 'says so' says 'without javac'
check 'leaves nothing' clean

test='no network'
new_box
run 'MAKE=1' casilla
check 'refuses' refused
check 'leaves nothing' clean
check 'makes nothing' not_made gradle
run '' casilla
check 'works later' starts_made_gradle

test='no space'
new_box
rm "$box/bin/df"
printf '#!/bin/sh\necho head\necho "disk 1 1 2048 1%% /"\n' > "$box/bin/df"
chmod +x "$box/bin/df"
run '' casilla
check 'refuses' refused
check 'says how much' says 'no space: 450 MB are needed in .*, 2 MB are free'
check 'leaves nothing' clean

test='disk full on the way'
new_box
run 'MAKE=3' casilla
check 'refuses' refused
check 'gives the space back' [ ! -e "$cache/downloads" ]
check 'leaves nothing' clean

test='cache not writable'
new_box
mkdir -p "$box/home/.cache"
touch "$box/home/.cache/casilla"
run '' casilla
check 'refuses' refused
check 'says so' says 'cannot write'
check 'in one line' one_line

test='platform cannot be made'
new_box
run 'OWN=1' test
check 'refuses' refused
check 'says why' says 'fake reason'
check 'leaves nothing' clean
check 'keeps the Gradle made' made gradle
check 'makes no platform' not_made sdk

test='no aapt2 for this machine'
new_box
rm "$box/bin/uname"
printf '#!/bin/sh\necho Plan9\n' > "$box/bin/uname"
chmod +x "$box/bin/uname"
run 'AAPT2=missing' test
check 'refuses' refused
check 'says how to get a normal build' says 'no aapt2: .* install the Android SDK'
check 'leaves nothing' clean
run 'AAPT2=missing' test
check 'refuses again' refused

test='interrupted'
new_box
env -i PATH="$box/bin" HOME="$box/home" JAVA_HOME="$box/jdk" CALLS="$calls" SLOW=30 \
    sh "$project/gradlew" casilla >"$box/out" 2>"$box/err" &
until [ -e "$calls.slow" ]; do sleep 0.1; done
owner=$( readlink "$cache/lock" )
slow=$( ls -d "$cache"/work-* )
place=${owner%-*}
kill -9 "${owner##*-}"
wait $!
check 'leaves work behind when killed' [ -d "$slow" ]
check 'makes nothing' not_made gradle
run '' casilla
check 'the next run works' starts_made_gradle
check 'and cleans up' clean

# A lock and what it stands for: hold OWNER
hold() {
    mkdir -p "$cache/work-$1"
    ln -s "$1" "$cache/lock"
}
gone() {
    sleep 0 &
    wait $!
    echo $!
}

test='lock of a process that has ended'
new_box
hold "$place-$( gone )"
run '' casilla
check 'is overridden' starts_made_gradle
check 'and removed' clean
check 'without waiting' says_not waiting

test='lock of a process with the same number'
new_box
hold "$place-$$"
sed 's/-\$\$$/-'$$/ "$here/make.sh" > "$project/gradle/jdk-only/make.sh"
run '' casilla
check 'is overridden' starts_made_gradle
check 'and removed' clean

test='lock without an owner'
new_box
mkdir -p "$cache"
ln -s "$place-$$" "$cache/lock"
run '' casilla
check 'is overridden' starts_made_gradle
check 'and removed' clean

test='lock that is no link'
new_box
mkdir -p "$cache"
touch "$cache/lock"
run '' casilla
check 'refuses' refused
check 'says so' says "cannot make the link $cache/lock"

test='lock of an earlier kind'
new_box
mkdir -p "$cache"
ln -s $$ "$cache/lock"
run '' casilla
check 'is overridden' starts_made_gradle

test='lock of a process number used anew'
new_box
hold "$place-$$"
touch -t 202001010000 "$cache/work-$place-$$"
run '' casilla
check 'is overridden' starts_made_gradle
check 'a directory that may be in use stays' [ -d "$cache/work-$place-$$" ]

test='another run prepares'
new_box
sleep 2 &
hold "$place-$!"
run '' casilla
check 'is waited for' says "waiting for another gradlew (process $!)"
check 'then work goes on' starts_made_gradle

test='another run never ends'
new_box
hold "$place-$$"
sed 's/^patience=[0-9]*/patience=2/' "$here/make.sh" > "$project/gradle/jdk-only/make.sh"
run '' casilla
check 'refuses' refused
check 'says how long and what to do' says "has not finished in .* remove $cache/lock"
check 'leaves it alone' [ -d "$cache/work-$place-$$" ]
check 'leaves nothing of its own' [ "$( ls -d "$cache"/work-* | wc -l )" -eq 1 ]

test='lock of another machine or container'
new_box
hold elsewhere-1
( sleep 2; rm "$cache/lock" ) &
run '' casilla
check 'is waited for' says 'waiting for another gradlew (on another machine'
check 'its directory stays' [ -d "$cache/work-elsewhere-1" ]
rm -rf "$cache"
hold elsewhere-1
touch -t "$( date -d '10 minutes ago' +%Y%m%d%H%M 2>/dev/null || date -v-10M +%Y%m%d%H%M )" "$cache/work-elsewhere-1"
run '' casilla
check 'is overridden without a sign of life' starts_made_gradle
check 'its directory stays even then' [ -d "$cache/work-elsewhere-1" ]
touch -t 202001010000 "$cache/work-elsewhere-1"
rm -rf "$cache"/gradle-*
run '' casilla
check 'and is removed days later' clean

test='sign of life'
new_box
sed 's/sleep 60/sleep 1/' "$here/make.sh" > "$project/gradle/jdk-only/make.sh"
env -i PATH="$box/bin" HOME="$box/home" JAVA_HOME="$box/jdk" CALLS="$calls" SLOW=3 \
    sh "$project/gradlew" casilla >"$box/out" 2>"$box/err" &
until [ -e "$calls.slow" ]; do sleep 0.1; done
slow=$cache/work-$( readlink "$cache/lock" )
touch -t 202001010000 "$slow"
sleep 2
check 'is given' [ -z "$( find "$slow" -maxdepth 0 -mmin +5 )" ]
wait $!
check 'until the end' clean

test='lock lost on the way'
new_box
env -i PATH="$box/bin" HOME="$box/home" JAVA_HOME="$box/jdk" CALLS="$calls" SLOW=2 \
    sh "$project/gradlew" casilla >"$box/out.first" 2>&1 &
until [ -e "$calls.slow" ]; do sleep 0.1; done
rm "$cache/lock"
run '' casilla
check 'the second works' starts_made_gradle
wait $!
check 'the first works' grep -q gradlew.jar "$box/out.first"
check 'one result' [ "$( ls -d "$cache"/gradle-* | wc -l )" -eq 1 ]
check 'with nothing nested' [ "$( ls "$cache"/gradle-* )" = gradlew.jar ]
check 'leaves nothing' clean

test='two at once'
new_box
env -i PATH="$box/bin" HOME="$box/home" JAVA_HOME="$box/jdk" CALLS="$calls" SLOW=1 \
    sh "$project/gradlew" casilla >/dev/null 2>&1 &
until [ -e "$calls.slow" ]; do sleep 0.1; done
run '' casilla
wait $!
check 'both work' [ "$( grep -c start "$calls" )" -eq 2 ]
check 'one makes Gradle' [ "$( grep -c make-gradle "$calls" )" -eq 1 ]

test='versions that the stubs and the probe stand for'
new_box
: > "$box/out" && : > "$box/err"
for name in agp camerax lifecycle min-sdk mlkit-text target-sdk; do
    check "$name is in the catalog" grep -q "^$name = \"" "$root/gradle/libs.versions.toml"
done

# From here on with the real tools, where there is a JDK.
if [ -n "${JAVA_HOME:-}" ]; then
    real_java=$JAVA_HOME/bin/java real_javac=$JAVA_HOME/bin/javac
else
    real_java=java real_javac=javac
fi
real_make() { # MAVEN-REPO
    mkdir -p "$box/downloads" "$box/work"
    MAVEN_REPO=$1 "$real_java" -cp "$all/tools" jdkonly.MakeGradle \
        "$project/gradle/jdk-only/gradle-home" "$box/downloads" "$box/work/gradle" \
        >"$box/out" 2>"$box/err"
    status=$?
}

test='real tools'
new_box
if ! command -v "$real_javac" >/dev/null; then
    skip 'no JDK'
else
    check 'compile without warnings' \
        "$real_javac" -Xlint:all -Werror -d "$all/tools" "$here"/gradle-home/tools/jdkonly/*.java

    test='repository out of reach'
    new_box
    real_make http://127.0.0.1:9/maven
    check 'fails' [ $status -eq 1 ]
    check 'says what it wanted' says 'cannot download http://127.0.0.1:9/maven/'
    check 'says what the normal build needs' says "where Gradle's own server can be reached"
    check 'in one line' one_line

    test='wrong checksum'
    new_box
    sed -n '/ant-launcher/p' "$here/gradle-home/libs.txt" > "$project/gradle/jdk-only/gradle-home/libs.txt"
    mkdir -p "$box/repository/org/apache/ant/ant-launcher/1.10.14"
    echo bad > "$box/repository/org/apache/ant/ant-launcher/1.10.14/ant-launcher-1.10.14.jar"
    real_make "file://$box/repository"
    check 'fails' [ $status -eq 1 ]
    check 'says so' says 'wrong checksum'
    check 'keeps nothing of it' [ -z "$( ls "$box/downloads" )" ]

    test='disk full when a jar is closed'
    if [ -c /dev/full ]; then
        mkdir "$box/full"
        cat > "$box/full/Full.java" <<'J'
package jdkonly;

class Full {
  public static void main(String[] args) throws Exception {
    try (PlainJar jar = new PlainJar(java.nio.file.Path.of("/dev/full"))) {
      jar.put("small", new byte[1]);
    } catch (java.nio.file.FileSystemException e) {
      System.exit(3);
    }
  }
}
J
        "$real_javac" -cp "$all/tools" -d "$box/full" "$box/full/Full.java"
        "$real_java" -cp "$all/tools:$box/full" jdkonly.Full 2>"$box/err"
        status=$?
        check 'is told from other trouble' [ $status -eq 3 ]
    else
        skip 'no /dev/full'
    fi

    test='server that does not answer'
    new_box
    : > "$box/out"
    "$real_java" -cp "$all/tools" jdkonly.WrapperServer http://127.0.0.1:9/ 2>"$box/err"
    status=$?
    check 'is told by the status' [ $status -eq 1 ]
    check 'without a word' quiet
fi

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
