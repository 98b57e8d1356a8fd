import Glibc
import Synchronization

/// Memory for the chunks of long lists, which the system provides in one huge page.
///
/// The first touch of a page is dearer than filling it, and a huge page is touched once where small
/// ones are 512 times. It costs up to 2 MB that are not used yet; so short lists have none.
final class Slab: @unchecked Sendable {
  private static let size = 2 << 20

  private let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: size)
  private let used = Atomic(0)

  init() {
    // Advice that is not taken, as where huge pages are switched off, does no harm.
    madvise(memory, Self.size, MADV_HUGEPAGE)
  }

  deinit { memory.deallocate() }

  /// So many bytes that nobody else gets, or nil when there are not enough left.
  ///
  /// The bytes are in place as long as the slab lives. It may be asked from several threads, as
  /// copies of a list share it.
  func take(_ count: Int) -> UnsafeMutableRawPointer? {
    let end = used.wrappingAdd(count, ordering: .relaxed).newValue
    return end <= Self.size ? memory + (end - count) : nil
  }
}
