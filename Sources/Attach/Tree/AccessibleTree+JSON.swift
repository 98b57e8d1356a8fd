internal import Foundation
internal import Geometry
package import Hierarchy

/// A tree as JSON, in the shape that dumps have, with the role of each node.
extension AccessibleTree {
  /// The tree as one JSON object; a node's line is its place, from 1 on.
  ///
  /// Of those in `details` it has all that they told.
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

  /// One node as the tree's JSON has it.
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

  /// The check-up as JSON.
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
  /// Its name, process, toolkit and windows, and how to start it so that it is heard.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("pid", .number(Double(process))),
      ("toolkit", JSON(toolkit?.rawValue)), ("windows", .array(titles.map(JSON.string))),
      ("command", variables.isEmpty ? .null : .string(command)),
    ])
  }
}

extension RunningApplication {
  /// Its name, process and toolkit.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("pid", .number(Double(process))), ("toolkit", .string(toolkit)),
      ("windows", .array(windows.map(JSON.string))),
    ])
  }
}
