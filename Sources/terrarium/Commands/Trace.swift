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
    for name in invocation.arguments where name != "-" { _ = try Subject(name) }
    let worlds = WorldStore.reporting()
    var status = ExitStatus.done
    for name in invocation.arguments {
      let finding = try invocation.finding(in: name, with: worlds)
      for event in finding.recording.events {
        guard case .diagnostic = event.kind else { continue }
        status = .no
        let line =
          invocation.has("--json")
          ? finding.recording.diagnosticJSON(of: event, file: name)?.text
          : finding.recording.traceLine(of: event)
        if let line { try Output.write(line + "\n") }
      }
      if finding.status() == .no { status = .no }
    }
    return status
  }
}
