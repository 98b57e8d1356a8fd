internal import Hierarchy

/// An accessible as text.
extension Accessible {
  /// "push button “OK”".
  var words: String {
    name.isEmpty ? role.onOneLine : "\(role.onOneLine) “\(name.onOneLine)”"
  }

  /// Whether it is visible: in the state showing, or visible where showing is not reported.
  var isShown: Bool { states.contains(.showing) || states.contains(.visible) }

  /// The accessible as recorded.
  var widget: Content.Widget {
    Content.Widget(role: role, name: name, description: description, states: states.words)
  }

  /// The changes as one line; nil if there are none.
  ///
  /// Excludes the frame: scrolling would print a line for every widget.
  func news(since old: Accessible) -> String? {
    var parts: [String] = []
    if name != old.name { parts.append("is now called “\(name.onOneLine)”") }
    if role != old.role { parts.append("is now a \(role.onOneLine)") }
    if description != old.description {
      parts.append("is now described as “\(description.onOneLine)”")
    }
    let (now, before) = (states.words, old.states.words)
    parts += now.filter { !before.contains($0) }.map(Self.gain)
    parts += before.filter { !now.contains($0) }.map(Self.loss)
    return parts.isEmpty ? nil : "\(old.words) \(parts.joined(separator: ", "))"
  }

  private static func gain(of state: String) -> String {
    state == "sensitive" ? "was enabled" : "is \(state)"
  }

  private static func loss(of state: String) -> String {
    state == "sensitive" ? "was disabled" : "is no longer \(state)"
  }
}

extension String {
  /// The start of another program's text, on a single line.
  var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(200))).visible()
  }
}
