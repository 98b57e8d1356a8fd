/// The prefixes of loggers: time, process, tag.
enum LogPrefix {
  /// The start of the logged text, 0 if the line is not logged.
  static func end(in line: Bytes) -> Int {
    if line.has("flutter: ") { return 9 }
    if let end = tag(in: line, at: 0) { return qtPlace(in: line, at: end) }
    guard line[0].isDigit || line[0] == UInt8(ascii: "[") || line[0].isUppercase else { return 0 }
    if let end = bracketedTime(in: line) ?? syslog(in: line) { return end }
    guard var index = dateAndTime(in: line) else { return 0 }
    guard line[index] == 0x20 || line[index] == 0x09 else { return 0 }
    index += 1
    return tag(in: line, at: line.skipBlanks(from: index)) ?? package(in: line, at: index)
      ?? columns(in: line, at: index)
      ?? process(in: line, at: index) ?? compact(in: line, at: index)
      ?? thread(in: line, at: index) ?? level(in: line, at: index) ?? index
  }

  /// Skips the source location that Qt prints on Android, as in `(null):0 ((null)): `.
  private static func qtPlace(in line: Bytes, at start: Int) -> Int {
    guard line[start] == UInt8(ascii: "("),
      let end = line.slice(0, start + 200).find("): ", from: start),
      let colon = line.slice(0, end).find(":", from: start), line[colon + 1].isDigit
    else { return start }
    return end + 3
  }

  /// A tag, as in `I/flutter ( 123): `.
  private static func tag(in line: Bytes, at start: Int) -> Int? {
    guard "VDIWEFA".utf8.contains(line[start]), line[start + 1] == UInt8(ascii: "/") else {
      return nil
    }
    // `D/Tag: `, without the process.
    let name = line.end(from: start + 2) { $0.isNamePart || $0 == UInt8(ascii: "-") }
    let colon = line.skipBlanks(from: name)
    if name > start + 4, name < start + 60, line.has(": ", at: colon) { return colon + 2 }
    guard let open = line.slice(0, start + 100).first(UInt8(ascii: "("), from: start)
    else { return nil }
    let digits = line.end(from: line.skipBlanks(from: open + 1)) { $0.isDigit }
    guard line.has("):", at: digits) else { return nil }
    return line[digits + 2] == 0x20 ? digits + 3 : digits + 2
  }

  /// The end of `123-456`.
  private static func processAndThread(in line: Bytes, at start: Int) -> Int? {
    let first = line.skipBlanks(from: start)
    let dash = line.end(from: first) { $0.isDigit }
    guard dash > first, line[dash] == UInt8(ascii: "-") else { return nil }
    let end = line.end(from: dash + 1) { $0.isDigit }
    return end > dash + 1 ? end : nil
  }

  /// Android Studio's prefix, as in `123-456/com.example D/Tag: `.
  private static func package(in line: Bytes, at start: Int) -> Int? {
    guard let slash = processAndThread(in: line, at: start),
      line[slash] == UInt8(ascii: "/") || line[slash] == 0x20
    else { return nil }
    let name = line.end(from: slash + 1) { $0 != 0x20 }
    let letter = line.skipBlanks(from: name)
    guard "VDIWEFA".utf8.contains(line[letter]), line[letter + 1] == UInt8(ascii: "/"),
      let colon = line.slice(0, letter + 80).find(": ", from: letter)
    else { return nil }
    return colon + 2
  }

  /// Columns, as in `4567-4589  Tag  com.example  D  `, in Android Studio since 2022.
  private static func columns(in line: Bytes, at start: Int) -> Int? {
    guard var place = processAndThread(in: line, at: start) else { return nil }
    for _ in 0..<2 {
      guard line[place] == 0x20 else { return nil }
      place = line.end(from: line.skipBlanks(from: place)) { $0 != 0x20 }
    }
    let letter = line.skipBlanks(from: place)
    guard letter > place, "VDIWEFA".utf8.contains(line[letter]), line[letter + 1] == 0x20 else {
      return nil
    }
    return line[letter + 2] == 0x20 ? letter + 3 : letter + 2
  }

  /// `App[123:456] `, possibly followed by a category in brackets.
  private static func process(in line: Bytes, at start: Int) -> Int? {
    let open = line.end(from: start) { $0.isNamePart || $0 == UInt8(ascii: "-") }
    guard open > start, line[open] == UInt8(ascii: "[") else { return nil }
    let close = line.end(from: open + 1) {
      $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "x")
    }
    guard close > open + 1, line[close] == UInt8(ascii: "]") else { return nil }
    var end = line[close + 1] == UInt8(ascii: ":") ? close + 2 : close + 1
    if line[end] == 0x20 { end += 1 }
    if line[end] == UInt8(ascii: "["), let stop = line.first(UInt8(ascii: "]"), from: end),
      stop - end < 40,
      line.slice(end, stop).first(UInt8(ascii: "|")) == nil, line[stop + 1] == 0x20,
      line.slice(end + 1, stop).first(0x20) == nil
    {
      end = stop + 2
    }
    return end
  }

  /// A type of one or two letters and a process, as in `Df App[123:456] `, printed by `log`.
  private static func compact(in line: Bytes, at start: Int) -> Int? {
    let end = line.end(from: start) { $0.isLetter }
    guard end > start, end <= start + 2, line[end] == 0x20 else { return nil }
    return process(in: line, at: line.skipBlanks(from: end))
  }

  /// A process, a thread and a tag, as in ` 1234  1234 I Tag: `.
  private static func thread(in line: Bytes, at start: Int) -> Int? {
    let first = line.skipBlanks(from: start)
    let second = line.end(from: first) { $0.isDigit }
    guard second > first else { return nil }
    let third = line.skipBlanks(from: second)
    let fourth = line.end(from: third) { $0.isDigit }
    let letter = line.skipBlanks(from: fourth)
    guard fourth > third, "VDIWEFA".utf8.contains(line[letter]), line[letter + 1] == 0x20,
      let colon = line.slice(0, letter + 60).find(": ", from: letter)
    else { return nil }
    return colon + 2
  }

  /// A level, as in `INFO ` or `[DEBUG] `.
  private static func level(in line: Bytes, at start: Int) -> Int? {
    let isOpen = line[start] == UInt8(ascii: "[")
    let from = isOpen ? start + 1 : start
    let end = line.end(from: from) { $0.isLetter }
    let words: Set = ["DEBUG", "INFO", "WARN", "WARNING", "ERROR", "TRACE", "NOTICE", "LOG"]
    guard words.contains(line.slice(from, end).string.uppercased()) else { return nil }
    let close = line.end(from: end) { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ":") }
    return line[close] == 0x20 ? close + 1 : nil
  }

  /// `[12:34:56.789] ` and similar.
  private static func bracketedTime(in line: Bytes) -> Int? {
    guard line[0] == UInt8(ascii: "["), line[1].isDigit,
      let close = line.slice(0, 40).first(UInt8(ascii: "]")),
      dateAndTime(in: line.slice(1, close)) == close - 1, line[close + 1] == 0x20
    else { return nil }
    return level(in: line, at: close + 2) ?? process(in: line, at: close + 2) ?? close + 2
  }

  /// The prefix of a system log, as in `Nov  2 07:10:32 host app[12] <Notice>: `.
  private static func syslog(in line: Bytes) -> Int? {
    guard line[0].isUppercase, line[3] == 0x20 else { return nil }
    let day = line.skipBlanks(from: 3)
    let dayEnd = line.end(from: day) { $0.isDigit }
    guard dayEnd > day, line[dayEnd] == 0x20, let time = line.match("99:99:99", at: dayEnd + 1)
    else { return nil }
    return line.slice(0, time + 120).find(": ", from: time).map { $0 + 2 }
  }

  /// The end of a date, a time, or both.
  private static func dateAndTime(in line: Bytes) -> Int? {
    var index = line.match("9999-99-99", at: 0) ?? line.match("99-99", at: 0) ?? 0
    if index > 0 {
      guard line[index] == 0x20 || line[index] == UInt8(ascii: "T") else { return nil }
      index += 1
    }
    guard let time = line.match("99:99:99", at: index) else { return nil }
    var end = time
    if line[end] == UInt8(ascii: ".") || line[end] == UInt8(ascii: ",") {
      end = line.end(from: end + 1) { $0.isDigit }
    }
    if line[end] == UInt8(ascii: "Z") { return end + 1 }
    if line[end] == UInt8(ascii: "+") || line[end] == UInt8(ascii: "-") {
      end = line.end(from: end + 1) { $0.isDigit || $0 == UInt8(ascii: ":") }
    }
    return index > 0 || end > time ? end : nil
  }
}

extension Bytes {
  /// The end of a pattern that starts at `start`; a 9 matches any digit.
  fileprivate func match(_ shape: StaticString, at start: Int) -> Int? {
    for place in 0..<shape.utf8CodeUnitCount {
      let (wanted, byte) = (shape.utf8Start[place], self[start + place])
      guard wanted == 0x39 ? byte.isDigit : wanted == byte else { return nil }
    }
    return start + shape.utf8CodeUnitCount
  }
}
