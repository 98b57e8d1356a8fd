import Foundation

/// A condition that threads wait for, with a time limit that does not move when the clock is set.
///
/// `NSCondition` waits until a `Date`: where the clock is set back meanwhile, it waits as much longer.
/// Those of Dispatch and GLib are no locks to ThreadSanitizer; those of POSIX are.
final class MonotonicCondition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func withLock<Answer>(_ body: () -> sending Answer) -> sending Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Wakes all threads that wait; to be called with the lock.
  func broadcast() { pthread_cond_broadcast(condition) }

  /// Lets the lock go until the next broadcast; to be called with the lock.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// The same, until the instant that `deadline(in:)` answered; false when that has come.
  func wait(until deadline: timespec) -> Bool {
    withUnsafePointer(to: deadline) { pthread_cond_timedwait(condition, mutex, $0) } == 0
  }

  /// The instant that is so many seconds away.
  static func deadline(in seconds: Double) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let nanoseconds = now.tv_nsec + Int(seconds * 1e9)
    return timespec(
      tv_sec: now.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
