import Containment

/// Makes a failing program short enough to be read.
extension LawProgram.Plan {
  /// What is wrong with the program and its calls, as few as still break the same law; nil when
  /// nothing is wrong.
  func failure() -> String? {
    guard let law = brokenLaw() else { return nil }
    var plan = self
    var size = max(1, plan.steps.count / 2)
    while size >= 1 {
      var start = 0
      while start < plan.steps.count {
        var shorter = plan
        shorter.steps.removeSubrange(start..<min(start + size, plan.steps.count))
        if shorter.brokenLaw() == law { plan = shorter } else { start += size }
      }
      size /= 2
    }
    let program = LawProgram(plan)
    let faults = program.play()
    let flips = ContainmentPolicy.choices.filter {
      program.simulation.policy[keyPath: $0] != ContainmentPolicy()[keyPath: $0]
    }
    return """
      seed \(seed), mood \(mood.rawValue), \(program.simulation.profile), steps \(plan.steps)
      policy \(flips.map { String(describing: $0).split(separator: ".").last ?? "" }) \
      \(program.simulation.policy.orphanRule)
      \(faults.joined(separator: "\n"))
      \(program.lines.joined(separator: "\n"))
      \(program.simulation.recording.traceText(all: true).split(separator: "\n").suffix(30)
        .joined(separator: "\n"))
      """
  }

  /// The name of the first law that the program breaks.
  private func brokenLaw() -> Substring? {
    LawProgram(self).play().first?.split(separator: ":").first
  }
}
