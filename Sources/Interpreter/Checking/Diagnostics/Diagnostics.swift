import Containment
import Script

/// Collects the errors of a check, in the order of their detection.
final class Diagnostics {
  private(set) var errors: [ScriptError] = []
  private let catalogue: Catalogue?

  /// A collector that knows which modules have an unknown name.
  init(of catalogue: Catalogue? = nil) { self.catalogue = catalogue }

  func report(_ kind: ScriptError.Kind, at range: SourceRange) {
    let kind = catalogue?.missingImport(for: kind) ?? kind
    errors.append(ScriptError(range: range, kind: kind))
  }

  func report(_ more: [ScriptError]) { errors += more }

  /// Reports an error and returns a placeholder for the expression.
  func failure(_ kind: ScriptError.Kind, at range: SourceRange) -> Typed {
    report(kind, at: range)
    return .broken
  }

  /// Runs a check and returns its errors instead of reporting them.
  func withhold<Result>(_ check: () -> Result) -> (result: Result, errors: [ScriptError]) {
    let count = errors.count
    let result = check()
    let found = Array(errors[count...])
    errors.removeLast(found.count)
    return (result, found)
  }

  /// Whether an error at exactly this range was reported.
  func hasError(at range: SourceRange) -> Bool { errors.contains { $0.range == range } }

  /// Reports duplicate names in one scope.
  func refuseRepeated(_ names: [Name]) {
    var known: Set<String> = []
    for name in names where name.text != "_" && !known.insert(name.text).inserted {
      report(.redeclared(name.text), at: name.range)
    }
  }

  /// Keeps only the first missing-import error of a module, as one added line fixes them all.
  func keepFirstMissingImports() {
    let missing = Dictionary(grouping: errors, by: \.missingModule).compactMapValues { errors in
      errors.min { $0.range.start < $1.range.start }
    }
    errors.removeAll { $0.missingModule != nil && $0 != missing[$0.missingModule] }
  }
}

extension ScriptError {
  /// The module whose import is missing, if that is the error.
  fileprivate var missingModule: String? {
    if case .missingImport(_, let module) = kind { module } else { nil }
  }
}
