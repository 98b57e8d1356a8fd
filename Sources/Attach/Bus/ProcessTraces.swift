internal import Foundation
import Support

/// A process's attributes, for matching.
package struct ProcessTraces: Hashable, Sendable {
  /// The path of the executable: for a script, its interpreter.
  package var executable: String
  /// The command name, truncated to 15 bytes: for a script, its own name.
  package var command: String
  /// The control group, as "/user.slice/…/app-flatpak-org.gnome.Maps-27.scope".
  package var group: String

  package init(executable: String = "", command: String = "", group: String = "") {
    (self.executable, self.command, self.group) = (executable, command, group)
  }

  /// Reads a running process's attributes; empty if not permitted.
  package init(of process: Int) {
    func text(_ file: String) -> String {
      let text = try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
      return text.map { String($0.trimmed) } ?? ""
    }
    executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) ?? ""
    // The system's suffix after the executable was replaced.
    let mark = " (deleted)"
    if executable.hasSuffix(mark) { executable.removeLast(mark.count) }
    (command, group) = (text("comm"), text("cgroup"))
  }
}
