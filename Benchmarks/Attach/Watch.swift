import Attach
import Foundation
import GioKit

/// What it costs a program that does nothing to be watched: its processor time in ten seconds.
enum Watch {
  private static let seconds = 10.0

  @MainActor static func run(_ program: RunningApplication, on bus: AccessibilityBus) {
    let alone = use(of: program.process) { _ = MainLoop.run(atMost: seconds) { false } }
    let attachment = Attachment(to: program, on: bus)
    attachment.begin()
    // The first look is not yet watching.
    MainLoop.run(atMost: 5) { false }
    let watched = use(of: program.process) { _ = MainLoop.run(atMost: seconds) { false } }
    print("alone", alone / seconds)
    print("watched", watched / seconds)
    attachment.stop()
  }

  /// The processor time of a process meanwhile, in milliseconds.
  private static func use(of process: Int, _ body: () -> Void) -> Double {
    let before = use(of: process)
    body()
    return use(of: process) - before
  }

  private static func use(of process: Int) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return 0 }
    // After the name, in parentheses, come the state and eleven numbers, then user and system time.
    let fields = text[end...].split(separator: " ")
    let ticks = fields.count > 13 ? (Double(fields[12]) ?? 0) + (Double(fields[13]) ?? 0) : 0
    return ticks * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
