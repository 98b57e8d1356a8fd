import Script

/// Scripts that tests write in short.
extension ParsedScript {
  /// A script with its import before it, which takes no line of its own.
  static func importing(_ text: String) -> ParsedScript {
    ParsedScript("import Containers; \(text)")
  }
}
