internal import Foundation
package import GioKit

/// Matching running programs with desktop entries.
extension [DesktopEntry] {
  /// The entry of a running program, or nil if none matches with certainty.
  ///
  /// Matches in this order: the sandbox of a sandboxed program; the names of windows or entry; the
  /// command; the displayed name. Terminal programs have no windows, so an interpreter's entry is
  /// never taken for its script's. Among equal matches, visible entries take precedence, then the
  /// shortest `id`.
  package func entry(of application: RunningApplication, known traces: ProcessTraces)
    -> DesktopEntry?
  {
    let entries = filter { !$0.isForTerminal }
      .sorted {
        ($0.isHidden ? 1 : 0, $0.id.count, $0.id) < ($1.isHidden ? 1 : 0, $1.id.count, $1.id)
      }
    func isName(_ text: String?) -> Bool {
      !application.name.isEmpty && text?.lowercased() == application.name.lowercased()
    }
    let commands = [fileName(of: traces.executable), traces.command].filter { !$0.isEmpty }
    let rules: [(DesktopEntry) -> Bool] = [
      { isSandbox(traces.group, of: $0.id) },
      { isName($0.windowClass) },
      { isName($0.id) },
      { entry in commands.contains { isCall(entry.command, of: $0) } },
      { entry in commands.contains { entry.windowClass?.lowercased() == $0.lowercased() } },
      { isName($0.name) },
    ]
    for rule in rules {
      if let found = entries.first(where: rule) { return found }
    }
    return nil
  }
}

/// Whether an entry's command is a process's, which may be truncated.
private func isCall(_ call: String, of command: String) -> Bool {
  let called = fileName(of: call)
  return called == command
    || command.utf8.count == 15 && called.utf8.count > 15 && called.hasPrefix(command)
}

/// Whether a control group is the Flatpak sandbox of an entry.
private func isSandbox(_ group: String, of id: String) -> Bool {
  guard let start = group.range(of: "/app-flatpak-")?.upperBound else { return false }
  // systemd escapes dashes in names.
  return group[start...].replacing(#"\x2d"#, with: "-").hasPrefix(id + "-")
}

private func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? ""
}
