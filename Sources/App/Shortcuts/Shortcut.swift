/// Shortcuts as people read them: "Ctrl+Shift+Z" for `<Control><Shift>z`.
enum Shortcut {
  static func words(for keys: [String]) -> String {
    // Otherwise brackets would be mirrored in right-to-left text.
    keys.map { words(for: $0).inOwnOrder }.joined(separator: ", ")
  }

  private static func words(for key: String) -> String {
    let parts = key.split { $0 == "<" || $0 == ">" }.map(String.init)
    return parts.map { names[$0] ?? ($0.count == 1 ? $0.uppercased() : $0) }.joined(separator: "+")
  }

  private static let names = [
    "Control": "Ctrl", "space": "Space", "Page_Up": "Page Up", "Page_Down": "Page Down",
    "Escape": "Esc", "question": "?", "comma": ",", "period": ".", "plus": "+", "equal": "=",
    "minus": "−", "bracketleft": "[", "bracketright": "]",
  ]
}
