import Attach
import Export
import Foundation
import GioKit
import Hierarchy
import Support

/// `terrarium attach`: prints a running program once, or records it until it exits.
extension Command {
  static let attach = Command(
    name: "attach", arguments: "APP",
    summary: "watches a running program, by name or process id", argumentCount: 1...1,
    options: [
      Option(name: "--once", value: nil, summary: "prints the tree once"),
      Option(
        name: "--check", value: nil,
        summary: "prints accessibility issues once; exits 1 if any"),
      .json,
      Option(
        name: "-o", value: "FILE",
        summary: "records into FILE.terrarium until the program quits, or once with --once",
        takes: .file),
      Option(
        name: "--wait", value: "SECONDS",
        summary: "how long to wait for the program "
          + "(default 3)"),
    ], takes: .application
  ) { invocation throws(CommandError) in
    let name = invocation.arguments[0]
    let path = invocation.value("-o")
    if let path, URL(fileURLWithPath: path).pathExtension != RecordingFile.fileExtension {
      throw .badValue(
        option: "-o", value: path, allowed: "a file that ends in .\(RecordingFile.fileExtension)")
    }
    let isOnce = invocation.has("--once") || invocation.has("--check")
    if invocation.has("--json"), !isOnce {
      throw .misplaced(option: "--json", purpose: "for --once and --check")
    }
    if let path, FileManager.default.fileExists(atPath: path) {
      throw .recording(.unwritable(path: path, reason: "it already exists; choose a new name"))
    }
    let seconds = try invocation.number("--wait") ?? 3
    let bus = try RunningApplications.bus()
    let application = try RunningApplications.named(name, on: bus, waiting: seconds)
    let attachment = Attachment(to: application, on: bus)
    if isOnce { return try once(attachment, on: bus, invocation, path) }
    return try live(attachment, path)
  }

  /// Takes one snapshot.
  @MainActor private static func once(
    _ attachment: Attachment, on bus: AccessibilityBus, _ invocation: Invocation, _ path: String?
  ) throws(CommandError) -> ExitStatus {
    let application = attachment.application
    attachment.begin()
    MainLoop.run(atMost: 60) { attachment.lookCount > 0 || attachment.condition != .looking }
    attachment.stop()
    guard attachment.lookCount > 0 else {
      switch attachment.condition {
      case .ended: throw .attach(.gone(application.name))
      case .lost: throw .attach(.lost(application.name))
      default: throw .attach(.silent(application.name))
      }
    }
    let tree = attachment.tree
    for note in tree.notes { Output.warn("\(application.name): \(note)") }
    if let path {
      do {
        try RecordingFile.write(attachment.recording, to: URL(fileURLWithPath: path))
      } catch {
        throw .recording(error)
      }
    }
    let isJSON = invocation.has("--json")
    if invocation.has("--check") {
      let findings = tree.checkup
      try Output.write(
        isJSON
          ? tree.checkupJSON(of: application).text + "\n"
          : findings.map { "\($0.line.visible())\n" }.joined())
      return findings.isEmpty ? .done : .negative
    }
    if isJSON {
      var details: [AccessibleReference: AccessibleDetails]?
      bus.details(of: tree.nodes.map(\.reference)) { details = $0 }
      MainLoop.run(atMost: 60) { details != nil }
      var actions: [ProgramAction]?
      bus.actions(of: application) { actions = $0 }
      MainLoop.run(atMost: 10) { actions != nil }
      let json = tree.json(of: application, details: details ?? [:], actions: actions ?? [])
      try Output.write(json.text + "\n")
    } else if path == nil {
      try Output.write(tree.outline)
    }
    return .done
  }

  /// Prints events line by line until the program exits, recording them if a file is given.
  @MainActor private static func live(
    _ attachment: Attachment, _ path: String?
  ) throws(CommandError) -> ExitStatus {
    var trouble: CommandError?
    var journal: RecordingJournal?
    if let path {
      do {
        journal = try RecordingJournal(creating: URL(fileURLWithPath: path))
      } catch {
        throw .recording(error)
      }
    }
    var (told, part) = (0, attachment.part)
    attachment.onChange = {
      let recording = attachment.recording
      do throws(RecordingFileError) {
        if attachment.part != part {
          (told, part) = (0, attachment.part)
          journal = try path.map { path throws(RecordingFileError) in
            let next = RecordingFile.path(ofPart: part, of: path)
            Output.warn("\(path) is full; the recording continues in \(next)")
            return try RecordingJournal(creating: URL(fileURLWithPath: next))
          }
        }
        try journal?.append(recording)
      } catch {
        trouble = .recording(error)
      }
      do throws(CommandError) {
        try Output.write(recording.lines(from: told))
      } catch {
        trouble = error
      }
      told = recording.events.count
    }
    var isAsked = false
    PoliteEnd.on { isAsked = true }
    attachment.begin()
    while trouble == nil, !isAsked, !attachment.condition.isOver {
      MainLoop.run(atMost: 1) { trouble != nil || isAsked || attachment.condition.isOver }
    }
    attachment.stop()
    if let trouble { throw trouble }
    if attachment.condition == .lost { throw .attach(.lost(attachment.application.name)) }
    return .done
  }
}

extension RecordingFile {
  /// The file of a later part of a recording, next to the first, at an unused path.
  static func path(ofPart part: Int, of path: String) -> String {
    let stem = path.dropLast(fileExtension.count + 1)
    let names = (part...).lazy.map { "\(stem)-\($0).\(fileExtension)" }
    return names.first { !FileManager.default.fileExists(atPath: $0) } ?? path
  }
}

extension Recording {
  /// The log from an event on, one line each with its time.
  fileprivate func lines(from first: Int) -> String {
    (first..<events.count).compactMap { place in
      guard case .log(let line) = events[place].kind else { return nil }
      return "\(events[place].instant.milliseconds) \(log[Int(line)].visible(.line))\n"
    }.joined()
  }
}
