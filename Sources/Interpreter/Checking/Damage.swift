import Script

/// What was refused in a script, and what is therefore not known to be wrong with the rest.
///
/// All errors of a file are told at once: what the subset leaves out, and of the rest what holds
/// whatever stands in the refused stretches. What merely misses something may be missing there.
/// A script of which a part could not be read at all is told only that: too much may be lost.
struct Damage {
  private let source: SourceText
  /// Whether everything was read, and only some of it refused.
  private let isRead: Bool
  /// Each from the last statement that was read before an error to the first one after it.
  private let stretches: [SourceRange]
  /// The words of those stretches that may declare something.
  private let declaredWords: Set<String>

  init(_ script: ParsedScript) {
    source = script.source
    isRead = script.errors.allSatisfy {
      if case .refused = $0.problem { true } else { false }
    }
    let statements = script.statementRanges
    stretches = script.errors.map { error in
      let before = statements.map(\.end).filter { $0 <= error.range.start }.max()
      let after = statements.map(\.start).filter { $0 >= error.range.end }.min()
      return SourceRange(before ?? 0, after ?? script.source.bytes.count)
    }
    var words: Set<String> = []
    for stretch in Set(stretches) {
      let found = Self.words(script.source.bytes[stretch.start..<stretch.end])
      if !found.isDisjoint(with: Self.declaring) { words.formUnion(found) }
    }
    declaredWords = words
  }

  /// Whether an error holds whatever the refused stretches say.
  func spares(_ error: ScriptError) -> Bool {
    guard isRead, !error.kind.missesSomething else { return false }
    let isOutside = stretches.allSatisfy {
      error.range.end <= $0.start || error.range.start >= $0.end
    }
    guard isOutside else { return false }
    let range = error.range
    return Self.words(source.bytes[range.start..<range.end]).isDisjoint(with: declaredWords)
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "extension", "case", "init",
    "import", "in", "for", "typealias", "subscript", "operator", "associatedtype",
  ]

  private static func words(_ bytes: ArraySlice<UInt8>) -> Set<String> {
    let letters = String(decoding: bytes, as: UTF8.self)
    return Set(
      letters.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
  }
}

extension ScriptError.Kind {
  /// Whether more text could make it right.
  fileprivate var missesSomething: Bool {
    switch self {
    case .usedBeforeDeclaration, .redeclared, .undecided, .unset, .wantsInitialValue,
      .missingReturn,
      .guardFallsThrough, .notExhaustive, .missingRequirement, .missingOverride,
      .unsetProperties, .missingCall, .outside, .refused(.missingRequired),
      .refused(.nonconforming), .refused(.noOverride), .refused(.plain(.noDesignated)):
      true
    default: false
    }
  }
}
