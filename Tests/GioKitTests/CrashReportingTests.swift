import Foundation
import GioKit
import Testing
import Support

/// What a process that crashes writes down, tried by processes that do.
@Suite struct `A crash` {
  private static let head = "Program 1.2"

  private static func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("terrarium-crash-\(name)").path
  }

  /// The report of this name, which is gone afterwards.
  private func report(_ name: String) throws -> String {
    let path = Self.path(name)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let rights = try FileManager.default.attributesOfItem(atPath: path)
    #expect(rights[.posixPermissions] as? Int == 0o600)
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `by a bad address is reported with the address and the calls`() async throws {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      CrashReporting.begin(at: Self.path("address"), head: Self.head, tail: "Send it.")
      _ = UnsafePointer<Int>(bitPattern: 0x1234)?.pointee
    }
    let text = try report("address")
    #expect(
      text.hasPrefix("Program 1.2\nended by SIGSEGV at the address 0x1234\n\n")
        && text.hasSuffix("\n\nSend it.\n"), "\(text)")
    #expect(text.split(separator: "\n").count > 6, "\(text)")
  }

  @Test func `by a stack overflow is reported from another stack`() async throws {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      CrashReporting.begin(at: Self.path("stack"), head: Self.head, tail: "Send it.")
      Self.dig(0)
    }
    #expect(try report("stack").hasPrefix("Program 1.2\nended by SIGSEGV at the address 0x"))
  }

  @Test func `by a stack overflow of a worker is reported from another stack, too`() async throws {
    await #expect(processExitsWith: .signal(SIGSEGV)) {
      CrashReporting.begin(at: Self.path("worker"), head: Self.head, tail: "Send it.")
      _ = Ahead { Self.dig(0) }.value
    }
    #expect(try report("worker").hasPrefix("Program 1.2\nended by SIGSEGV at the address 0x"))
  }

  /// Goes down until there is no more stack.
  private static func dig(_ depth: Int) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { bytes in
      bytes[0] = UInt8(truncatingIfNeeded: depth)
      dig(depth + Int(bytes[0] & 1) + 1)
    }
  }

  @Test func `by a failed check or abort is reported with its signal`() async throws {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      CrashReporting.begin(at: Self.path("abort"), head: Self.head, tail: "Send it.")
      // Twice is as good as once.
      CrashReporting.begin(at: Self.path("abort"), head: Self.head, tail: "Send it.")
      abort()
    }
    #expect(try report("abort").hasPrefix("Program 1.2\nended by SIGABRT\n\n"))
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      CrashReporting.begin(at: Self.path("trap"), head: Self.head, tail: "Send it.")
      // As GLib does where something critical ends a program.
      raise(SIGTRAP)
    }
    #expect(try report("trap").hasPrefix("Program 1.2\nended by SIGTRAP\n\n"))
    await #expect(processExitsWith: .failure) {
      CrashReporting.begin(at: Self.path("check"), head: Self.head, tail: "Send it.")
      let none: [Int] = []
      _ = none[Int(getpid())]
    }
    #expect(try report("check").hasPrefix("Program 1.2\nended by SIG"))
  }

  @Test func `without a writable place ends with the same signal`() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      CrashReporting.begin(at: "/dev/null/nowhere", head: "", tail: "")
      raise(SIGBUS)
    }
  }
}
