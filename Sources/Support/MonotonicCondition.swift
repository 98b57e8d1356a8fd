import Foundation

/// A condition variable on the monotonic clock, which is unaffected by changes of the wall clock.
///
/// `NSCondition` waits until a `Date`: if the clock is set back meanwhile, it waits too long.
/// ThreadSanitizer recognizes POSIX locks, but not those of Dispatch and GLib.
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

  /// Wakes all waiting threads; call with the lock held.
  func broadcast() { pthread_cond_broadcast(condition) }

  /// Releases the lock until the next broadcast; call with the lock held.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// The same, until an instant of `deadline(in:)`; returns false on timeout.
  func wait(until deadline: timespec) -> Bool {
    withUnsafePointer(to: deadline) { pthread_cond_timedwait(condition, mutex, $0) } == 0
  }

  /// The instant in this many seconds.
  static func deadline(in seconds: Double) -> timespec {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let nanoseconds = now.tv_nsec + Int(seconds * 1e9)
    return timespec(
      tv_sec: now.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
