import Script

/// Releases capture lists after the last call of a closure.
extension Checker {
  /// Records where the closures that a statement declares as constants are last called; returns
  /// those that are never called.
  func noteLastCalls(
    of statement: Statement, before rest: ArraySlice<Statement>
  ) -> [LocalVariable] {
    guard !isOutermost, case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind, variable.isConstant
    else { return [] }
    var unused: [LocalVariable] = []
    for (index, binding) in variable.bindings.enumerated() {
      guard case .name(let name) = binding.pattern.kind,
        case .closure(let closure)? = binding.value?.kind,
        closure.captures.contains(where: { $0.strength == .strong }),
        case .local(let local)? = scope.names[name],
        variable.bindings[(index + 1)...].allSatisfy({ !source.text(of: $0.range).contains(name) }),
        let calls = LastCalls(of: name, in: rest, words)
      else { continue }
      if rest.isEmpty || calls.before.contains(where: { $0 == rest.first?.range }) {
        unused.append(local)
        continue
      }
      for range in calls.before { endsBefore[range, default: []].append(local) }
      for range in calls.after { endsAfter[range, default: []].append(local) }
    }
    return unused
  }

  /// Compiles a statement with the release of closures that are not called after it.
  func ending(_ step: Step, _ statement: Statement, _ unused: [LocalVariable] = []) -> Step {
    let before = endsBefore[statement.range] ?? []
    let after = (endsAfter[statement.range] ?? []) + unused
    guard !before.isEmpty || !after.isEmpty else { return step }
    return Step { frame throws(Stop) in
      frame.release(before)
      let completion = try step(frame)
      frame.release(after)
      return completion
    }
  }

  /// Compiles a call with the release of the closure if it is the last one.
  func ending(_ call: Typed, at range: SourceRange) -> Typed {
    guard let variables = endsAfter[range] else { return call }
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
