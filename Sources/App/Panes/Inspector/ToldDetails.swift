import Attach
import Session
import Support

/// Live details of a running program's widget, as inspector rows.
///
/// They describe the present and are not recorded, so they are hidden in the past.
extension AccessibleDetails {
  /// The rows in sections, without missing attributes.
  func sections(in attachment: Attachment) -> [Inspection.Section] {
    [
      Inspection.Section(title: localized("Details Now"), rows: facts),
      Inspection.Section(
        title: localized("Attributes"),
        rows: (attributes ?? []).map { .init($0.name, $0.value) }),
      Inspection.Section(
        title: localized("Actions"),
        rows: (actions ?? []).map { action in
          .init(
            action.name,
            // GTK 4 repeats the name, and reports a missing key as VoidSymbol.
            [action.description, action.keys].filter {
              !$0.isEmpty && $0 != action.name && $0 != "<VoidSymbol>"
            }.joined(separator: ", "))
        }),
      Inspection.Section(
        title: localized("Relations"),
        rows: (relations ?? []).map { relation in
          let known = relation.targets.compactMap(attachment.title)
          return .init(
            relation.kind,
            known.isEmpty
              ? localized("not in the tree") : known.map(\.title).joined(separator: ", "),
            links: known.map { .init(node: $0.view, title: $0.title) })
        }),
    ].filter { !$0.rows.isEmpty }
  }

  private var facts: [Inspection.Row] {
    var rows: [Inspection.Row] = []
    if let identifier { rows.append(.init("accessible-id", identifier)) }
    if let text {
      let isPart = (characterCount ?? 0) > text.count
      rows.append(.init(localized("text"), isPart ? text + "…" : text))
    }
    if let characterCount { rows.append(.init(localized("characters"), "\(characterCount)")) }
    if let value {
      rows.append(.init(localized("value"), value.current.inspected))
      if let least = value.minimum, let greatest = value.maximum {
        rows.append(.init(localized("range"), "\(least.inspected) – \(greatest.inspected)"))
      }
      if let increment = value.increment, increment != 0 {
        rows.append(.init(localized("step"), increment.inspected))
      }
    }
    return rows
  }
}

extension [ProgramAction] {
  /// A section with all actions; none if there are none.
  var sections: [Inspection.Section] {
    guard !isEmpty else { return [] }
    let rows = map { action in
      let words = [
        action.isEnabled ? nil : localized("disabled"),
        action.parameter.map { localized("parameter type \($0)") }, action.state,
      ]
      return Inspection.Row(
        "\(action.group): \(action.name)", words.compactMap(\.self).joined(separator: ", "))
    }
    return [Inspection.Section(title: localized("Application Actions"), rows: rows)]
  }
}
