internal import GioKit

/// Finding the actions that a program exports on the session bus.
extension AccessibilityBus {
  /// Requests a program's exported actions; empty if there are none.
  package func actions(
    of application: RunningApplication, _ answer: @escaping @MainActor ([ProgramAction]) -> Void
  ) {
    ProgramActionSearch(of: application.process, on: session, answer).start()
  }
}

/// The pending calls that find a program's actions.
///
/// A GTK program owns its application id as a bus name, and exports its actions at the
/// corresponding path, those of windows below it.
@MainActor
private final class ProgramActionSearch {
  private static let patience = 1.0
  private static let bus = "org.freedesktop.DBus"
  private static let names = DBusMethod(bus, "ListNames")
  private static let introspect = DBusMethod("org.freedesktop.DBus.Introspectable", "Introspect")
  private static let describeAll = DBusMethod("org.gtk.Actions", "DescribeAll")

  private let process: Int
  private let session: DBusConnection
  private let answer: @MainActor ([ProgramAction]) -> Void
  private var found: [ProgramAction] = []
  private var waiting = 0

  init(
    of process: Int, on session: DBusConnection,
    _ answer: @escaping @MainActor ([ProgramAction]) -> Void
  ) {
    (self.process, self.session, self.answer) = (process, session, answer)
  }

  func start() {
    ask(Self.bus, "/org/freedesktop/DBus", Self.names) { search, parts in
      let names = (parts.first?.parts ?? []).compactMap(\.text)
      for name in names where !name.hasPrefix(":") && name != Self.bus { search.look(at: name) }
    }
  }

  /// Continues if a name belongs to the process.
  private func look(at name: String) {
    ask(
      Self.bus, "/org/freedesktop/DBus", AccessibilityMethods.processID, [.text(name)]
    ) { search, parts in
      guard let owner = parts.first?.number, owner == search.process, owner > 0 else { return }
      let path = "/" + name.replacing(".", with: "/").replacing("-", with: "_")
      search.describe(name, path, as: "app")
      search.ask(name, path + "/window", Self.introspect) { search, parts in
        for node in (parts.first?.text ?? "").matches(of: /<node name="(\d+)"/) {
          search.describe(name, "\(path)/window/\(node.1)", as: "window \(node.1)")
        }
      }
    }
  }

  private func describe(_ name: String, _ path: String, as group: String) {
    ask(name, path, Self.describeAll) { search, parts in
      search.found += ProgramAction.all(in: group, from: parts)
    }
  }

  private func ask(
    _ name: String, _ path: String, _ method: DBusMethod, _ arguments: [DBusArgument] = [],
    _ take: @escaping @MainActor (ProgramActionSearch, [DBusValue]) -> Void
  ) {
    waiting += 1
    session.call(name, path, method, arguments, within: Self.patience) { result in
      if case .success(let parts) = result { take(self, parts) }
      self.waiting -= 1
      guard self.waiting == 0 else { return }
      // The program's actions first, then windows by number.
      self.answer(
        self.found.sorted {
          ($0.group.count, $0.group, $0.name) < ($1.group.count, $1.group, $1.name)
        })
    }
  }
}
