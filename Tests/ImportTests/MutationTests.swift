import Testing

@testable import Import

/// What happens to dumps on their way through terminals, chats and loggers.
enum Mutation: String, CaseIterable, Sendable {
  case leadingBlanksLost, someBlanksLost, trailingBlanks, quoted, quotedTwice, tabs, carriageReturns
  case doubledReturns, flutterLog, systemLog, logcat, bracketedTime, wrapped80, wrapped120, tailCut
  case indented, comment, fenced, markAtTheStart, windows, hardBlanks, blankLines

  func apply(to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func each(_ change: (String) -> String) -> String {
      lines.map { $0.isEmpty ? "" : change($0) }.joined(separator: "\n")
    }
    switch self {
    case .leadingBlanksLost: return each { String($0.drop { $0 == " " }) }
    case .someBlanksLost: return each { String($0.trimmingPrefix("   ")) }
    case .trailingBlanks: return each { $0 + "  " }
    case .quoted: return lines.map { "> " + $0 }.joined(separator: "\n")
    case .quotedTwice: return lines.map { "> > " + $0 }.joined(separator: "\n")
    case .tabs: return each { $0.replacing("    ", with: "\t") }
    case .carriageReturns: return lines.joined(separator: "\r\n")
    case .doubledReturns: return lines.joined(separator: "\r\r\n")
    case .flutterLog: return each { "I/flutter ( 4711): " + $0 }
    case .systemLog: return each { "2024-05-06 07:08:09.123456+0200 App[4711:815] " + $0 }
    case .logcat: return each { "05-06 07:08:09.123  4711  4712 D Dumper  : " + $0 }
    case .bracketedTime: return each { "[07:08:09.123] " + $0 }
    case .wrapped80: return each { $0.wrapped(80) }
    case .wrapped120: return each { $0.wrapped(120) }
    case .tailCut: return String(text.prefix(text.count * 2 / 3))
    case .indented: return each { "      " + $0 }
    case .comment: return each { "// " + $0 }
    case .fenced: return "```\n" + text + "\n```\n"
    case .markAtTheStart: return "\u{FEFF}" + text
    case .windows: return text
    case .hardBlanks: return text.replacing(" ", with: "\u{A0}")
    case .blankLines: return each { $0 + "\n" }
    }
  }

  func bytes(of text: String) -> [UInt8] {
    guard self == .windows else { return Array(apply(to: text).utf8) }
    return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}

extension String {
  /// The same, broken after so many characters.
  func wrapped(_ width: Int) -> String {
    var (rest, lines) = (Substring(self), [Substring]())
    while rest.unicodeScalars.count > width {
      let end = rest.unicodeScalars.index(rest.startIndex, offsetBy: width)
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return (lines + [rest]).joined(separator: "\n")
  }
}

@Suite struct `A mutated sample` {
  static let cases = Sample.all.flatMap { sample in Mutation.allCases.map { (sample, $0) } }

  @Test(arguments: cases)
  func `gives the same tree, or a note on the difference`(
    sample: Sample, mutation: Mutation
  ) throws {
    let text = try sample.text()
    let dump = try Importer.read(text)
    let mutated = try Importer.read(mutation.bytes(of: text))
    let added = Set(mutated.notes.map(\.message)).subtracting(dump.notes.map(\.message))
    let isSame = mutated.shape == dump.shape
    #expect(
      isSame || !added.isEmpty,
      "\(mutated.shape.joined(separator: "\n"))\n\(mutated.notes)")
    #expect(mutated.notes.allSatisfy { $0.line > 0 })
  }

  /// Where it must not come to a note: what the text still tells is read.
  @Test(arguments: cases.filter { $0.1.keepsTree(of: $0.0) })
  func `gives the same tree if the text still determines it`(
    sample: Sample, mutation: Mutation
  ) throws {
    let text = try sample.text()
    let mutated = try Importer.read(mutation.bytes(of: text))
    #expect(mutated.shape == (try Importer.read(text)).shape)
  }
}

extension Mutation {
  fileprivate func keepsTree(of sample: Sample) -> Bool {
    switch self {
    case .tailCut: false
    case .leadingBlanksLost, .someBlanksLost:
      !["39_", "48_", "55_", "57_"].contains { sample.file.hasPrefix($0) }
    default: true
    }
  }
}
