/// The lines on which somebody asked for a dump, and the names debuggers give to answers.
enum Prompt {
  private static let marks: [StaticString] = [
    "(lldb)", "(gdb)", "cy# ", "cy> ", "$ ", "% ", "PS C:", "C:\\", ">>> ",
    "UI hierchary dumped to",
    "UI hierarchy dumped to",
  ]

  private static let commands: Set<String> = [
    "po", "expr", "expression", "pvc", "pviews", "paltrace", "presponder", "pclass", "pa11y",
    "pa11yi", "adb", "gtk4-query-settings", "xcrun",
  ]

  /// Whether a command stands on a line.
  static func isPrompt(_ line: Bytes) -> Bool {
    let text = line.trimmed
    guard !text.isEmpty else { return false }
    for mark in marks where text.has(mark) { return true }
    let end = text.end(from: 0) { $0.isNamePart }
    guard end > 0, end <= 20, end == text.count || text[end] == 0x20 else { return false }
    // A command with nothing behind it, or with the words of one.
    let word = text.slice(0, end).string
    guard commands.contains(word) else { return false }
    return word != "po" && word != "expr" || end < text.count
  }

  /// Where the answer itself begins on a line such as `(id) $2 = 0x14a8c146 <UIView: …`, or 0.
  static func answerEnd(in line: Bytes) -> Int {
    var index = line.skipBlanks()
    if line[index] == UInt8(ascii: "("), let close = line.first(UInt8(ascii: ")"), from: index),
      close < 120
    {
      index = line.skipBlanks(from: close + 1)
    }
    guard line[index] == UInt8(ascii: "$") else { return 0 }
    let name = line.end(from: index + 1) { $0.isDigit || $0.isUppercase }
    guard name > index + 1 else { return 0 }
    index = line.skipBlanks(from: name)
    guard line[index] == UInt8(ascii: "=") || line[index] == UInt8(ascii: ":") else { return 0 }
    index = line.skipBlanks(from: index + 1)
    if let end = line.hexEnd(from: index), line[end] == 0x20 { index = line.skipBlanks(from: end) }
    if line.has("@\"", at: index) { index += 2 }
    return index
  }
}
