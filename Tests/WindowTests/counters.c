// Counts what lives in a program, loaded before it: objects of Swift by class, objects of GTK and GLib
// by type. At each SIGUSR2 the counts are written into the file that LIVING names, a line a class.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// One class: its metadata in Swift, or its number in GLib, and how many of it live.
struct kind {
  _Atomic uintptr_t mark;
  atomic_long count;
};
enum { ROOM = 1 << 14 };
static struct kind classes[ROOM], types[ROOM];

static void count(struct kind *kinds, uintptr_t mark, long change) {
  for (size_t place = (mark >> 4) * 2654435761u % ROOM;; place = (place + 1) % ROOM) {
    uintptr_t there = atomic_load(&kinds[place].mark), none = 0;
    if (!there && atomic_compare_exchange_strong(&kinds[place].mark, &none, mark)) there = mark;
    if (!there) there = none;
    if (there != mark) continue;
    atomic_fetch_add(&kinds[place].count, change);
    return;
  }
}

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

// Swift. The metadata of a class begin with 0; those of closures and boxes, which are not counted,
// do not.

static int is_class(const uintptr_t *metadata) { return *metadata == 0; }

void *swift_allocObject(void *metadata, size_t size, size_t alignment) {
  static void *(*allocate)(void *, size_t, size_t);
  if (!allocate) allocate = next("swift_allocObject");
  if (is_class(metadata)) count(classes, (uintptr_t)metadata, 1);
  return allocate(metadata, size, alignment);
}

void swift_deallocClassInstance(void *object, size_t size, size_t alignment) {
  static void (*release)(void *, size_t, size_t);
  if (!release) release = next("swift_deallocClassInstance");
  count(classes, *(uintptr_t *)object, -1);
  release(object, size, alignment);
}

void swift_deallocPartialClassInstance(void *object, void *metadata, size_t size, size_t alignment) {
  static void (*release)(void *, void *, size_t, size_t);
  if (!release) release = next("swift_deallocPartialClassInstance");
  count(classes, *(uintptr_t *)object, -1);
  release(object, metadata, size, alignment);
}

// GLib. An object goes when what was attached to it goes.

static void gone(void *type) { count(types, (uintptr_t)type, -1); }

static void *attach(void *object) {
  static unsigned (*quark)(const char *);
  static void *(*get)(void *, unsigned);
  static void (*set)(void *, unsigned, void *, void (*)(void *));
  static unsigned mark;
  if (!quark) {
    get = next("g_object_get_qdata");
    set = next("g_object_set_qdata_full");
    quark = next("g_quark_from_static_string");
    mark = quark("living");
  }
  // The first word of an object is its class, and that of a class its number.
  uintptr_t type = **(uintptr_t **)object;
  if (!get(object, mark)) {
    count(types, type, 1);
    set(object, mark, (void *)type, gone);
  }
  return object;
}

void *g_object_new_valist(uintptr_t type, const char *first, va_list rest) {
  static void *(*make)(uintptr_t, const char *, va_list);
  if (!make) make = next("g_object_new_valist");
  return attach(make(type, first, rest));
}

void *g_object_new(uintptr_t type, const char *first, ...) {
  va_list rest;
  va_start(rest, first);
  void *object = g_object_new_valist(type, first, rest);
  va_end(rest);
  return object;
}

void *g_object_new_with_properties(uintptr_t type, unsigned n, const char **names, void *values) {
  static void *(*make)(uintptr_t, unsigned, const char **, void *);
  if (!make) make = next("g_object_new_with_properties");
  return attach(make(type, n, names, values));
}

// Telling.

struct name {
  const char *text;
  uintptr_t length;
};

static void tell(const char *path) {
  struct name (*class_name)(const void *, _Bool) = next("swift_getTypeName");
  const char *(*type_name)(uintptr_t) = next("g_type_name");
  char temporary[4096];
  snprintf(temporary, sizeof temporary, "%s.new", path);
  FILE *file = fopen(temporary, "w");
  if (!file) return;
  for (size_t place = 0; place < ROOM; place++) {
    if (classes[place].mark) {
      struct name name = class_name((void *)classes[place].mark, 1);
      fprintf(file, "swift\t%.*s\t%ld\n", (int)name.length, name.text, classes[place].count);
    }
    if (types[place].mark)
      fprintf(file, "glib\t%s\t%ld\n", type_name(types[place].mark), types[place].count);
  }
  fclose(file);
  rename(temporary, path);
}

static void *wait_for_signals(void *path) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGUSR2);
  for (int signal; sigwait(&signals, &signal) == 0;) tell(path);
  return NULL;
}

__attribute__((constructor)) static void begin(void) {
  char *path = getenv("LIVING");
  if (!path) return;
  // Programs that this one starts are not counted.
  unsetenv("LD_PRELOAD");
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  pthread_t thread;
  pthread_create(&thread, NULL, wait_for_signals, strdup(path));
}
