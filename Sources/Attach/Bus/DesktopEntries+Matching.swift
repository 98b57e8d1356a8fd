internal import Foundation
package import GioKit

/// Which of the installed programs runs.
extension [DesktopEntry] {
  /// The entry of a program that runs, or nil if none is surely its own.
  ///
  /// In this order it is recognized: a sandboxed program by its sandbox, then anybody by how the
  /// windows or the entry are named, by what is executed, by what people call it. Programs for
  /// terminals have no windows, so an interpreter's entry is never taken for its script's. Of those
  /// that fit alike, the ones in menus go first, then the one with the shortest `id`.
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

/// Whether what an entry executes is a command, which may have been cut off.
private func isCall(_ call: String, of command: String) -> Bool {
  let called = fileName(of: call)
  return called == command
    || command.utf8.count == 15 && called.utf8.count > 15 && called.hasPrefix(command)
}

/// Whether a group of processes is the sandbox that Flatpak made for an entry.
private func isSandbox(_ group: String, of id: String) -> Bool {
  guard let start = group.range(of: "/app-flatpak-")?.upperBound else { return false }
  // In names of its own, systemd writes dashes otherwise.
  return group[start...].replacing(#"\x2d"#, with: "-").hasPrefix(id + "-")
}

private func fileName(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? ""
}
