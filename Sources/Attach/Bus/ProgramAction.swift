internal import GioKit
package import Hierarchy

/// An action of a program or of one of its windows, as `GtkApplication` exports it on the session's bus;
/// no accessible tells of it.
package struct ProgramAction: Hashable, Sendable {
  /// What it belongs to: `app`, or `window` and its number.
  package let group: String
  package let name: String
  package let isEnabled: Bool
  /// The type of what it takes, as GLib writes it; nil where it takes nothing.
  package let parameter: String?
  /// Its state; nil where it has none.
  package let state: String?

  /// Its fields in JSON.
  package var json: JSON {
    .object([
      ("group", .string(group)), ("name", .string(name)), ("enabled", .bool(isEnabled)),
      ("parameter", JSON(parameter)), ("state", JSON(state)),
    ])
  }
}

extension ProgramAction {
  /// Reads the answer of `DescribeAll`: for each name whether it is enabled, the type of its parameter,
  /// and a list with its state or with nothing.
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
  /// The value in words.
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
