import Hierarchy
import Session

/// `terrarium trace` and `terrarium check`: what a scenario does, and what is wrong with it.
extension Command {
  static let trace = Command(
    name: "trace", arguments: "NAME|FILE",
    summary: "prints what everybody is told, one event a line", argumentCount: 1...1,
    options: [
      .json,
      Option(name: "--all", value: nil, summary: "adds layout callbacks, calls and releases"),
      .profile, .variant,
    ]
  ) { invocation throws(CommandError) in
    let finding = try invocation.finding(in: invocation.arguments[0], with: .reporting())
    let recording = finding.recording
    let all = invocation.has("--all")
    try Output.write(
      invocation.has("--json") ? recording.traceJSON(all: all) : recording.traceText(all: all))
    return finding.status()
  }

  static let check = Command(
    name: "check", arguments: "NAME|FILE…",
    summary: "reports misuse of containment; status 1 when there is some",
    argumentCount: 1...Int.max, options: [.json, .profile, .variant]
  ) { invocation throws(CommandError) in
    // Every name is looked at before the first is run.
    var subjects: [(String, Subject)] = []
    for name in invocation.arguments { subjects.append((name, try invocation.subject(name))) }
    let worlds = WorldStore.reporting()
    var status = ExitStatus.done
    for (name, subject) in subjects {
      let found = try invocation.check(subject, named: name, with: worlds)
      if found.rawValue > status.rawValue { status = found }
    }
    return status
  }
}

extension Invocation {
  /// Tells what is wrong with one of several subjects; a script with errors does not end the rest.
  fileprivate func check(
    _ subject: Subject, named name: String, with worlds: WorldStore
  ) throws(CommandError) -> ExitStatus {
    let finding: Finding
    do throws(CommandError) {
      finding = try self.finding(of: subject, named: name, with: worlds)
    } catch {
      guard case .script = error else { throw error }
      Output.complain("\(error)")
      return error.status
    }
    let recording = finding.recording
    let diagnostics = recording.events.filter {
      if case .diagnostic = $0.kind { true } else { false }
    }
    for event in diagnostics {
      let line =
        has("--json")
        ? recording.diagnosticJSON(of: event, file: name)?.text : recording.traceLine(of: event)
      if let line { try Output.write(line + "\n") }
    }
    let status = finding.status()
    return diagnostics.isEmpty ? status : .no
  }
}
