internal import GioKit
internal import Hierarchy

/// The details of an accessible; nil if not provided.
package struct AccessibleDetails: Hashable, Sendable {
  /// An attribute, such as `id` or `tag` in browsers.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// A numeric value, such as a slider's.
  package struct Value: Hashable, Sendable {
    package var current: Double
    package var minimum: Double?
    package var maximum: Double?
    package var increment: Double?
  }

  /// An action.
  package struct Action: Hashable, Sendable {
    package let name: String
    package let description: String
    package let keys: String
  }

  /// A relation to other accessibles, such as label-for.
  package struct Relation: Hashable, Sendable {
    package let kind: String
    package let targets: [AccessibleReference]
  }

  /// Its id within the program, which is not visible to users.
  package var identifier: String?
  package var attributes: [Attribute]?
  /// The start of its text, and the total number of characters.
  package var text: String?
  package var characterCount: Int?
  package var value: Value?
  package var actions: [Action]?
  package var relations: [Relation]?

  package init() {}
}

extension AccessibleDetails.Relation {
  /// Converts a number from `GetRelationSet`.
  ///
  /// Source: AtspiRelationType of at-spi2-core.
  init(number: Int64, targets: [AccessibleReference]) {
    let index = Int(clamping: number)
    kind = Self.words.indices.contains(index) ? Self.words[index] : "relation \(number)"
    self.targets = targets
  }

  private static let words = [
    "null", "label for", "labelled by", "controller for", "controlled by", "member of",
    "tooltip for", "node child of", "node parent of", "extended", "flows to", "flows from",
    "subwindow of", "embeds", "embedded by", "popup for", "parent window of", "description for",
    "described by", "details", "details for", "error message", "error for",
  ]
}

/// Parsing replies.
extension AccessibleDetails {
  mutating func take(attributes parts: [DBusValue]) {
    attributes = parts.first?.entries.compactMap { entry in
      guard let name = entry.key.text, let value = entry.value.text else { return nil }
      return Attribute(name: name, value: value)
    }
  }

  mutating func take(actions parts: [DBusValue]) {
    actions = parts.first?.parts.compactMap { part in
      let words = part.parts.compactMap(\.text)
      guard words.count == 3 else { return nil }
      return Action(name: words[0], description: words[1], keys: words[2])
    }
  }

  mutating func take(relations parts: [DBusValue]) {
    relations = parts.first?.parts.compactMap { part in
      guard part.parts.count == 2, let number = part.parts[0].number else { return nil }
      return Relation(
        number: number, targets: part.parts[1].parts.compactMap(AccessibleReference.init))
    }
  }
}

extension AccessibleDetails {
  /// The details as JSON members; missing ones are null.
  var json: [(String, JSON)] {
    [
      ("accessibleId", JSON(identifier)),
      (
        "attributes",
        attributes.map { .object($0.map { ($0.name, .string($0.value)) }) } ?? .null
      ),
      ("text", JSON(text)), ("characterCount", number(characterCount.map(Double.init))),
      (
        "value",
        value.map {
          .object([
            ("current", .number($0.current)), ("minimum", number($0.minimum)),
            ("maximum", number($0.maximum)), ("increment", number($0.increment)),
          ])
        } ?? .null
      ),
      (
        "actions",
        actions.map {
          .array(
            $0.map {
              .object([
                ("name", .string($0.name)), ("description", .string($0.description)),
                ("keys", .string($0.keys)),
              ])
            })
        } ?? .null
      ),
      (
        "relations",
        relations.map {
          .array(
            $0.map {
              .object([
                ("kind", .string($0.kind)),
                ("targets", .array($0.targets.map { .string($0.path) })),
              ])
            })
        } ?? .null
      ),
    ]
  }

  private func number(_ value: Double?) -> JSON { value.map(JSON.number) ?? .null }
}
