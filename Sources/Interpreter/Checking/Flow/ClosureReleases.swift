import Script

/// Releases the capture lists of closures after their last calls.
final class ClosureReleases {
  private let source: SourceText
  private let scopes: Scopes
  /// The index of the script's words.
  private lazy var words = WordIndex(of: source)
  /// The closures released before a statement, and after a statement or call.
  private var before: [SourceRange: [LocalVariable]] = [:]
  private var after: [SourceRange: [LocalVariable]] = [:]

  init(_ source: SourceText, _ scopes: Scopes) {
    (self.source, self.scopes) = (source, scopes)
  }

  /// Records where the closures that a statement declares as constants are last called; returns
  /// those that are never called.
  func noteLastCalls(
    of statement: Statement, before rest: ArraySlice<Statement>
  ) -> [LocalVariable] {
    guard !scopes.isOutermost, case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind, variable.isConstant
    else { return [] }
    var unused: [LocalVariable] = []
    for (index, binding) in variable.bindings.enumerated() {
      guard case .name(let name) = binding.pattern.kind,
        case .closure(let closure)? = binding.value?.kind,
        closure.captures.contains(where: { $0.strength == .strong }),
        case .local(let local)? = scopes.current.names[name],
        variable.bindings[(index + 1)...].allSatisfy({ !source.text(of: $0.range).contains(name) }),
        let calls = LastCalls(of: name, in: rest, words)
      else { continue }
      if rest.isEmpty || calls.before.contains(where: { $0 == rest.first?.range }) {
        unused.append(local)
        continue
      }
      for range in calls.before { before[range, default: []].append(local) }
      for range in calls.after { after[range, default: []].append(local) }
    }
    return unused
  }

  /// Compiles a statement with the release of closures that are not called after it.
  func ending(_ step: Step, _ statement: Statement, _ unused: [LocalVariable] = []) -> Step {
    let early = before[statement.range] ?? []
    let late = (after[statement.range] ?? []) + unused
    guard !early.isEmpty || !late.isEmpty else { return step }
    return Step { frame throws(Stop) in
      frame.release(early)
      let completion = try step(frame)
      frame.release(late)
      return completion
    }
  }

  /// Compiles a call with the release of the closure if it is the last one.
  func ending(_ call: Typed, at range: SourceRange) -> Typed {
    guard let variables = after[range] else { return call }
    return Typed(call.type, place: call.place) { frame throws(Stop) in
      let value = try call.code(frame)
      frame.release(variables)
      return value
    }
  }
}

extension Frame {
  /// Releases the capture lists of closures, the last captured variable first.
  fileprivate func release(_ variables: [LocalVariable]) {
    for variable in variables {
      guard case .function(let function) = box(of: variable) else { continue }
      function.releaseKept()
    }
  }
}
