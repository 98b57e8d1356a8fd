import Support

/// A group of keys in the shortcuts window.
struct ShortcutGroup {
  let title: String
  let rows: [Row]

  /// An action, and its alternative keys.
  struct Row {
    let title: String
    let keys: [String]
  }

  /// All groups: keys of actions and switches, and those of single panes.
  static let all: [ShortcutGroup] =
    AppAction.Group.allCases.map { group in
      ShortcutGroup(
        title: group.title,
        rows: AppAction.allCases.filter { $0.group == group && !$0.allKeys.isEmpty }
          .map { Row(title: $0.title, keys: $0.allKeys) })
    } + [
      ShortcutGroup(
        title: localized("Show or Hide"),
        rows: AppSwitch.allCases.filter { !$0.shortcuts.isEmpty }
          .map { Row(title: $0.title, keys: $0.shortcuts) }),
      ShortcutGroup(
        title: localized("Panes"),
        rows: [
          Row(title: localized("Move the Divider"), keys: ["Left", "Right", "Up", "Down"])
        ]),
      ShortcutGroup(
        title: localized("Below the Stage"),
        rows: [Row(title: localized("Press Button by Number"), keys: ["<Alt>1", "<Alt>2"])]),
      ShortcutGroup(
        title: localized("In the Hierarchy"),
        rows: [
          Row(title: localized("Select Parent, First Child"), keys: ["Up", "Down"]),
          Row(title: localized("Select Neighbor"), keys: ["Left", "Right"]),
          Row(title: localized("Card Menu"), keys: ["Menu", "<Shift>F10"]),
        ]),
      ShortcutGroup(
        title: localized("In the Script"),
        rows: [
          Row(title: localized("Show Completions"), keys: ["<Control>space"]),
          Row(title: localized("Explain Name at Cursor"), keys: ["F1"]),
        ]),
    ]
}
