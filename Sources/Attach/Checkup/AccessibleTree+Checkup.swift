internal import Foundation
internal import Geometry
internal import Support

/// The accessibility check of a program's widgets.
extension AccessibleTree {
  /// Deeper nesting is hard to navigate.
  private static let greatestDepth = 40

  /// The interactive roles.
  private static let interactive: Set<String> = [
    "push button", "button", "toggle button", "check box", "radio button", "combo box", "entry",
    "text", "password text", "spin button", "slider", "link", "menu item", "check menu item",
    "radio menu item", "switch", "page tab", "list item", "tree item", "push button menu",
  ]
  /// The interactive roles whose content is their name.
  private static let speaking: Set<String> = ["list item", "tree item", "text"]

  /// All issues, in tree order.
  ///
  /// Hidden widgets are checked for the focus only. O(*nodes*).
  package var checkup: [CheckupFinding] {
    let (children, depths) = (self.children, self.depths)
    var findings: [CheckupFinding] = []
    for (place, node) in nodes.enumerated() {
      func find(_ kind: CheckupFinding.Kind, _ message: String) {
        findings.append(CheckupFinding(kind: kind, place: place, message: message))
      }
      let isShown = node.isShown
      if isShown, isUnnamed(node, hasChildren: !children[place].isEmpty) {
        find(
          .unnamed,
          localized(
            "\(node.words) has no accessible name; give it a label or set its accessible name"
          ))
      }
      if node.states.contains([.focused]), !isShown {
        find(
          .hiddenFocus,
          localized(
            "\(node.words) has the focus and is hidden; move the focus before hiding it"))
      }
      if isShown, let parent = node.parent, isOutside(node, of: nodes[parent]) {
        find(
          .outside,
          localized(
            "\(node.words) is outside \(nodes[parent].words); move it or hide it"))
      }
      if depths[place] == Self.greatestDepth + 1 {
        find(
          .deep,
          localized(
            "\(node.words) is more than \(Self.greatestDepth) levels deep; remove boxes around it"
          ))
      }
      if let twin = twin(of: place, among: node.parent.map { children[$0] } ?? []) {
        find(
          .duplicate,
          localized(
            "\(node.words) has the same name as \(nodes[twin].words) next to it; give them different names"
          ))
      }
    }
    return findings
  }

  private func isUnnamed(_ node: Accessible, hasChildren: Bool) -> Bool {
    guard node.hasNoNameOfItsOwn, Self.interactive.contains(node.role),
      node.states.contains(.focusable)
    else { return false }
    return !(Self.speaking.contains(node.role) && (hasChildren || node.states.contains(.editable)))
  }

  private func isOutside(_ node: Accessible, of parent: Accessible) -> Bool {
    guard let box = node.extents, let around = parent.extents, parent.parent != nil,
      box.width > 0, box.height > 0, around.width > 0, around.height > 0
    else { return false }
    return !box.overlaps(around)
  }

  /// The first earlier sibling with the same role and name.
  private func twin(of place: Int, among siblings: [Int]) -> Int? {
    let node = nodes[place]
    guard node.isShown, node.states.contains(.focusable), !node.hasNoNameOfItsOwn,
      Self.interactive.contains(node.role)
    else { return nil }
    return siblings.prefix { $0 < place }.first {
      nodes[$0].name == node.name && nodes[$0].role == node.role && nodes[$0].isShown
    }
  }
}

extension Accessible {
  /// GTK's default name of an unnamed widget: its class, or its CSS name.
  private static let classNames: Set<String> = [
    "button", "togglebutton", "checkbutton", "radiobutton", "menubutton", "linkbutton",
    "spinbutton", "entry", "switch", "scale", "combobox", "dropdown", "modelbutton", "text",
  ]

  /// Whether it has no name, or only the toolkit's default.
  fileprivate var hasNoNameOfItsOwn: Bool {
    if name.allSatisfy(\.isWhitespace) || Self.classNames.contains(name) { return true }
    return name.hasPrefix("Gtk") && !name.contains(" ")
      && name.dropFirst(3).first?.isUppercase == true
  }
}
