import TestSupport

/// Damages scripts at random: words, whole groups between brackets, lines, numbers at the edges.
struct Damager {
  var dice: SeededGenerator

  init(seed: UInt64) { dice = SeededGenerator(seed: seed) }

  /// A script with one to four damages.
  mutating func damaged(_ text: String) -> String {
    var words = Damager.words(text)
    for _ in 0...dice.number(below: 4) where words.count > 2 { damage(&words) }
    return words.joined()
  }

  /// Bytes that were never meant to be a script, or a script with bytes exchanged.
  mutating func bytes(_ text: String) -> String {
    guard dice.isOnce(in: 2) else {
      let bytes = (0..<dice.number(below: 400)).map { _ in UInt8.random(in: 0...255, using: &dice) }
      return String(decoding: bytes, as: UTF8.self)
    }
    var bytes = Array(text.utf8)
    for _ in 0...dice.number(below: 8) where !bytes.isEmpty {
      bytes[dice.number(below: bytes.count)] = UInt8.random(in: 0...255, using: &dice)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func damage(_ words: inout [String]) {
    let (place, other) = (dice.number(below: words.count), dice.number(below: words.count))
    switch dice.number(below: 11) {
    case 0: words[place] = ""
    case 1: words.swapAt(place, other)
    case 2: words[place] = words[other]
    case 3: words[place] = pick(Damager.edges)
    case 4: words.insert(pick(Damager.snippets), at: endOfLine(words, after: place))
    case 5:
      let depth = pick([3, 30, 3000])
      words[place] =
        String(repeating: "(", count: depth) + words[place] + String(repeating: ")", count: depth)
    case 6, 7: replaceNumber(in: &words)
    case 8:
      let group = group(in: words, around: place)
      words.insert(contentsOf: words[group], at: group.upperBound)
    case 9: words.removeSubrange(group(in: words, around: place))
    default:
      let (group, other) = (group(in: words, around: place), group(in: words, around: other))
      words.replaceSubrange(group, with: Array(words[other]))
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[dice.number(below: elements.count)]
  }

  private mutating func replaceNumber(in words: inout [String]) {
    let numbers = words.indices.filter { words[$0].first?.isNumber ?? false }
    guard !numbers.isEmpty else { return }
    words[pick(numbers)] = pick(Damager.edges)
  }

  private func endOfLine(_ words: [String], after place: Int) -> Int {
    words[place...].firstIndex { $0.contains("\n") } ?? words.endIndex
  }

  /// The nearest group between brackets that begins at a word or after it, or the word alone.
  private func group(in words: [String], around place: Int) -> Range<Int> {
    let start = words[place...].firstIndex { ["{", "(", "["].contains($0) } ?? place
    var depth = 0
    for index in words[start...].indices {
      if ["{", "(", "["].contains(words[index]) { depth += 1 }
      if ["}", ")", "]"].contains(words[index]) { depth -= 1 }
      if depth <= 0 { return start..<(index + 1) }
    }
    return place..<(place + 1)
  }

  /// Numbers and values at the edges of what there is.
  private static let edges = [
    "Int.max", "Int.min", "-1", "0", "1e308", "-1e308", "Double.nan", "Double.infinity", "5e-324",
    "9223372036854775807", "(0..<Int.max)", "nil", "\"\"", "self", "super", "1000000",
  ]

  /// What has no end, or is large.
  private static let snippets = [
    "\nwhile true { simulation.turn() }", "\nwhile true { print(1) }",
    "\nfunc deep(_ n: Int) -> Int { deep(n + 1) }\nprint(deep(0))",
    "\nfunc later() { simulation.after(0) { later() } }\nlater()",
    "\nfunc more() { simulation.after(0.1) { more(); more() } }\nmore()",
    "\nvar huge = \"x\"; while true { huge += huge }",
    "\nvar many = [1]; while true { many += many }",
    "\nprint(String(repeating: \"abc\", count: Int.max))",
    "\nprint((0...Int.max).map { $0 })", "\nsimulation.advance(by: 1e308)",
    "\nwindow.resize(to: CGSize(width: Double.nan, height: 1e308))",
    "\nwindow.rootViewController?.view.frame.size.width = Double.infinity",
    "\nclass Endless: ViewController { override func viewDidLayoutSubviews() {"
      + " view.setNeedsLayout() } }\nwindow.rootViewController = Endless()",
    "\nclass Again: ViewController { override func viewDidAppear(_ a: Bool) {"
      + " present(Again(), animated: true) } }\nwindow.rootViewController = Again()",
    "\nclass Chain { var next: Chain?; deinit { print(1) } }\nvar chain: Chain?"
      + "\nfor _ in 0..<3000 { let c = Chain(); c.next = chain; chain = c }\nchain = nil",
  ]

  /// Words, signs and the spaces between them.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    for character in text {
      let isLetter = character.isLetter || character.isNumber || character == "_"
      if isLetter, let last = words.last?.last, last.isLetter || last.isNumber || last == "_" {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }
}
