import Foundation
import GioKit
import Testing

@testable import Interpreter

/// The thread on which scripts run, where its stack runs out against all bounds.
@Suite("The stack of scripts")
struct DeepStackTests {
  private static let report =
    FileManager.default.temporaryDirectory.appendingPathComponent("terrarium-crash-script").path

  @Test func `is reported when it overflows`() async throws {
    defer { try? FileManager.default.removeItem(atPath: Self.report) }
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      CrashReporting.begin(at: Self.report, head: "Program 1.2", tail: "Send it.")
      try DeepStack.run { Self.dig(0) }
    }
    let text = try String(contentsOfFile: Self.report, encoding: .utf8)
    #expect(text.hasPrefix("Program 1.2\nended by SIGSEGV at the address 0x"), "\(text)")
  }

  /// Goes down until there is no more stack.
  private static func dig(_ depth: Int) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { bytes in
      bytes[0] = UInt8(truncatingIfNeeded: depth)
      dig(depth + Int(bytes[0] & 1) + 1)
    }
  }
}
