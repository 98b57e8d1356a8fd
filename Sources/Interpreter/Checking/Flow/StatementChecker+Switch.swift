import Script

/// Checks `switch` statements.
extension StatementChecker {
  func `switch`(_ statement: SwitchStatement, at range: SourceRange) -> Step {
    let subject = expressions.check(statement.subject)
    var coverage = Coverage(of: subject.type)
    let start = flow.state
    var end = DefiniteInitialization.unreachable
    var cases: [(matches: PatternChecker.Matcher, body: Step, variables: [LocalVariable])] = []
    let last = statement.cases.firstIndex(where: \.isDefault) ?? statement.cases.count
    flow.inSwitch {
      for (index, part) in statement.cases.enumerated() {
        if index > last { diagnostics.report(.refused(.plain(.caseAfterDefault)), at: part.range) }
        flow.state = start
        let ((matches, body), variables) = scopes.inScope {
          (self.items(part, subject.type, &coverage), self.inOwnScope { self.steps(part.body) })
        }
        end = end.joined(with: flow.state)
        cases.append((matches, body, variables))
      }
    }
    flow.state = statement.cases.isEmpty ? start : end
    flow.leave()
    if let missing = coverage.missing(), subject.type != .unknown {
      diagnostics.report(.notExhaustive(missing: missing), at: range)
    }
    let all = cases
    return Step { frame throws(Stop) in
      let value = try subject.code(frame)
      for (matches, body, variables) in all where try matches(frame, value) {
        let completion = try body(frame)
        frame.end(variables)
        return completion == .break ? .next : completion
      }
      return .next
    }
  }

  private func items(
    _ part: SwitchCase, _ type: Type, _ coverage: inout Coverage
  ) -> PatternChecker.Matcher {
    if part.isDefault {
      coverage.coverAll()
      return { _, _ in true }
    }
    var matchers: [PatternChecker.Matcher] = []
    patterns.compareNames(of: part)
    for item in part.items {
      let matches = patterns.pattern(item.pattern, type)
      let filter = item.filter.map { expressions.check($0, as: .bool) }
      if filter == nil { coverage.cover(item.pattern) }
      let filtered: PatternChecker.Matcher = { frame, value throws(Stop) in
        guard try matches(frame, value) else { return false }
        return try filter?.code(frame).asBool ?? true
      }
      matchers.append(filtered)
    }
    if matchers.count == 1 { return matchers[0] }
    return { frame, value throws(Stop) in
      for matches in matchers where try matches(frame, value) { return true }
      return false
    }
  }
}
