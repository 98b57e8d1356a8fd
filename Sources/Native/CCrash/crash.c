// Writes what is known of a crash, with nothing but what a signal handler may call.
//
// It is C since Swift may take locks and memory anywhere; here the fault may have happened while
// they were held. What was open is not saved here, for the same reason: it is kept while all is well.

#define _GNU_SOURCE
#include "crash.h"

#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int faults[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
static const char *const names[] = {"SIGSEGV", "SIGBUS", "SIGILL", "SIGTRAP", "SIGABRT", "SIGFPE"};
enum { count = sizeof faults / sizeof *faults, deepest = 64, stack_size = 1 << 16 };

static char report[4096], first[512], last[2048];
static struct sigaction former[count];
// A stack of its own, for the usual one may be what has run out.
static char stack[stack_size] __attribute__((aligned(16)));
static volatile int entered;
// Whether Swift's own report is wanted, too, which blocks the window for half a minute.
static int is_traced;

static void say(int file, const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(file, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

static void say_address(int file, uintptr_t address) {
  char digits[2 * sizeof address + 3];
  char *place = digits + sizeof digits;
  *--place = 0;
  do {
    *--place = "0123456789abcdef"[address % 16];
    address /= 16;
  } while (address > 0);
  *--place = 'x';
  *--place = '0';
  say(file, place);
}

static void describe(int file, const char *name, const siginfo_t *info) {
  say(file, first);
  say(file, "\nended by ");
  say(file, name);
  // A number above 0 is the kernel's; what another process sent has no address.
  if (info->si_code > 0) {
    say(file, " at the address ");
    say_address(file, (uintptr_t)info->si_addr);
  }
  say(file, "\n\n");
  void *calls[deepest];
  backtrace_symbols_fd(calls, backtrace(calls, deepest), file);
  say(file, "\n");
  say(file, last);
  say(file, "\n");
}

static void crashed(int number, siginfo_t *info, void *context) {
  (void)context;
  int which = 0;
  while (which < count - 1 && faults[which] != number) which++;
  if (__sync_lock_test_and_set(&entered, 1) == 0) {
    int file = open(report, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file >= 0) {
      describe(file, names[which], info);
      close(file);
    }
    say(STDERR_FILENO, "terrarium: ended unexpectedly by ");
    say(STDERR_FILENO, names[which]);
    say(STDERR_FILENO, file >= 0 ? "; the report is " : "; no report could be written to ");
    say(STDERR_FILENO, report);
    say(STDERR_FILENO, "\n");
  }
  // The process ends as without a handler: with its status, and a core dump where enabled.
  int is_traced_fault = is_traced && info->si_code > 0;
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(number, is_traced_fault ? &former[which] : &usual, 0);
  // The fault happens again when this returns, and then reaches the previous handler.
  if (!is_traced_fault) raise(number);
}

static void copy(char *to, const char *from, size_t size) {
  size_t length = strnlen(from, size - 1);
  memcpy(to, from, length);
  to[length] = 0;
}

void terrarium_report_crashes(const char *path, const char *head, const char *tail) {
  is_traced = getenv("SWIFT_BACKTRACE") != 0;
  copy(report, path, sizeof report);
  copy(first, head, sizeof first);
  copy(last, tail, sizeof last);
  // The first call loads a library, which must not happen in a handler.
  void *nothing[1];
  backtrace(nothing, 1);
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, 0);
  struct sigaction action = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int which = 0; which < count; which++) {
    struct sigaction before;
    sigaction(faults[which], &action, &before);
    // Called a second time it must not take itself for what was there before.
    if (!(before.sa_flags & SA_SIGINFO) || before.sa_sigaction != crashed) former[which] = before;
  }
}
