import Glibc

/// Lowers the priority (nice 10) of this thread and its children.
///
/// For speculative work in the background. On an idle machine it is as fast as before; on a busy
/// one it gets a tenth of another thread's time, so that it is never starved.
package func lowerPriority() {
  // Linux counts threads as processes, each with its own niceness.
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
}
