import Glibc

/// Runs the body of a thread with an alternate signal stack.
///
/// A crash handler cannot run on a stack that has overflowed. The signal stack belongs to the
/// thread and is freed at its end.
package func withSignalStack<Result>(_ body: () -> Result) -> Result {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  var stack = stack_t(ss_sp: bytes.baseAddress, ss_flags: 0, ss_size: bytes.count)
  sigaltstack(&stack, nil)
  defer {
    stack.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&stack, nil)
    bytes.deallocate()
  }
  return body()
}
