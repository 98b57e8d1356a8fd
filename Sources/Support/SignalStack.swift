import Glibc

/// Runs the body of a thread with a stack of its own for signals.
///
/// The handler that writes the report of a crash cannot run on a stack that has run out. The
/// stack for signals is the thread's, and is given back at its end.
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
