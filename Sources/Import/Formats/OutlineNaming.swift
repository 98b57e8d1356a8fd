import Geometry

/// Outline rows that distinguish class and name.
///
/// Qt prints `QPushButton::okButton` (`QObject::dumpObjectTree`), Python's uiautomation package
/// `ControlType: EditControl    ClassName: Edit    Name: Text`, AT-SPI scripts `push button
/// name="OK"`.
enum OutlineNaming {
  private static let control: StaticString = "ControlType: "

  /// The class of a row; nil if it cannot be determined.
  static func className(_ text: Bytes) -> Bytes? {
    if text.has(control) {
      let start = control.utf8CodeUnitCount
      return text.slice(start, text.end(from: start) { $0 != 0x20 })
    }
    if let role = Role(text) { return role.role }
    if let parts = parts(in: text) { return parts.role }
    return colons(in: text).map { text.slice(0, $0) }
  }

  /// The other facts of a row; nil if the class cannot be determined.
  static func facts(_ text: Bytes) -> DumpFacts? {
    var facts = DumpFacts()
    if let colons = colons(in: text) {
      let name = text.slice(colons + 2).string
      facts.name = name.isEmpty ? nil : name
      return facts
    }
    if let role = Role(text) { return role.facts }
    if let parts = parts(in: text) {
      facts.name = parts.name.isEmpty ? nil : parts.name.string
      if !parts.description.isEmpty { facts.add("description", parts.description.string) }
      addStates(parts.states.string, to: &facts)
      return facts
    }
    guard text.has(control) else { return nil }
    for (key, value) in columns(of: text.string).dropFirst() {
      switch key {
      case "Name":
        // Later versions quote it with apostrophes.
        let isQuoted = value.count > 1 && value.hasPrefix("'") && value.hasSuffix("'")
        let name = isQuoted ? String(value.dropFirst().dropLast()) : value
        facts.name = name.isEmpty ? nil : name
      case "Rect": facts.frame = frame(value)
      default: facts.add(key, value)
      }
    }
    return facts
  }

  /// A parsed row such as `push button name="OK"` or `menu 'File' (1, 2, 30, 40) [enabled]`.
  private struct Role {
    let role: Bytes
    let name: Bytes
    /// The text after the name.
    let rest: Bytes

    init?(_ text: Bytes) {
      let end = text.end(from: 0) { $0 >= 0x61 && $0 <= 0x7A || " -_".utf8.contains($0) }
      let sign: StaticString = "name="
      let isNamed = text[end] == UInt8(ascii: "=") && text.slice(0, end + 1).ends(with: sign)
      let open = isNamed ? end + 1 : end
      let quote = text[open]
      role = text.slice(0, isNamed ? end - 4 : end).trimmed
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), role.count > 1,
        text[(isNamed ? end - 4 : end) - 1] == 0x20
      else { return nil }
      var close = text.count - 1
      while close > open, text[close] != quote || !Self.endsName(text, at: close + 1) { close -= 1 }
      guard close > open else { return nil }
      (name, rest) = (text.slice(open + 1, close), text.slice(close + 1).trimmed)
      // An XML element has more attributes.
      guard !isNamed || name.find("=\"") == nil else { return nil }
    }

    private static func endsName(_ text: Bytes, at end: Int) -> Bool {
      end == text.count || text.has(" (", at: end) || text.has(" [", at: end)
    }

    var facts: DumpFacts {
      var facts = DumpFacts()
      facts.name = name.isEmpty ? nil : name.string
      let words = rest.string
      let place =
        /^\((-?\d+), ?(-?\d+)(?:\) size \(|, ?)(-?\d+)(?: x |, ?)(-?\d+)\)/
      var states = words[...]
      if let match = words.firstMatch(of: place) {
        // Invisible elements have negative sizes.
        if let frame = CGRect(parts: [match.1, match.2, match.3, match.4]),
          frame.size.width >= 0, frame.size.height >= 0
        {
          facts.frame = frame
          states = words[match.range.upperBound...]
        }
      }
      let text = states.drop { $0 == " " }
      if !text.isEmpty { facts.add("behind", String(text)) }
      return facts
    }
  }

  /// `[ 'Name'
  /// 'role'
  /// 'description' ]`, as printed by dogtail 2.
  ///
  /// In verbose mode, position and states follow in brackets.
  private static func parts(
    in text: Bytes
  ) -> (name: Bytes, role: Bytes, description: Bytes, states: Bytes)? {
    let between: StaticString = "' | '"
    guard text.has("[ '") else { return nil }
    let more = text.ends(with: ")") ? text.findLast("' ] - (") : nil
    let end = more ?? text.count - 3
    guard more != nil || text.ends(with: "' ]"), let last = text.slice(0, end).findLast(between),
      let first = text.slice(0, last).findLast(between), first > 2
    else { return nil }
    let length = between.utf8CodeUnitCount
    let states = more.map { text.slice($0 + 7, text.count - 1) } ?? text.slice(0, 0)
    return (
      text.slice(3, first), text.slice(first + length, last), text.slice(last + length, end), states
    )
  }

  /// Adds `position:'(1, 2)', size:'(3, 4)', visible:True, showing:False` to the facts of a node.
  private static func addStates(_ text: String, to facts: inout DumpFacts) {
    for state in text.matches(of: /(\w+):(?:'([^']*)'|(\w+))/) {
      let value = state.2 ?? state.3 ?? ""
      facts.add(String(state.1), String(value))
      if ["visible", "showing"].contains(state.1), value == "False" { facts.isHidden = true }
    }
    let place = /position:'\((-?\d+), (-?\d+)\)', size:'\((\d+), (\d+)\)'/
    guard let match = text.firstMatch(of: place) else { return }
    facts.frame = CGRect(parts: [match.1, match.2, match.3, match.4])
  }

  /// The position of the two colons between a Qt class and a name, alone in a row.
  ///
  /// Both may contain colons: the class ends with the last capitalized part before a lowercase one.
  private static func colons(in text: Bytes) -> Int? {
    guard text[0].isUppercase else { return nil }
    let end = text.end(from: 0) { $0.isNamePart || $0 == UInt8(ascii: ":") }
    guard var place = text.slice(0, end).findLast("::"), place > 1,
      text[place - 1] != UInt8(ascii: ":")
    else { return nil }
    let last = place
    var (start, next) = (0, text.find("::"))
    while let colons = next, colons <= last {
      if text[start].isUppercase, !text[colons + 2].isUppercase { place = colons }
      (start, next) = (colons + 2, text.find("::", from: colons + 2))
    }
    // Names of Qt's own objects may be any text.
    let isQt = text[0] == UInt8(ascii: "Q") && text[1].isUppercase
    let name = text.end(from: place + 2) {
      $0.isNamePart || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    return isQt || name == text.count ? place : nil
  }

  /// `Key: value` pairs separated by at least two blanks; a value may be missing, or contain single
  /// blanks.
  private static func columns(of text: String) -> [(key: String, value: String)] {
    let starts = text.matches(of: /(?:^|\s{2,})([A-Z][A-Za-z.]*):(?: |$)/)
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
      let value = String(text[starts[index].range.upperBound..<end])
      return (String(starts[index].1), value.replacing(/^\s+|\s+$/, with: ""))
    }
  }

  /// `(10,20,110,60)[100x40]`: the left, top, right and bottom edges on the screen.
  private static func frame(_ text: String) -> CGRect? {
    guard let edges = text.firstMatch(of: /^\((-?\d+),(-?\d+),(-?\d+),(-?\d+)\)/) else {
      return nil
    }
    return CGRect(edgesIn: [edges.1, edges.2, edges.3, edges.4].compactMap { Double($0) })
  }
}
