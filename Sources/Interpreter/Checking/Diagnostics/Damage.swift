import Script

/// The damage that refused syntax does to a script, and which errors are certain despite it.
///
/// All certain errors of a file are reported at once: the refused syntax, and of the other errors
/// those that hold whatever the refused ranges contain. A missing declaration may be inside them.
/// If part of a script could not be parsed at all, only that is reported.
struct Damage {
  private let source: SourceText
  /// Whether everything was parsed, and only some of it refused.
  private let isRead: Bool
  /// The damaged ranges: each from the last statement before an error to the first one after it.
  private let stretches: [SourceRange]
  /// The words in those ranges that may declare something.
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

  /// Whether an error holds whatever the damaged ranges contain.
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
  /// Whether more text could fix it.
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
