package dev.casilla.architecture.violating.crowded;

/** The first of fifteen classes in one package, one more than the rule allows. */
public final class Crowd {}

final class Crowd02 {}

final class Crowd03 {}

final class Crowd04 {}

final class Crowd05 {}

final class Crowd06 {}

final class Crowd07 {}

final class Crowd08 {}

final class Crowd09 {}

final class Crowd10 {}

final class Crowd11 {}

final class Crowd12 {}

final class Crowd13 {}

final class Crowd14 {}

final class Crowd15 {}
