internal import Foundation
import Support

/// What the system tells of a process, by which it is recognized.
package struct ProcessTraces: Hashable, Sendable {
  /// The path of what is executed: of a script, its interpreter.
  package var executable: String
  /// How the system calls it, in no more than 15 bytes: of a script, the script's own name.
  package var command: String
  /// Where the system counts what it uses, as "/user.slice/…/app-flatpak-org.gnome.Maps-27.scope".
  package var group: String

  package init(executable: String = "", command: String = "", group: String = "") {
    (self.executable, self.command, self.group) = (executable, command, group)
  }

  /// Those of a process that runs; empty where the system keeps them to itself.
  package init(of process: Int) {
    func text(_ file: String) -> String {
      let text = try? String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
      return text.map { String($0.trimmed) } ?? ""
    }
    executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) ?? ""
    // So the system says that the program was replaced while it runs.
    let mark = " (deleted)"
    if executable.hasSuffix(mark) { executable.removeLast(mark.count) }
    (command, group) = (text("comm"), text("cgroup"))
  }
}
