import Hierarchy
import Scenarios
import Session

/// `terrarium trace` and `terrarium check`: what a scenario does, and what is wrong with it.
extension Command {
  static let trace = Command(
    name: "trace", arguments: "NAME",
    summary: "prints what everybody is told, one event a line", argumentCount: 1...1,
    options: [
      .json,
      Option(name: "--all", value: nil, summary: "adds layout callbacks, calls and releases"),
      .profile, .variant,
    ]
  ) { invocation throws(CommandError) in
    let recording = try invocation.run(of: invocation.arguments[0], with: .reporting()).record()
    let all = invocation.has("--all")
    try Output.write(
      invocation.has("--json") ? recording.traceJSON(all: all) : recording.traceText(all: all))
    return .done
  }

  static let check = Command(
    name: "check", arguments: "NAME…",
    summary: "reports misuse of containment; status 1 when there is some",
    argumentCount: 1...Int.max, options: [.json, .profile, .variant]
  ) { invocation throws(CommandError) in
    // Every name is looked at before the first is run.
    for name in invocation.arguments { _ = try invocation.run(of: name, with: .none) }
    let worlds = WorldStore.reporting()
    var found = 0
    for name in invocation.arguments {
      let recording = try invocation.run(of: name, with: worlds).record()
      for event in recording.events {
        guard case .diagnostic = event.kind else { continue }
        found += 1
        let line =
          invocation.has("--json")
          ? recording.diagnosticJSON(of: event, file: name)?.text : recording.traceLine(of: event)
        if let line { try Output.write(line + "\n") }
      }
    }
    return found == 0 ? .done : .no
  }
}
