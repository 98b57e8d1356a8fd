import Glibc

/// Lets all threads that have more haste go first: this one, and those that it begins, for as long as they
/// live.
///
/// For what is done ahead, while somebody waits for something else. On an idle machine it is as quick as
/// before; on a busy one it has a tenth of another thread's time, so that it is never starved.
package func haveNoHaste() {
  // Linux counts threads as processes, each with its own niceness.
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
}
