/// Merges file names into few glob patterns: fontconfig matches every file against each pattern.
///
/// Adjacent names in sorted order with a prefix that no other name has share a pattern, as in
/// `NotoSansK*`.
enum NameGlobs {
  /// Returns patterns that match the wanted names, and no other name in `all`.
  static func of(_ wanted: [String], among all: [String]) -> [String] {
    let isWanted = Set(wanted)
    let names = all.map { (bytes: Array($0.utf8), isWanted: isWanted.contains($0)) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    var globs: [String] = []
    var first = 0
    while first < names.count {
      guard names[first].isWanted else {
        first += 1
        continue
      }
      let stretch = names[first...].prefix(while: \.isWanted)
      let before = names[..<first].last { !$0.isWanted }
      let after = stretch.endIndex < names.count ? names[stretch.endIndex] : nil
      var (last, length) = (first, names[first].bytes.count)
      for place in stretch.indices.dropFirst() {
        let shared = Self.shared(names[first].bytes, names[place].bytes)
        let others = [
          before.map { Self.shared($0.bytes, names[first].bytes) },
          after.map { Self.shared(names[place].bytes, $0.bytes) },
        ]
        guard others.allSatisfy({ $0.map { $0 < shared } ?? true }) else { break }
        (last, length) = (place, shared)
      }
      let start = String(decoding: names[first].bytes.prefix(length), as: UTF8.self)
      globs.append(last > first ? start + "*" : start)
      first = last + 1
    }
    return globs
  }

  /// The length of the common prefix, in bytes.
  private static func shared(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }
}
