internal import Foundation
internal import Geometry
package import Hierarchy

/// JSON of a tree, in the format of dumps, with roles.
extension AccessibleTree {
  /// The tree as a JSON object; a node's `line` is its index, from 1.
  ///
  /// Includes `details` where given.
  package func json(
    of application: RunningApplication, details: [AccessibleReference: AccessibleDetails] = [:],
    actions: [ProgramAction] = []
  ) -> JSON {
    .object([
      ("format", .string("atspi")), ("app", application.json),
      ("actions", .array(actions.map(\.json))),
      (
        "nodes",
        .array(
          nodes.enumerated().map {
            json(of: $1, at: $0, details[$1.reference]?.json ?? [])
          })
      ),
      (
        "warnings",
        .array(notes.map { .object([("line", .number(0)), ("message", .string($0))]) })
      ),
    ])
  }

  /// A node as JSON.
  package func nodeJSON(at place: Int) -> JSON { json(of: nodes[place], at: place) }

  private func json(
    of node: Accessible, at place: Int, _ details: [(String, JSON)] = []
  ) -> JSON {
    let frame = node.extents.map { box in
      JSON.array([box.minX, box.minY, box.width, box.height].map { .number(Double($0)) })
    }
    let fields: [(String, JSON)] = [
      ("id", .string(node.reference.path)), ("line", .number(Double(place + 1))),
      ("parentLine", node.parent.map { .number(Double($0 + 1)) } ?? .null),
      ("class", .null), ("state", .null), ("inWindow", .bool(node.isShown)),
      ("presented", .null), ("name", node.name.isEmpty ? .null : .string(node.name)),
      ("frame", frame ?? .null), ("role", .string(node.role)),
      ("description", node.description.isEmpty ? .null : .string(node.description)),
      ("states", .array(node.states.words.map(JSON.string))),
    ]
    return .object(fields + details)
  }

  /// The accessibility check as JSON.
  package func checkupJSON(of application: RunningApplication) -> JSON {
    .object([
      ("app", application.json),
      (
        "findings",
        .array(
          checkup.map { finding in
            .object([
              ("kind", .string(finding.kind.rawValue)),
              ("id", .string(nodes[finding.place].reference.path)),
              ("message", .string(finding.message)),
            ])
          })
      ),
    ])
  }
}

extension UnheardProgram {
  /// Name, process, toolkit and windows, and the command that starts it with accessibility enabled.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("pid", .number(Double(process))),
      ("toolkit", JSON(toolkit?.rawValue)), ("windows", .array(titles.map(JSON.string))),
      ("command", variables.isEmpty ? .null : .string(command)),
    ])
  }
}

extension RunningApplication {
  /// Name, process, toolkit and windows.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("pid", .number(Double(process))), ("toolkit", .string(toolkit)),
      ("windows", .array(windows.map(JSON.string))),
    ])
  }
}
