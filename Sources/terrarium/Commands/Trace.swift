import Hierarchy
import Import
import Session
import Support

/// `terrarium trace` and `terrarium check`: print a run's callbacks or diagnostics.
extension Command {
  static let trace = Command(
    name: "trace", arguments: "NAME|FILE",
    summary: "prints the callback trace, one event per line", argumentCount: 1...1,
    options: [
      .json,
      Option(name: "--all", value: nil, summary: "adds layout callbacks, calls and releases"),
      .profile, .variant,
    ], takes: .subject
  ) { invocation throws(CommandError) in
    let name = invocation.arguments[0]
    let subject = try invocation.subject(name)
    let finding = try invocation.finding(of: subject, named: name)
    let recording = finding.recording
    let all = invocation.has("--all")
    let text =
      invocation.has("--json") ? recording.traceJSON(all: all) : recording.traceText(all: all)
    try Output.write(text)
    if text.isEmpty, case .dump = subject {
      Output.warn(
        "\(name): it has no callbacks; see its hierarchy with terrarium state "
          + "\(name)")
    }
    return finding.status()
  }

  static let check = Command(
    name: "check", arguments: "NAME|FILE…",
    summary: "reports containment errors; exits 1 if any",
    argumentCount: 1...Int.max, options: [.json, .profile, .variant], takes: .subject
  ) { invocation throws(CommandError) in
    // Continue after an unreadable subject.
    var status = ExitStatus.done
    for name in invocation.arguments {
      let found: ExitStatus
      do throws(CommandError) {
        let subject = try invocation.subject(name)
        found = try invocation.check(subject, named: name)
      } catch {
        guard error.isAboutInput, invocation.arguments.count > 1 else { throw error }
        Output.warn(error)
        found = error.status
      }
      if found.rawValue > status.rawValue { status = found }
    }
    return status
  }
}

extension CommandError {
  /// Whether a subject is at fault rather than the usage.
  fileprivate var isAboutInput: Bool {
    switch self {
    case .script, .lesson, .input, .dump, .unknownName: true
    default: false
    }
  }
}

extension Invocation {
  /// Prints a subject's diagnostics, prefixed with its name if there are several.
  fileprivate func check(
    _ subject: Subject, named name: String
  ) throws(CommandError) -> ExitStatus {
    if case .lesson(let texts) = subject { return try check(texts) }
    let finding = try finding(of: subject, named: name)
    let recording = finding.recording
    if case .dump(let dump) = subject { dump.tellWhatCannotBeChecked(in: name) }
    guard !recording.diagnostics.isEmpty else { return finding.status() }
    for event in recording.events {
      guard case .diagnostic(let index) = event.kind else { continue }
      let line =
        has("--json")
        ? recording.diagnosticJSON(of: event, file: name)?.text
        : recording.traceLine(of: event).map {
          (arguments.count > 1 ? "\(name.visible()): \($0)" : $0)
            + place(of: recording.diagnostics[Int(index)], in: name)
        }
      if let line { try Output.write(line + "\n") }
    }
    _ = finding.status()
    return .negative
  }

  /// The responsible line and the remedy, indented below the diagnostic.
  private func place(of diagnostic: Diagnostic, in name: String) -> String {
    let place = diagnostic.line.map { "\(name.visible()):\($0)" }
    let words = [place, diagnostic.remedy?.visible()].compactMap(\.self).joined(separator: ": ")
    return words.isEmpty ? "" : "\n  \(words)"
  }
}

extension Dump {
  /// Reports on standard error that a dump without controllers cannot be checked.
  fileprivate func tellWhatCannotBeChecked(in name: String) {
    guard !nodes.isEmpty, !nodes.contains(where: { $0.kind == .controller }) else { return }
    let count = nodes.count == 1 ? "1 node" : "\(nodes.count) nodes"
    Output.warn(
      "\(name): checked \(count) and their hierarchy; without controllers, appearance, "
        + "presentation and the places of views can't be checked")
  }
}
