import Hierarchy
import Session

/// `terrarium state`: prints the hierarchy at a moment.
extension Command {
  static let state = Command(
    name: "state", arguments: "NAME|FILE",
    summary: "prints the hierarchy at an instant (default: the end)",
    argumentCount: 1...1, options: [.at, .json, .profile, .variant], takes: .subject
  ) { invocation throws(CommandError) in
    let moment = try invocation.moment()
    let finding = try invocation.finding(in: invocation.arguments[0])
    let recording = finding.recording
    let state = recording.state(at: moment ?? .line(.max))
    let json = state.json(event: recording.line(at: moment ?? .line(.max)))
    // Without controllers, print the views.
    let outline = state.controllers.values.isEmpty ? state.viewOutline : state.outline
    try Output.write(invocation.has("--json") ? json.text + "\n" : outline)
    return finding.status()
  }
}
