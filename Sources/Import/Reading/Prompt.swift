/// Lines with a debugger's command, and the names that debuggers give to results.
enum Prompt {
  private static let marks: [StaticString] = [
    "(lldb)", "(gdb)", "cy# ", "cy> ", "$ ", "% ", ">>> ", "frida> ",
    "UI hierchary dumped to",
    "UI hierarchy dumped to",
  ]

  private static let commands: Set<String> = [
    "po", "exp", "expr", "expression", "pvc", "pviews", "paltrace", "presponder", "pclass", "pa11y",
    "pa11yi", "adb", "gtk4-query-settings", "xcrun",
  ]

  /// Whether a line has a command.
  static func isPrompt(_ line: Bytes) -> Bool {
    let text = line.trimmed
    guard !text.isEmpty else { return false }
    if marks.contains(where: { text.has($0) }) { return true }
    // A Windows path alone is the root of `tree`.
    let drive = text.has("PS ") ? 3 : 0
    if text[drive].isUppercase, text.has(":\\", at: drive + 1) {
      return text.first(UInt8(ascii: ">")) != nil
    }
    // [iPhone::App]-> command
    if text[0] == UInt8(ascii: "["), text.find("]-> ") != nil { return true }
    let end = text.end(from: 0) { $0.isNamePart }
    guard end > 0, end <= 20, end == text.count || text[end] == 0x20 else { return false }
    // A command without arguments, or with its usual ones.
    let word = text.slice(0, end).string
    guard commands.contains(word) else { return false }
    return word != "po" && word != "expr" || end < text.count
  }

  /// The start of the object on a line such as `- some : <UIView: 0x1>` or `▿ 0 : <UIView: 0x1>`,
  /// as Swift prints optionals and arrays; otherwise 0.
  static func itemEnd(in line: Bytes) -> Int {
    var index = line.skipBlanks()
    if let end = bulletEnd(in: line, at: index) { index = line.skipBlanks(from: end) }
    let end = line.end(from: index) { $0.isNamePart }
    guard end > index, line[index].isDigit || line.slice(index, end).isExactly("some") else {
      return 0
    }
    // The dump may be a string.
    if line.has(" : \"<", at: end) || line.has(" : \"\\n<", at: end) { return end + 3 }
    guard line.has(" : <", at: end) else { return 0 }
    let name = line.end(from: end + 4) { $0.isNamePart }
    return name > end + 4
      && (line.has(": 0x", at: name) || line.has(" 0x", at: name)
        || line[name] == UInt8(ascii: ">") || line[name] == UInt8(ascii: "<"))
      ? end + 3 : 0
  }

  /// Whether a line such as `▿ Optional<Array<UIWindow>>` or `▿ 3 elements` introduces items.
  static func isHeadOfItems(_ line: Bytes) -> Bool {
    let start = line.skipBlanks()
    // <__NSArrayM 0x600>( and the bracket after the last object.
    if line.has("<__NSArray", at: start) || line.has("<NSArray", at: start) {
      return line.trimmed.ends(with: "(")
    }
    guard line.has("▿ ", at: start) else { return false }
    let text = line.slice(start + "▿ ".utf8.count).trimmed
    if text.has("Optional<") && text.ends(with: ">") { return true }
    let count = text.has("some : ") ? text.slice(7) : text
    let end = count.end(from: 0) { $0.isDigit }
    return end > 0 && count.slice(end).trimmed.has("element")
  }

  private static func bulletEnd(in line: Bytes, at index: Int) -> Int? {
    if line.has("- ", at: index) { return index + 2 }
    return line.has("▿ ", at: index) ? index + "▿ ".utf8.count : nil
  }

  /// The start of the value on a line such as `(id) $2 = 0x14a8c146 <UIView: …`, or 0.
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
