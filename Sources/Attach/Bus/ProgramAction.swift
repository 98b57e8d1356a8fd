internal import GioKit
package import Hierarchy

/// An action of a program or window, exported by `GtkApplication` on the session bus; not available
/// through accessibility.
package struct ProgramAction: Hashable, Sendable {
  /// Its owner: `app`, or `window` with a number.
  package let group: String
  package let name: String
  package let isEnabled: Bool
  /// The type of its parameter as a GLib type string; nil if it has none.
  package let parameter: String?
  /// Its state; nil if stateless.
  package let state: String?

  /// The action as JSON.
  package var json: JSON {
    .object([
      ("group", .string(group)), ("name", .string(name)), ("enabled", .bool(isEnabled)),
      ("parameter", JSON(parameter)), ("state", JSON(state)),
    ])
  }
}

extension ProgramAction {
  /// Parses the reply of `DescribeAll`: for each name whether it is enabled, the type of its
  /// parameter, and an optional state.
  ///
  /// Source: GLib's documentation of `org.gtk.Actions`.
  static func all(in group: String, from answer: [DBusValue]) -> [ProgramAction] {
    (answer.first?.entries ?? []).compactMap { entry in
      let parts = entry.value.parts
      guard let name = entry.key.text, parts.count == 3, let isEnabled = parts[0].truth else {
        return nil
      }
      let parameter = parts[1].text.flatMap { $0.isEmpty ? nil : $0 }
      return ProgramAction(
        group: group, name: name, isEnabled: isEnabled, parameter: parameter,
        state: parts[2].parts.first?.words)
    }
  }
}

extension DBusValue {
  /// The value as text.
  fileprivate var words: String {
    switch self {
    case .number(let value): "\(value)"
    case .real(let value): "\(value)"
    case .truth(let value): "\(value)"
    case .text(let value): value
    case .list(let parts), .tuple(let parts): parts.map(\.words).joined(separator: ", ")
    case .table(let entries):
      entries.map { "\($0.key.words): \($0.value.words)" }.joined(separator: ", ")
    }
  }
}
